import { normalPhone } from '#contract/rules/phone.ts'
import { config } from '#web/api/config.ts'
import { phoneOf } from './phoneOf.ts'
import { type PaymentRecord, type Purpose, samePurpose } from './record.ts'

/** Whether this record prevents a new payment: only one may be open at a time, and nothing is paid for twice (MON-010, MON-019). */
export const blocks = (record: PaymentRecord, purpose: Purpose): boolean =>
  purpose.kind === 'cart'
    ? blocksCart(record, purpose.checkoutId)
    : samePurpose(record.purpose, purpose) && (isWaiting(record) || isPaid(record))

/**
 * Whether this record prevents a payment for the cart: any open payment or cash order of a cart does, and so does a charge for this cart
 * without an order.
 */
export const blocksCart = (record: PaymentRecord, checkoutId: string): boolean =>
  record.purpose.kind === 'cart' &&
  (isWaiting(record) || isOpenCash(record) || (isPaid(record) && record.purpose.checkoutId === checkoutId))

/** Whether the response to the start was lost: the customer may have been charged, but without a reference this cannot be checked. */
export const isUnclearStart = (record: PaymentRecord): boolean => record.stage === 'refused' && record.unclear === true && !record.reference

/** Whether this cash order was sent and is not refused, so that it exists or may still exist (MON-041). */
export const isOpenCash = (record: PaymentRecord): boolean => isCash(record) && record.stage === 'paid' && !isRefusedCash(record)

/** Whether the server clearly refused this cash order. The record only waits to be removed. */
export const isRefusedCash = (record: PaymentRecord): boolean =>
  isCash(record) && record.stage === 'paid' && record.trouble !== undefined && !isUnknownOrder(record)

/**
 * Whether the order may or may not exist: its response was lost, was an error of the server, or had no id. The runner asks on until it is
 * known (MON-041).
 */
export const isUnknownOrder = ({ stage, trouble, refundAsked }: PaymentRecord): boolean =>
  stage === 'paid' && !refundAsked && (trouble?.kind === 'unclear' || trouble?.kind === 'noId')

export const isCash = ({ method }: PaymentRecord): boolean => method === 'cash_on_delivery'

/** Whether amount, number and purpose are identical. Only then may a new attempt reuse this record's key (MON-004). */
export const isSameAttempt = (
  record: PaymentRecord,
  { purpose, amount, phone }: Pick<PaymentRecord, 'purpose' | 'amount' | 'phone'>,
): boolean =>
  record.amount === amount && phoneOf(record) === normalPhone(phone) && JSON.stringify(record.purpose) === JSON.stringify(purpose)

const isWaiting = (record: PaymentRecord): boolean =>
  !record.dismissed && (record.stage === 'asked' || record.stage === 'waiting' || (!config.supportsExtensions && isUnclearStart(record)))
const isPaid = (record: PaymentRecord): boolean => record.stage === 'paid' && record.trouble?.kind !== 'second' && !isCash(record)
