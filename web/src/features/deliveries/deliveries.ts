import { movesFor, type OrderStatus, readStatus } from '#contract/order.ts'
import { orderMoney } from '#contract/rules/orderMoney.ts'
import { type DeliveryOrder } from '#contract/transporter.ts'

/** The group of a delivery in counts and filters. Pending and processing both mean "awaiting pickup" (TDEL-009, GEN-049). */
export type ListStatus = 'pending' | 'inTransit' | 'delivered' | 'cancelled'
const listStatuses: Readonly<Record<OrderStatus, ListStatus>> = {
  pending: 'pending',
  processing: 'pending',
  shipping: 'inTransit',
  delivered: 'delivered',
  cancelled: 'cancelled',
}
/** Returns the group of a delivery; null if its status is unknown. */
export function listStatusOf({ status }: { status: string }): ListStatus | null {
  const known = readStatus(status)
  return known && listStatuses[known]
}

/** Returns the next status a transporter can set, or null (TORD-009 to TORD-013). */
export const nextMoveOf = (order: { status: string }): Move | null => (movesFor(order, 'transporter')[0] as Move | undefined) ?? null
export type Move = Extract<OrderStatus, 'processing' | 'shipping' | 'delivered'>

export const isOpen = (order: { status: string }): boolean => nextMoveOf(order) !== null

/** Returns the time (ISO, UTC) at which a delivery got a status; null if unknown. */
export function reachedAt(order: DeliveryOrder, status: OrderStatus): string | null {
  const step = order.history?.findLast((one) => readStatus(one.status) === status)
  if (step) return step.at
  return readStatus(order.status) === status ? order.updatedAt : null
}

/**
 * Returns the open deliveries in driving order (TRAN-010, TRAN-011). Those in transit come first. Within each group
 * the longest wait comes first, counted from the last failed attempt, the start of transit or the order.
 */
export function inDrivingOrder(orders: readonly DeliveryOrder[]): DeliveryOrder[] {
  const rank = (order: DeliveryOrder) => (listStatusOf(order) === 'inTransit' ? 0 : 1)
  const since = (order: DeliveryOrder) => order.attempts?.at(-1)?.at ?? reachedAt(order, 'shipping') ?? order.createdAt
  return orders.filter(isOpen).sort((a, b) => rank(a) - rank(b) || compare(since(a), since(b)) || compare(a.id, b.id))
}

/** Returns the open deliveries with an amount due, and their sum in TZS (TRAN-006). */
export function cashToCollect(orders: readonly DeliveryOrder[]): { orders: DeliveryOrder[]; sum: number } {
  const due = inDrivingOrder(orders).filter((order) => orderMoney(order).due > 0)
  return { orders: due, sum: due.reduce((sum, order) => sum + orderMoney(order).due, 0) }
}

/** Returns the mean time from order to delivery in milliseconds; null without delivered orders (TDSH-012). */
export function averageTime(orders: readonly DeliveryOrder[]): number | null {
  const times = orders
    .filter((order) => listStatusOf(order) === 'delivered')
    .map(({ createdAt, updatedAt }) => Date.parse(updatedAt) - Date.parse(createdAt))
    .filter((time) => Number.isFinite(time))
  return times.length === 0 ? null : times.reduce((sum, time) => sum + time, 0) / times.length
}

export const newestFirst = (orders: readonly DeliveryOrder[]): DeliveryOrder[] =>
  [...orders].sort((a, b) => compare(b.createdAt, a.createdAt) || compare(b.id, a.id))

export const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Returns a map link that searches for an address (TRAN-002). */
export const mapLink = (address: string): string => `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`
