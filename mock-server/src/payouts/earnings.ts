import { sumEarnings } from '#contract/rules/earnings.ts'
import { soldBy } from '../orders/view.ts'
import type { World } from '../world/world.ts'

export interface Earnings {
  /** In whole TZS, like all amounts here. */
  readonly total: number
  readonly fees: number
  readonly net: number
  readonly paidOut: number
  /** The payouts that are pending or processing. */
  readonly reserved: number
  /** `net` less `paidOut` and `reserved`. */
  readonly available: number
}

/** Returns the earnings of a seller: own items of delivered orders (SPAY-028, SPAY-029), and payouts. */
export function earningsOf({ db }: World, sellerId: string): Earnings {
  const { gross: total, fee: fees, net } = sumEarnings(db.orders.where('sellerId', sellerId).map((order) => soldBy(order, sellerId)))
  const payouts = db.payouts.where('userId', sellerId)
  const sumOf = (...states: string[]) => payouts.reduce((sum, payout) => sum + (states.includes(payout.status) ? payout.amount : 0), 0)
  const [paidOut, reserved] = [sumOf('completed'), sumOf('pending', 'processing')]
  return { total, fees, net, paidOut, reserved, available: net - paidOut - reserved }
}
