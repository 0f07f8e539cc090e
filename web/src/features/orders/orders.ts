import { movesFor, type Order, type OrderStatus, readStatus } from '#contract/order.ts'
import { feeOf, formatTzs, subtotalOf } from '#contract/rules/money.ts'
import { moneyWords } from '#contract/rules/orderMoney.ts'
import { fill } from '#web/i18n/placeholders.ts'
import type { Texts } from '#web/i18n/texts.ts'

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

/** Returns items, delivery fee and total of an order in TZS. The fee is the total less the items, or the regular fee if the total is not higher. */
export function orderSums(order: Order): { subtotal: number; fee: number; total: number } {
  const subtotal = subtotalOf(order.items)
  const { totalAmount: total, deliveryOption } = order
  return { subtotal, fee: total > subtotal ? total - subtotal : feeOf(deliveryOption), total }
}

/** Returns the label of an order's delivery fee. */
export const feeText = (option: string, { orders: t }: Texts<'checkout'>): string => (option === 'express' ? t.feeExpress : t.feeStandard)

/** Says how much goes back and where to, or that the buyer has to ask; null if nothing goes back (MON-030, SELL-016). */
export function refundText(order: Order, { orders: t }: Texts<'checkout'>): string | null {
  const { refund } = moneyWords(order, 'buyer')
  return refund && fill(t.refunds[refund[0]], { amount: formatTzs(refund[1]) })
}

/** Returns the money words of an order as one line for a list (MON-042). */
export function moneyLine(order: Order, t: Texts<'checkout'>): string {
  const sums = moneyWords(order, 'buyer').sums.map(([word, amount]) => `${t.orders.money[word]} ${formatTzs(amount)}`)
  return [...sums, refundText(order, t)].filter(Boolean).join(' · ')
}

/** Returns the names of an order's transporters; undefined if the server sends none. */
export const carrierNames = ({ carriers }: Order): string | undefined => carriers?.map(({ name }) => name).join(', ')

/** The items in the quantities first ordered, to buy them again (CHAT-117). */
export const orderedLines = (order: Order) =>
  order.items.map(({ product, quantity, ordered = quantity }) => ({ productId: product.id, name: product.name, quantity: ordered }))
