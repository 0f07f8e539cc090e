import { readStatus, type SellerOrder } from '#contract/order.ts'
import { earningsOfOrder } from '#contract/rules/earnings.ts'
import { wholeShillings } from '#contract/rules/money.ts'
import { dayOf } from '#web/i18n/dates.ts'

export const ranges = [7, 30, 90] as const
export type Range = (typeof ranges)[number]
export const readRange = (days: number): Range => ranges.find((range) => range === days) ?? 30

/** Amounts in whole TZS; `items` is the number of pieces. */
export interface Totals {
  orders: number
  items: number
  gross: number
  fee: number
  net: number
}
export interface DaySales extends Totals {
  /** A day in Tanzania, `2026-11-21`. */
  day: string
}
export interface ProductSales {
  id: string
  name: string
  items: number
  gross: number
}
export interface StatusShare {
  status: string
  orders: number
  /** The share of the period's orders, in whole percent. */
  percent: number
}
export interface Sales {
  /** Every day of the period, oldest first, including those without sales. */
  days: DaySales[]
  total: Totals
  /** The totals of the previous period of the same length. */
  before: Totals
  /** All products sold, by revenue, highest first. */
  products: ProductSales[]
  /** The statuses of all orders, cancelled ones included. */
  statuses: StatusShare[]
}

/** Formats a figure of a report: `12,500`. */
export const digits = (figure: number): string => figure.toLocaleString('en')

/** Computes a seller's sales of the last `range` days, including today, and of the `range` days before (SELL-005, SDSH-018, SDSH-019). */
export function salesOf(orders: readonly SellerOrder[], range: number, now: number): Sales {
  const days = daysUpTo(now, 2 * range).map((day): DaySales => ({ day, ...zeroTotals() }))
  const dayByName = new Map(days.map((day) => [day.day, day]))
  const first = days[range]?.day ?? ''
  const products = new Map<string, ProductSales>()
  const statuses = new Map<string, number>()
  for (const order of orders) {
    const day = dayByName.get(dayOf(order.createdAt))
    if (!day || order.isOwnPurchase) continue
    const isNow = day.day >= first
    const status = readStatus(order.status) ?? order.status
    if (isNow) statuses.set(status, (statuses.get(status) ?? 0) + 1)
    if (status === 'cancelled') continue
    add(day, { orders: 1, items: order.items.reduce((sum, item) => sum + item.quantity, 0), ...earningsOfOrder(order) })
    if (isNow) addProducts(products, order)
  }
  return {
    days: days.slice(range),
    total: totalOf(days.slice(range)),
    before: totalOf(days.slice(0, range)),
    products: [...products.values()].sort((a, b) => b.gross - a.gross || (a.name < b.name ? -1 : 1)),
    statuses: sharesOf(statuses),
  }
}

const DAY = 24 * 3_600_000
/** Returns the last `count` days in Tanzania, which has the same UTC offset all year. */
const daysUpTo = (now: number, count: number): string[] => Array.from({ length: count }, (_, n) => dayOf(now - (count - 1 - n) * DAY))

const zeroTotals = (): Totals => ({ orders: 0, items: 0, gross: 0, fee: 0, net: 0 })

function add(sum: Totals, { orders, items, gross, fee, net }: Totals): void {
  sum.orders += orders
  sum.items += items
  sum.gross += gross
  sum.fee += fee
  sum.net += net
}

function totalOf(days: readonly Totals[]): Totals {
  const sum = zeroTotals()
  for (const day of days) add(sum, day)
  return sum
}

function addProducts(products: Map<string, ProductSales>, { items }: SellerOrder): void {
  for (const { product, quantity, unitPrice } of items) {
    const id = product.id ?? product.name
    const sold = products.get(id) ?? { id, name: product.name, items: 0, gross: 0 }
    sold.items += quantity
    sold.gross += wholeShillings(unitPrice) * quantity
    products.set(id, sold)
  }
}

function sharesOf(counts: ReadonlyMap<string, number>): StatusShare[] {
  const percents = percentsOf([...counts.values()])
  return [...counts]
    .map(([status, orders], place) => ({ status, orders, percent: percents[place] ?? 0 }))
    .sort((a, b) => b.orders - a.orders)
}

/** Returns each value's share in whole percent. The shares add up to 100: the largest remainders are rounded up. */
export function percentsOf(values: readonly number[]): number[] {
  const all = values.reduce((sum, value) => sum + value, 0)
  if (all === 0) return values.map(() => 0)
  const percents = values.map((value) => Math.floor((100 * value) / all))
  const left = 100 - percents.reduce((sum, percent) => sum + percent, 0)
  const remainder = (place: number) => (100 * (values[place] ?? 0)) % all
  const places = values.map((_, place) => place).sort((a, b) => remainder(b) - remainder(a))
  for (const place of places.slice(0, left)) percents[place] = (percents[place] ?? 0) + 1
  return percents
}
