import { randomId } from '#web/api/ids.ts'
import { now } from '#web/api/time.ts'
import type { PaymentRecord } from './record.ts'

type Attempt = Pick<PaymentRecord, 'payer' | 'purpose' | 'amount' | 'phone'> & Partial<PaymentRecord>

/** A record with an id and a key of its own; unless `attempt` says otherwise, a mobile money payment whose start is to be sent. */
export const newRecord = (attempt: Attempt): PaymentRecord => ({
  id: randomId(),
  method: 'mobile_money',
  idempotencyKey: randomId(),
  createdAt: now(),
  stage: 'asked',
  ...attempt,
})
