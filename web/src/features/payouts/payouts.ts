import { type EarningsSummary, type Payout, PayoutStatus, payoutMoves } from '#contract/payout.ts'
import { PAYOUT_ID_SHOWN } from '#contract/rules/constants.ts'
import { wholeShillings } from '#contract/rules/money.ts'

export type PayoutSort = 'newest' | 'oldest' | 'most' | 'least'
export const payoutSorts: readonly PayoutSort[] = ['newest', 'oldest', 'most', 'least']

/** The first characters of an id, as shown everywhere (SPAY-003). */
export const shownId = ({ id }: Pick<Payout, 'id'>): string => id.slice(0, PAYOUT_ID_SHOWN)

/** Null for a word nobody knows, which is then shown as it came (GEN-049). */
export const readPayoutStatus = (word: string): PayoutStatus | null => PayoutStatus.options.find((known) => known === word) ?? null

/** Only a pending payout can be cancelled (SPAY-006). */
export const mayCancel = ({ status }: Pick<Payout, 'status'>): boolean =>
  payoutMoves[readPayoutStatus(status) ?? 'completed'].includes('cancelled')

/** The payouts of a status, `all` of them otherwise, in the order asked for (SPAY-002). */
export function browsePayouts(payouts: readonly Payout[], { status, sort }: { status: string; sort: string }): Payout[] {
  const known = readPayoutStatus(status)
  return payouts
    .filter((payout) => known === null || payout.status === known)
    .sort(orders[payoutSorts.find((one) => one === sort) ?? 'newest'])
}

const byDate = (a: Payout, b: Payout) => (a.createdAt < b.createdAt ? -1 : a.createdAt > b.createdAt ? 1 : 0)
const orders: Readonly<Record<PayoutSort, (a: Payout, b: Payout) => number>> = {
  newest: (a, b) => byDate(b, a),
  oldest: byDate,
  most: (a, b) => b.amount - a.amount || byDate(b, a),
  least: (a, b) => a.amount - b.amount || byDate(b, a),
}

/** How many payouts have each status. */
export const countsOf = (payouts: readonly Payout[]): Readonly<Record<PayoutStatus, number>> =>
  Object.fromEntries(PayoutStatus.options.map((status) => [status, payouts.filter((payout) => payout.status === status).length])) as Record<
    PayoutStatus,
    number
  >

/** In whole TZS: net − paid − reserved = available (SELL-007, SPAY-030). */
export interface Balance {
  gross: number
  fees: number
  net: number
  paid: number
  reserved: number
  available: number
}

/** All from one reply, so that it adds up also while the list is still being fetched. An API without the extension leaves the reserved sum out. */
export function balanceOf(summary: EarningsSummary): Balance {
  const net = wholeShillings(summary.totalNetEarnings)
  const paid = wholeShillings(summary.totalPayouts)
  const available = wholeShillings(summary.availableBalance)
  return {
    gross: wholeShillings(summary.totalEarnings),
    fees: wholeShillings(summary.totalPlatformFees),
    net,
    paid,
    reserved: summary.reservedBalance ?? net - paid - available,
    available,
  }
}
