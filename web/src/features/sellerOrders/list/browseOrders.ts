import { OrderStatus, readStatus, type SellerOrder } from '#contract/order.ts'
import { formatTzs, subtotalOf } from '#contract/rules/money.ts'
import { recordMatcher } from '#contract/rules/searchKey.ts'
import { awaitsShortageAnswer } from '#contract/rules/shortage.ts'
import { dayOf, formatDateTime } from '#web/i18n/dates.ts'
import { type Texts, textsNow } from '#web/i18n/texts.ts'
import { statusText } from '#web/ui/StatusBadge.tsx'

export interface OrdersQuery {
  /** `all` or a status (SORD-002). */
  status: string
  /** A day in Tanzania as `2026-11-21`, or '' for all days. */
  day: string
  /** Searches the texts of a row and the full names of the fish (SORD-003, I18N-017). */
  search: string
}

type RowTexts = Texts<'sellerOrders'>

/** Returns the matching orders in the given order; `t` provides the texts that rows show. */
export function browseOrders(
  orders: readonly SellerOrder[],
  { status, day, search }: OrdersQuery,
  t: RowTexts = textsNow('sellerOrders'),
): SellerOrder[] {
  const isFound = searchRow(search, t)
  return orders.filter(
    (order) =>
      (status === 'all' || readStatus(order.status) === status) && (day === '' || dayOf(order.createdAt) === day) && isFound(order),
  )
}

/** Counts the orders of each status filter, with the same search and day. */
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
  /** The number of orders in processing or shipping. The filter `In Transit` means shipping only (SORD-002, SORD-004). */
  inProgress: number
  /** The sum of the seller's items in all orders but cancelled ones, in TZS (SORD-005). */
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

/** The texts and numbers of a row that the search covers, in the current language. */
const searchRow = recordMatcher((order: SellerOrder, t: RowTexts) => {
  const { orderNumber, user, items, deliveryOption, status, createdAt } = order
  return {
    texts: [
      user.name,
      ...items.map(({ product, quantity }) => `${product.name} ${quantity}`),
      deliveryOption === 'express' ? t.sellerOrders.express : t.sellerOrders.standard,
      statusText(status, t),
      ...(awaitsShortageAnswer(order) ? [t.sellerOrders.missing.tag] : []),
      formatDateTime(createdAt),
    ],
    numbers: [orderNumber, formatTzs(subtotalOf(items))],
  }
})
