import { randomId } from '#web/api/ids.ts'
import { now } from '#web/api/time.ts'
import type { PaymentRecord } from './record.ts'

type Attempt = Pick<PaymentRecord, 'payer' | 'purpose' | 'amount' | 'phone'> & Partial<PaymentRecord>

/** Creates a record with a new id and idempotency key. Defaults to a mobile money payment whose start has not been sent. */
export const newRecord = (attempt: Attempt): PaymentRecord => ({
  id: randomId(),
  method: 'mobile_money',
  idempotencyKey: randomId(),
  createdAt: now(),
  stage: 'asked',
  ...attempt,
})
