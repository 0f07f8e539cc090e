import { readText } from '#web/api/storage/device.ts'
import { now } from '#web/api/time.ts'
import type { PaymentRecord } from '../record/record.ts'

export const RECORDS_KEY = 'pendingPayments'
/** The age, in ms, from which a payment no longer blocks an app update, e.g. because its buyer signed out. */
const MAX_AGE = 600_000

/**
 * True while anybody's payment is in progress on this device; the app must not reload then (PWA-007). Reads localStorage directly, because
 * the records store is not part of the first bundle.
 */
export function isPaymentUnderWay(): boolean {
  try {
    return (JSON.parse(readText(RECORDS_KEY) ?? '[]') as PaymentRecord[]).some(isInProgress)
  } catch {
    return false
  }
}

/** Returns false for a charge in trouble, because its buyer may need the new version to finish the order. */
const isInProgress = ({ stage, trouble, dismissed, createdAt }: PaymentRecord): boolean =>
  (stage === 'asked' || stage === 'waiting' || (stage === 'paid' && !trouble)) && !dismissed && now() - createdAt < MAX_AGE
