import { PAYMENT_TIMEOUT } from '#contract/rules/constants.ts'
import { readText } from '#web/api/storage/device.ts'
import { newRecord } from '../record/newRecord.ts'
import type { PaymentRecord } from '../record/record.ts'
import { storedCheckout } from './checkoutData.ts'
import { REFERENCE_KEY, TRANSACTION_KEY } from './legacyKeys.ts'
import { addRecord } from './records.ts'

/**
 * Recreates a lost record from the legacy storage keys (CONST-036): the reference and the same payer's checkout data are enough (MON-002).
 * Returns null if they are missing, or if a record with this reference exists.
 */
export async function restoreFromKeys(payer: string): Promise<PaymentRecord | null> {
  const reference = readText(REFERENCE_KEY)
  const transactionId = readText(TRANSACTION_KEY)
  const checkout = storedCheckout()
  if (!reference || checkout?.payer !== payer) return null
  const { order, checkoutId, lines, amount, phone, storedAt } = checkout
  const attempt = newRecord({ payer, purpose: { kind: 'cart', order, checkoutId, lines }, amount, phone, createdAt: storedAt })
  const record: PaymentRecord = transactionId?.trim()
    ? { ...attempt, stage: 'paid', reference, transactionId }
    : { ...attempt, stage: 'waiting', reference, deadline: storedAt + PAYMENT_TIMEOUT }
  const isNew = await addRecord(record, (stored) => stored.some((one) => one.reference === reference))
  return isNew ? record : null
}
