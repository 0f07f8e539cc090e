import { readText, writeText } from '#web/api/storage/device.ts'
import type { PaymentRecord } from '../record/record.ts'

export const REFERENCE_KEY = 'paymentReferenceId'
export const TRANSACTION_KEY = 'transactionId'

/**
 * Copies the reference and transaction of the newest open payment to the legacy storage keys (CONST-036, MON-002). A key is removed when
 * its payment ends (MON-037). A value that belongs to no record stays: it may be all that is left of a payment.
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
