import type { Payout } from '#contract/payout.ts'
import { type DateOrAmountSort, dateOrAmountSorts } from '#web/ui/area/dateOrAmountSort.ts'
import { readPayoutStatus } from './payouts.ts'

/** Filters payouts by status and sorts them; any other status value, such as `all`, keeps every payout (SPAY-002). */
export function browsePayouts(payouts: readonly Payout[], { status, sort }: { status: string; sort: string }): Payout[] {
  const known = readPayoutStatus(status)
  return payouts
    .filter((payout) => known === null || payout.status === known)
    .sort(orders[dateOrAmountSorts.find((one) => one === sort) ?? 'newest'])
}

const byDate = (a: Payout, b: Payout) => (a.createdAt < b.createdAt ? -1 : a.createdAt > b.createdAt ? 1 : 0)
const orders: Readonly<Record<DateOrAmountSort, (a: Payout, b: Payout) => number>> = {
  newest: (a, b) => byDate(b, a),
  oldest: byDate,
  most: (a, b) => b.amount - a.amount || byDate(b, a),
  least: (a, b) => a.amount - b.amount || byDate(b, a),
}
