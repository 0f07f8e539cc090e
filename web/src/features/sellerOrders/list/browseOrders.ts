import { OrderStatus, readStatus, type SellerOrder } from '#contract/order.ts'
import { subtotalOf } from '#contract/rules/money.ts'
import { dayOf } from '#web/i18n/dates.ts'

export interface OrdersQuery {
  /** `all` or a status (SORD-002). */
  status: string
  /** A Tanzanian day as `2026-11-21`, or '' for every day. */
  day: string
  /** In an order number, whatever its case, spaces and hyphens (SORD-003). */
  search: string
}

/** Returns the orders that match, in the order given. */
export function browseOrders(orders: readonly SellerOrder[], { status, day, search }: OrdersQuery): SellerOrder[] {
  const wanted = bare(search)
  return orders.filter(
    (order) =>
      (status === 'all' || readStatus(order.status) === status) &&
      (day === '' || dayOf(order.createdAt) === day) &&
      (wanted === '' || bare(order.orderNumber).includes(wanted)),
  )
}

/** Returns how many orders each filter would show beside the search and the day. */
export function countByStatus(orders: readonly SellerOrder[], query: OrdersQuery): Readonly<Record<string, number>> {
  const found = browseOrders(orders, { ...query, status: 'all' })
  const counts: Record<string, number> = { all: found.length }
  for (const status of OrderStatus.options) counts[status] = 0
  for (const order of found) {
    const status = readStatus(order.status)
    if (status) counts[status] = (counts[status] ?? 0) + 1
  }
  return counts
}

export interface OrdersSummary {
  /** Processing and shipping together (SORD-004). */
  inTransit: number
  /** Own items of all orders that are not cancelled, in TZS (SORD-005). */
  revenue: number
}

export function summaryOf(orders: readonly SellerOrder[]): OrdersSummary {
  let inTransit = 0
  let revenue = 0
  for (const order of orders) {
    const status = readStatus(order.status)
    if (status === 'processing' || status === 'shipping') inTransit++
    if (status !== 'cancelled') revenue += subtotalOf(order.items)
  }
  return { inTransit, revenue }
}

const bare = (text: string) => text.toLowerCase().replaceAll(/[\s-]/g, '')
