import type { UnfinishedPayment } from '#contract/payment.ts'
import { personNow } from '#web/features/session/person.ts'
import { newRecord } from '../record/newRecord.ts'
import { isFor, type PaymentRecord, type Purpose, type Trouble } from '../record/record.ts'
import { unfinishedOf, useUnfinished } from '../runner/unfinished.ts'
import { addRecord, changeRecord, recordsOf, useRecords } from './records.ts'

/**
 * Returns the id of the payer's record. `id` may also be the reference of a charge only the server has; then this creates a record. Null
 * if neither exists.
 */
export async function ensureRecordForCharge(id: string): Promise<string | null> {
  const payer = personNow()
  const own = recordsOf(payer)
  if (own.some((record) => record.id === id)) return id
  const charge = unfinishedOf(useUnfinished.getState(), payer).find(({ reference }) => reference === id)
  return payer !== null && charge ? createRecordForCharge(payer, own, charge) : null
}

/** This device's record of the charge. If the response to the start was lost, the record has no reference and is matched by its purpose. */
export const recordOfCharge = (own: readonly PaymentRecord[], charge: UnfinishedPayment): PaymentRecord | undefined =>
  own.find((record) => record.reference === charge.reference) ??
  own.find((record) => record.stage === 'refused' && record.unclear && !record.reference && isFor(record.purpose, charge))

async function createRecordForCharge(payer: string, own: readonly PaymentRecord[], charge: UnfinishedPayment): Promise<string | null> {
  const { reference, transactionId, amount, phone } = charge
  const trouble: Trouble = { kind: charge.kind === 'second' ? 'second' : 'unclear' }
  const attempt = recordOfCharge(own, charge)
  if (attempt) {
    await changeRecord(attempt.id, { kind: 'chargeFound', transactionId, reference, charged: amount, trouble })
    return attempt.id
  }
  const purpose = purposeOf(charge)
  if (!purpose) return null
  const record = { ...newRecord({ payer, purpose, amount, phone }), stage: 'paid' as const, reference, transactionId, trouble }
  await addRecord(record, (stored) => stored.some((one) => one.reference === reference))
  return useRecords.getState().records.find((one) => one.reference === reference)?.id ?? null
}

function purposeOf({ order, checkoutId, orderId, reference }: UnfinishedPayment): Purpose | null {
  if (orderId !== undefined) return { kind: 'order', orderId }
  return order ? { kind: 'cart', order, checkoutId: checkoutId ?? reference } : null
}
