import { OrderStatus, readStatus, type SellerOrder } from '#contract/order.ts'
import { formatTzs, subtotalOf } from '#contract/rules/money.ts'
import { searchIn } from '#contract/rules/searchKey.ts'
import { awaitsShortageAnswer } from '#contract/rules/shortage.ts'
import { dayOf, formatDateTime } from '#web/i18n/dates.ts'
import { type Texts, textsNow } from '#web/i18n/texts.ts'

export interface OrdersQuery {
  /** `all` or a status (SORD-002). */
  status: string
  /** A Tanzanian day as `2026-11-21`, or '' for every day. */
  day: string
  /** What the row shows, or the whole name of a fish (SORD-003, I18N-017). */
  search: string
}

type RowTexts = Texts<'sellerOrders'>

/** Returns the orders that match, in the order given; `t` holds the words that their rows show. */
export function browseOrders(
  orders: readonly SellerOrder[],
  { status, day, search }: OrdersQuery,
  t: RowTexts = textsNow('sellerOrders'),
): SellerOrder[] {
  const isFound = shows(search, t)
  return orders.filter(
    (order) =>
      (status === 'all' || readStatus(order.status) === status) && (day === '' || dayOf(order.createdAt) === day) && isFound(order),
  )
}

/** Returns how many orders each filter would show beside the search and the day. */
export function countByStatus(orders: readonly SellerOrder[], query: OrdersQuery, t?: RowTexts): Readonly<Record<string, number>> {
  const found = browseOrders(orders, { ...query, status: 'all' }, t)
  const counts: Record<string, number> = { all: found.length }
  for (const status of OrderStatus.options) counts[status] = 0
  for (const order of found) {
    const status = readStatus(order.status)
    if (status) counts[status] = (counts[status] ?? 0) + 1
  }
  return counts
}

export interface OrdersSummary {
  /** Processing and shipping together; `In Transit` is the status shipping alone (SORD-002, SORD-004). */
  inProgress: number
  /** Own items of all orders that are not cancelled, in TZS (SORD-005). */
  revenue: number
}

export function summaryOf(orders: readonly SellerOrder[]): OrdersSummary {
  let inProgress = 0
  let revenue = 0
  for (const order of orders) {
    const status = readStatus(order.status)
    if (status === 'processing' || status === 'shipping') inProgress++
    if (status !== 'cancelled') revenue += subtotalOf(order.items)
  }
  return { inProgress, revenue }
}

/** What the row of an order shows, in the reader's language. */
const shows = searchIn((order: SellerOrder, t: RowTexts) => {
  const { orderNumber, user, items, deliveryOption, status, createdAt } = order
  const known = readStatus(status)
  return {
    texts: [
      user.name,
      ...items.map(({ product, quantity }) => `${product.name} ${quantity}`),
      deliveryOption === 'express' ? t.sellerOrders.express : t.sellerOrders.standard,
      known ? t.common.orderStatus[known] : status,
      ...(awaitsShortageAnswer(order) ? [t.sellerOrders.missing.tag] : []),
      formatDateTime(createdAt),
    ],
    numbers: [orderNumber, formatTzs(subtotalOf(items))],
  }
})
