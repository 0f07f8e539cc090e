import { readStatus } from '../order.ts'
import { PLATFORM_FEE_PERCENT } from './constants.ts'
import { type PricedLine, subtotalOf } from './money.ts'

/** The fields of a seller's order that count for earnings, with this seller's items only (SORD-009). */
export interface SoldOrder {
  readonly status: string
  readonly items: readonly PricedLine[]
  /** True if the seller is also the buyer. Such an order earns nothing. */
  readonly isOwnPurchase?: boolean | undefined
}

/** Earnings in whole TZS. */
export interface Earned {
  readonly gross: number
  readonly fee: number
  readonly net: number
}

/**
 * Returns what a seller earns from an order once it is delivered: 0 if it is cancelled or the seller's own purchase (SELL-006).
 * The fee is rounded down to whole shillings per order, so that the orders add up to the summary exactly (SPAY-028).
 */
export function earningsOfOrder(order: SoldOrder): Earned {
  const gross = order.isOwnPurchase || readStatus(order.status) === 'cancelled' ? 0 : subtotalOf(order.items)
  const fee = Math.floor((gross * PLATFORM_FEE_PERCENT) / 100)
  return { gross, fee, net: gross - fee }
}

/** Returns whether an order counts as earned: only delivered orders do (SPAY-028). */
export const isEarned = ({ status }: { readonly status: string }): boolean => readStatus(status) === 'delivered'

/** Returns the sum of the earnings of all delivered orders (SPAY-028). */
export function sumEarnings(orders: readonly SoldOrder[]): Earned {
  const sum = { gross: 0, fee: 0, net: 0 }
  for (const order of orders) {
    if (!isEarned(order)) continue
    const { gross, fee, net } = earningsOfOrder(order)
    sum.gross += gross
    sum.fee += fee
    sum.net += net
  }
  return sum
}

interface DatedOrder extends SoldOrder {
  readonly id: string
  readonly createdAt: string
  /** For a delivered order, the time of delivery. */
  readonly updatedAt?: string | undefined
}

/** Returns how much of each delivered order's net was paid out, by order id, in TZS. Payouts cover the oldest deliveries first (SELL-006). */
export function paidOutByOrder(orders: readonly DatedOrder[], paidOut: number): ReadonlyMap<string, number> {
  const since = ({ updatedAt, createdAt }: DatedOrder) => updatedAt ?? createdAt
  const delivered = orders.filter(isEarned).sort((a, b) => (since(a) < since(b) ? -1 : since(a) > since(b) ? 1 : a.id < b.id ? -1 : 1))
  let left = paidOut
  return new Map(
    delivered.map((order) => {
      const paid = Math.min(left, earningsOfOrder(order).net)
      left -= paid
      return [order.id, paid]
    }),
  )
}
