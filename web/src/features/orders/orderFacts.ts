import { amountDueOf, movesFor, type Order, type OrderStatus, readStatus } from '#contract/order.ts'
import { feeOf, subtotalOf } from '#contract/rules/money.ts'

/** The steps of an order that is not cancelled, in order (CHAT-115). */
export const orderSteps = ['pending', 'processing', 'shipping', 'delivered'] as const satisfies readonly OrderStatus[]

/** The index of the order's step; -1 if it is cancelled or the status is unknown. */
export const stepOf = (status: string): number => {
  const known = readStatus(status)
  return known === null || known === 'cancelled' ? -1 : orderSteps.indexOf(known)
}

/** Neither delivered nor cancelled. An unknown status counts as under way. */
export const isUnderWay = ({ status }: Pick<Order, 'status'>): boolean => {
  const known = readStatus(status)
  return known !== 'delivered' && known !== 'cancelled'
}

/** Whether the buyer may still cancel the order (ORD-008). */
export const mayCancel = (order: Order): boolean => movesFor(order, 'buyer').includes('cancelled')

export interface OrderSums {
  subtotal: number
  fee: number
  total: number
  paid: number
  due: number
}

/**
 * Amounts of an order in TZS. Paid is the total less what is due (MON-031), or 0 after a cancellation. The fee is the total less the
 * items, or the regular fee if the total is not higher.
 */
export function orderSums(order: Order): OrderSums {
  const subtotal = subtotalOf(order.items)
  const due = amountDueOf(order)
  const fee =
    order.totalAmount > subtotal ? order.totalAmount - subtotal : feeOf(order.deliveryOption === 'express' ? 'express' : 'standard')
  const paid = readStatus(order.status) === 'cancelled' ? 0 : order.totalAmount - due
  return { subtotal, fee, total: order.totalAmount, paid, due }
}

/**
 * The amount refunded; `ask` if a cancelled paid order has no refund on record, so that the buyer has to ask support. Null if nothing goes
 * back (MON-030, SELL-016).
 */
export function refundOf(order: Order): { amount: number } | 'ask' | null {
  if (order.refund) return { amount: order.refund.amount }
  return readStatus(order.status) === 'cancelled' && order.paymentMethod === 'mobile_money' ? 'ask' : null
}

/** The items in the quantities first ordered, to buy them again (CHAT-117). */
export const orderedLines = (order: Order) =>
  order.items.map(({ product, quantity, ordered = quantity }) => ({ productId: product.id, name: product.name, quantity: ordered }))
