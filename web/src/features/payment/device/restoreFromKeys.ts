import { PAYMENT_TIMEOUT } from '#contract/rules/constants.ts'
import { randomId } from '#web/api/ids.ts'
import { readText } from '#web/api/storage/device.ts'
import type { PaymentRecord } from '../record/record.ts'
import { storedCheckout } from './checkoutData.ts'
import { REFERENCE_KEY, TRANSACTION_KEY } from './legacyKeys.ts'
import { addRecord } from './records.ts'

/**
 * Where a payment's record is gone but its keys are not, they are read (MON-002): reference and checkout data of the same payer
 * are enough to go on. Answers the record made of them.
 */
export async function restoreFromKeys(payer: string): Promise<PaymentRecord | null> {
  const reference = readText(REFERENCE_KEY)
  const transactionId = readText(TRANSACTION_KEY)
  const checkout = storedCheckout()
  if (!reference || checkout?.payer !== payer) return null
  const record: PaymentRecord = {
    id: randomId(),
    payer,
    method: 'mobile_money',
    purpose: { kind: 'cart', order: checkout.order, checkoutId: checkout.checkoutId, lines: checkout.lines },
    amount: checkout.amount,
    phone: checkout.phone,
    idempotencyKey: randomId(),
    createdAt: checkout.storedAt,
    reference,
    ...(transactionId?.trim() ? { stage: 'paid', transactionId } : { stage: 'waiting', deadline: checkout.storedAt + PAYMENT_TIMEOUT }),
  }
  const isNew = await addRecord(record, (stored) => stored.some((one) => one.reference === reference))
  return isNew ? record : null
}
