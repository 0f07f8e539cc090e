import {
  addRealtimeFault,
  listSockets,
  RealtimeFault,
  RealtimeFaultKind,
  RealtimeFaultOrder,
} from '../../../control/faults/realtimeFaults.ts'
import { describeFields, describeSchema } from '../../describe.ts'

describeSchema(
  RealtimeFaultKind,
  'What happens (QA-033): `refuse` drops connections and rejects new ones, `drop` drops them once, `mute` does not send events, `duplicate` sends them twice, `delay` later, `reorder` after the next one, `close` drops the connection after some events.',
)
const realtimeOrder = describeFields(RealtimeFaultOrder, {
  kind: 'What happens.',
  to: 'With `webhook`, `mute`, `duplicate`, `delay` or `reorder` hits what is posted to the webhook, not the connections (QA-049).',
  userId: 'Only the connections of this user. `refuse` rejects all new ones all the same.',
  event: 'Only this event, of a connection or with `to` of the webhook. If missing, any but `hello`; `mute` also holds back `hello`.',
  times: 'How often it happens, from 1. If missing, `close` happens once and the others until they are removed.',
  ms: 'How long `delay` waits, or `reorder` at most, in ms of the world’s clock: 1 to 3,600,000. Required with `delay`; with `reorder` by default 30,000.',
  after: 'How many events `close` lets through first, 1 to 10,000. Required with `close`.',
})
const realtimeFault = describeFields(RealtimeFault, {
  ...realtimeOrder,
  id: 'The id of the fault, such as `realtime-1`.',
  left: 'How often it will still happen. Null if no limit.',
  seen: 'How many events `close` has let through.',
})
describeFields(addRealtimeFault.reply, {
  ...realtimeFault,
  id: 'The id of the fault, such as `realtime-1`. Null for `drop`, which happens at once and is not stored.',
})
describeFields(listSockets.reply, {
  id: 'The number of the connection in this world, such as `s1`.',
  connection: 'The id of socket.io, which the client can read too.',
  userId: 'The user who is connected.',
  received: 'How many events the server got from it.',
  joined: 'The references of the payments that it joined (RT-007).',
})
