import { readText, writeText } from '#web/api/storage/device.ts'
import type { PaymentRecord } from '../record/record.ts'

export const REFERENCE_KEY = 'paymentReferenceId'
export const TRANSACTION_KEY = 'transactionId'

/**
 * The keys of CONST-036 mirror the newest attempt that has them (MON-002). They leave only with its end (MON-037): a value no
 * record accounts for stays, for it is then all that is left of a payment.
 */
export function writeLegacyKeys(records: readonly PaymentRecord[], before: readonly PaymentRecord[]): void {
  const open = newest(records)
  const earlier = newest(before)
  put(REFERENCE_KEY, open?.reference, earlier?.reference)
  put(TRANSACTION_KEY, open?.transactionId, earlier?.transactionId)
}

const newest = (records: readonly PaymentRecord[]): PaymentRecord | undefined =>
  records.findLast(
    (record) => record.stage !== 'done' && record.method === 'mobile_money' && !(record.stage === 'refused' && !record.reference),
  )

function put(key: string, value: string | undefined, earlier: string | undefined): void {
  if (value !== undefined) writeText(key, value)
  else if (readText(key) === (earlier ?? null)) writeText(key, null)
}
