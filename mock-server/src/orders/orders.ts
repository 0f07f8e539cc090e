import type { OrderDraft, OrderLineInput } from '#contract/order.ts'
import { feeOf, wholeShillings } from '#contract/rules/money.ts'
import type { FieldText } from '../http/httpProblem.ts'
import type { World } from '../world/world.ts'

export type StoredOrder = NonNullable<ReturnType<World['db']['orders']['get']>>
export type StoredProduct = NonNullable<ReturnType<World['db']['products']['get']>>
export type ProductOf = (id: string) => StoredProduct | undefined
/** Unit prices in TZS by product id, as they were when the payment started. */
export type Prices = Readonly<Record<string, number>>
type Lines = readonly Pick<OrderLineInput, 'productId' | 'quantity'>[]

/** Returns the current unit price of each product of the lines, in TZS; unknown products are left out (API-026). */
export const pricesOf = (lines: Lines, productOf: ProductOf): Prices =>
  Object.fromEntries(
    lines.flatMap(({ productId }) => (productOf(productId) ? [[productId, wholeShillings(productOf(productId)?.unitPrice ?? 0)]] : [])),
  )

/** Returns the sum of the lines at these prices, in TZS, without the fee. */
export const subtotalAt = (lines: Lines, prices: Prices): number =>
  lines.reduce((sum, { productId, quantity }) => sum + (prices[productId] ?? 0) * quantity, 0)
/** Returns the total of an order in TZS, fee included (API-026). */
export const totalOf = (subtotal: number, option: OrderDraft['deliveryOption']): number => subtotal + feeOf(option)

/** Returns whether two lists have the same quantity of each product; order and split of the lines do not matter (MON-017, MON-024). */
export function sameItems(a: Lines, b: Lines): boolean {
  const [ours, theirs] = [quantities(a), quantities(b)]
  return ours.size === theirs.size && [...ours].every(([productId, quantity]) => theirs.get(productId) === quantity)
}

/** Returns the lines of an order with the quantities originally ordered. */
export const orderedLines = ({ items }: StoredOrder): Lines =>
  items.map(({ productId, quantity, ordered }) => ({ productId, quantity: ordered ?? quantity }))

/** Returns the price of the ordered pieces that turned out to be missing, in TZS. */
export const missingValue = ({ items }: StoredOrder): number =>
  items.reduce((sum, { quantity, ordered = quantity, unitPrice }) => sum + (ordered - quantity) * unitPrice, 0)

/** Returns a problem, by field, for each line that is unknown, not on sale, sold out, or above the stock with all lines (API-027). */
export function shortLines(lines: Lines, productOf: ProductOf): Record<string, FieldText> {
  const ordered = quantities(lines)
  return Object.fromEntries(
    lines.flatMap(({ productId }, index) => {
      const problem = shortage(productOf(productId), ordered.get(productId) ?? 0)
      return problem ? [[`items.${index}`, problem] as const] : []
    }),
  )
}

/** Returns the amount due on delivery in TZS; 0 for a cancelled order (MON-031). */
export const amountDue = (order: { status: string; totalAmount: number }, charged: number): number =>
  order.status === 'cancelled' ? 0 : Math.max(order.totalAmount - charged, 0)

/** Returns whether an order contains an item of this seller (SORD-009). */
export const isSoldBy = (order: StoredOrder, sellerId: string): boolean => order.items.some((item) => item.sellerId === sellerId)

function shortage(product: StoredProduct | undefined, quantity: number): FieldText | null {
  if (!product) return 'product_unknown'
  const { name, availableQuantity: n, isActive } = product
  if (!isActive || n === 0) return ['line_unavailable', { name }]
  return n < quantity ? ['line_short', { name, n }] : null
}

function quantities(lines: Lines): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { productId, quantity } of lines) sums.set(productId, (sums.get(productId) ?? 0) + quantity)
  return sums
}
