import { randomId } from '#web/api/ids.ts'
import { now } from '#web/api/time.ts'
import type { PaymentAt } from './record.ts'

type Asked = PaymentAt<'asked'>
type Attempt = Pick<Asked, 'payer' | 'purpose' | 'amount' | 'phone'> & Partial<Asked>

/** Creates a record with a new id and idempotency key: a mobile money payment whose start has not been sent. */
export const newRecord = (attempt: Attempt): Asked => ({
  id: randomId(),
  method: 'mobile_money',
  idempotencyKey: randomId(),
  createdAt: now(),
  stage: 'asked',
  ...attempt,
})
