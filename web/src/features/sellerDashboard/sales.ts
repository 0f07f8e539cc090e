import { readStatus, type SellerOrder } from '#contract/order.ts'
import { subtotalOf } from '#contract/rules/money.ts'
import { dayOf } from '#web/i18n/dates.ts'

const DAY = 24 * 3_600_000
const DAYS = 7

export interface DaySales {
  /** A Tanzanian day, as `2026-11-21`. */
  day: string
  /** Own items of orders that are neither cancelled nor bought by the seller, as the reports count them, in TZS (SDSH-011). */
  sum: number
  orders: number
}

export interface WeekSales {
  /** Seven days, today last. */
  days: DaySales[]
  sum: number
  /** The sum of the seven days before. */
  before: number
}

/** Returns the sales of the last seven days by day, and of the seven before them. */
export function weekOf(orders: readonly SellerOrder[], now: number): WeekSales {
  const days = Array.from({ length: 2 * DAYS }, (_, back) => dayOf(now - (2 * DAYS - 1 - back) * DAY))
  const sales = new Map(days.map((day) => [day, { day, sum: 0, orders: 0 }]))
  for (const order of orders) {
    const isSale = readStatus(order.status) !== 'cancelled' && !order.isOwnPurchase
    const own = isSale ? sales.get(dayOf(order.createdAt)) : undefined
    if (!own) continue
    own.sum += subtotalOf(order.items)
    own.orders++
  }
  const all = [...sales.values()]
  const sumOf = (some: readonly DaySales[]) => some.reduce((sum, one) => sum + one.sum, 0)
  return { days: all.slice(DAYS), sum: sumOf(all.slice(DAYS)), before: sumOf(all.slice(0, DAYS)) }
}

/** How much more the week brought than the one before, in percent; null where there was nothing before. */
export const changeOf = ({ sum, before }: WeekSales): number | null => (before === 0 ? null : Math.round(((sum - before) / before) * 100))
