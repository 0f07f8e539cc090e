import { sumEarnings } from '#contract/rules/earnings.ts'
import { soldBy } from '../orders/view.ts'
import type { World } from '../world/world.ts'

export interface Earnings {
  /** All in whole TZS. */
  readonly total: number
  readonly fees: number
  readonly net: number
  readonly paidOut: number
  /** Asked for or on its way. */
  readonly reserved: number
  /** Net less what is paid out and reserved. */
  readonly available: number
}

/** Returns what a seller earned with delivered orders, own items only (SPAY-028, SPAY-029). */
export function earningsOf({ db }: World, sellerId: string): Earnings {
  const { gross: total, fee: fees, net } = sumEarnings(db.orders.where('sellerId', sellerId).map((order) => soldBy(order, sellerId)))
  const payouts = db.payouts.where('userId', sellerId)
  const sumOf = (...states: string[]) => payouts.reduce((sum, payout) => sum + (states.includes(payout.status) ? payout.amount : 0), 0)
  const [paidOut, reserved] = [sumOf('completed'), sumOf('pending', 'processing')]
  return { total, fees, net, paidOut, reserved, available: net - paidOut - reserved }
}
