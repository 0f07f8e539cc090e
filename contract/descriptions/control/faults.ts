import { Fault, FaultOrder } from '../../control/faults/faults.ts'
import { addRealtimeFault, listSockets, RealtimeFault, RealtimeFaultKind, RealtimeFaultOrder } from '../../control/faults/realtimeFaults.ts'
import { describeFields, describeSchema } from '../describe.ts'

describeSchema(FaultOrder, 'A fault of calls (QA-032). It needs an effect and may have several; a delay comes first.')
const order = describeFields(FaultOrder, {
  method: 'The method of the calls. If missing or `*`, any.',
  path: 'The path below /v1, 1 to 200 characters, such as `/orders/:id`. `*` and `:name` match any one part.',
  times: 'How many calls to hit, from 1. If missing, all until it is removed.',
  share: 'The share of matching calls to hit, 0 to 1, by the chance of the world’s seed. If missing, all.',
  status: 'Answers with this HTTP status, 400 to 599, and does not run the call. With `after` it runs first.',
  requires: 'Refuses a body without this field with 400, as a stricter API would: 1 to 64 characters.',
  delay: 'Waits so many ms of the world’s clock before the call, 0 to 3,600,000. With `after` before the reply.',
  after: 'True applies `status` and `delay` after the call has run and its changes are saved.',
  empty: 'True runs the call and sends no body.',
  garbage: 'True runs the call and sends a body that cannot be parsed.',
  drip: 'Runs the call and sends the body in 8 pieces, so many ms of the world’s clock apart: 0 to 3,600,000.',
  reset: 'Drops the connection `before` the call runs, or `after` it, when its changes are saved.',
})
describeFields(Fault, {
  ...order,
  id: 'The id of the fault, such as `fault-1`.',
  left: 'How many calls it will still hit. Null if no limit.',
})

describeSchema(
  RealtimeFaultKind,
  'What happens (QA-033): `refuse` drops connections and rejects new ones, `drop` drops them once, `mute` does not send events, `duplicate` sends them twice, `delay` later, `reorder` after the next one, `close` drops the connection after some events.',
)
const realtimeOrder = describeFields(RealtimeFaultOrder, {
  kind: 'What happens.',
  userId: 'Only the connections of this user. `refuse` rejects all new ones all the same.',
  event: 'Only this event. If missing, any but `hello`; `mute` also holds back `hello`.',
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
