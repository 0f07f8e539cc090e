import type { FastifyInstance } from 'fastify'
import { calls } from '#contract/calls.ts'
import { payoutMoves } from '#contract/payout.ts'
import { MIN_PAYOUT } from '#contract/rules/constants.ts'
import { sumEarnings } from '#contract/rules/earnings.ts'
import { refuse } from '../http/httpProblem.ts'
import { ownRecord, route } from '../http/route.ts'
import { newPayoutNames } from '../ledger/ids.ts'
import { soldBy } from '../orders/view.ts'
import { newestFirst } from '../world/db.ts'
import type { World } from '../world/world.ts'

const ownPayout = ownRecord(({ payouts }) => payouts, 'payout_unknown')

/** Registers the payout and earnings calls of sellers (API-052 to API-057). */
export async function payouts(app: FastifyInstance): Promise<void> {
  route(app, calls.getEarnings, ({ world, user }) => {
    const { total, fees, net, paidOut, reserved, available } = earningsOf(world, user.id)
    return {
      totalEarnings: `${total}`,
      totalPlatformFees: `${fees}`,
      totalNetEarnings: `${net}`,
      totalPayouts: `${paidOut}`,
      reservedBalance: reserved,
      availableBalance: available,
    }
  })
  route(app, calls.listPayouts, ({ world, user }) => newestFirst(world.db.payouts.where('userId', user.id)))
  route(app, calls.getPayout, ownPayout, ({ found }) => ({ payout: found }))

  route(app, calls.requestPayout, { idempotent: true }, ({ world, user, body: { amount, paymentMethod, paymentDetails, note } }) => {
    if (amount <= 0) refuse(400, 'payout_amount', { fields: { amount: 'payout_amount' } })
    if (amount < MIN_PAYOUT) refuse(400, 'payout_minimum', { fields: { amount: 'payout_minimum' } })
    if (amount > earningsOf(world, user.id).available) refuse(400, 'payout_balance', { fields: { amount: 'payout_balance' } })
    const now = world.clock.iso()
    return world.db.payouts.add({
      ...newPayoutNames(world),
      userId: user.id,
      amount,
      paymentMethod,
      metadata: { ...paymentDetails, ...(note && { note }) },
      status: 'pending',
      createdAt: now,
      updatedAt: now,
    })
  })
  route(app, calls.cancelPayout, ownPayout, ({ world, found }) => {
    if (!payoutMoves[found.status].includes('cancelled')) refuse(409, 'payout_not_pending')
    return world.db.payouts.change(found.id, { status: 'cancelled', updatedAt: world.clock.iso() })
  })
}

interface Earnings {
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
