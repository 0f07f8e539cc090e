import { Fault, FaultOrder } from '../../../control/faults/faults.ts'
import { describeFields, describeSchema } from '../../describe.ts'

describeSchema(FaultOrder, 'A fault of calls (QA-032). It needs an effect and may have several; a delay comes first.')
const order = describeFields(FaultOrder, {
  method: 'The method of the calls. If missing or `*`, any.',
  path: 'The path below /v1, 1 to 200 characters, such as `/orders/:id`. `*` and `:name` match any one part.',
  times: 'How many calls to hit, from 1. If missing, all until it is removed.',
  share: 'The share of matching calls to hit, 0 to 1, by the chance of the world’s seed. If missing, all.',
  status: 'Answers with this HTTP status, 400 to 599, and does not run the call. With `after` it runs first.',
  code: 'The code of the Problem that `status` answers with, 1 to 64 characters. If missing `fault`. Not with `body` (QA-050).',
  body: 'Any JSON, at most 20,000 characters, sent exactly: with `status` in place of a Problem, else in place of the reply (QA-050).',
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
