import { readText } from '#web/api/storage/device.ts'
import { now } from '#web/api/time.ts'
import type { PaymentRecord } from '../record/record.ts'

export const RECORDS_KEY = 'pendingPayments'
/** One that nobody has settled by then, e.g. of a person who signed out, holds nothing up any more. In ms. */
const COUNTS_FOR = 600_000

/**
 * Whether a payment is under way on this device, whoever pays: nothing may disturb it (PWA-007). Only the stored text is read: the store
 * of the records is no part of the first view.
 */
export function isPaymentUnderWay(): boolean {
  try {
    return (JSON.parse(readText(RECORDS_KEY) ?? '[]') as PaymentRecord[]).some(waits)
  } catch {
    return false
  }
}

/** A charge in trouble waits for its buyer, who may need the new version for it. */
const waits = ({ stage, trouble, dismissed, createdAt }: PaymentRecord): boolean =>
  (stage === 'asked' || stage === 'waiting' || (stage === 'paid' && !trouble)) && !dismissed && now() - createdAt < COUNTS_FOR
