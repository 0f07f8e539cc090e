import { PLATFORM_FEE_PERCENT } from '#contract/rules/constants.ts'
import type { World } from '../world/world.ts'

export interface Earnings {
  /** All in whole TZS. */
  readonly total: number
  readonly fees: number
  readonly net: number
  readonly paidOut: number
  /** Net less everything paid out, on its way or asked for. */
  readonly available: number
}

/** Returns what a seller earned with delivered orders, own items only (SPAY-028, SPAY-029). */
export function earningsOf({ db }: World, sellerId: string): Earnings {
  const total = db.orders
    .where('sellerId', sellerId)
    .filter((order) => order.status === 'delivered')
    .flatMap((order) => order.items)
    .reduce((sum, item) => sum + (item.sellerId === sellerId ? item.unitPrice * item.quantity : 0), 0)
  const fees = Math.floor((total * PLATFORM_FEE_PERCENT) / 100)
  const payouts = db.payouts.where('userId', sellerId)
  const sumOf = (...states: string[]) => payouts.reduce((sum, payout) => sum + (states.includes(payout.status) ? payout.amount : 0), 0)
  const net = total - fees
  return { total, fees, net, paidOut: sumOf('completed'), available: net - sumOf('pending', 'processing', 'completed') }
}
