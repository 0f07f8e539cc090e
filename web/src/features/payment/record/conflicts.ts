import { normalPhone } from '#contract/rules/phone.ts'
import { config } from '#web/api/config.ts'
import { phoneOf } from './phoneOf.ts'
import { type PaymentRecord, type Purpose, samePurpose } from './record.ts'

/** Whether this record stands in the way of a new payment: one is open at a time, and what is paid for is not paid again (MON-010, MON-019). */
export const blocks = (record: PaymentRecord, purpose: Purpose): boolean =>
  purpose.kind === 'cart'
    ? blocksCart(record, purpose.checkoutId)
    : samePurpose(record.purpose, purpose) && (isWaiting(record) || isPaid(record))

/** Likewise for a cart, whatever its method: any open payment of a cart, and a charge of this very one without its order. */
export const blocksCart = (record: PaymentRecord, checkoutId: string): boolean =>
  record.purpose.kind === 'cart' && (isWaiting(record) || (isPaid(record) && record.purpose.checkoutId === checkoutId))

/** Whether the response to the start was lost: the customer may have been charged, and nothing names the charge. */
export const isUnclearStart = (record: PaymentRecord): boolean => record.stage === 'refused' && record.unclear === true && !record.reference

export const isOpenCash = (record: PaymentRecord): boolean => record.method === 'cash_on_delivery' && record.stage === 'paid'

/** Whether a new attempt would be this one again, to the letter: only then may its key be used again (MON-004). */
export const isSameAttempt = (
  record: PaymentRecord,
  { purpose, amount, phone }: Pick<PaymentRecord, 'purpose' | 'amount' | 'phone'>,
): boolean =>
  record.amount === amount && phoneOf(record) === normalPhone(phone) && JSON.stringify(record.purpose) === JSON.stringify(purpose)

const isWaiting = (record: PaymentRecord): boolean =>
  !record.dismissed && (record.stage === 'asked' || record.stage === 'waiting' || (!config.knowsExtensions && isUnclearStart(record)))
const isPaid = (record: PaymentRecord): boolean => record.stage === 'paid' && record.trouble?.kind !== 'second'
