import type { Product } from '#contract/catalogue.ts'
import { wholeShillings } from '#contract/rules/money.ts'
import type { CartLine } from '#web/features/cart/cart.ts'
import { fishOf } from '#web/features/order-slip/otherKinds.ts'

/** Returns the closest product in stock. It prefers the same fish at up to twice the price, then the same storage, then the nearest price. */
export function closestProduct({ product }: CartLine, products: readonly Product[], inCart: readonly CartLine[]): Product | null {
  const price = wholeShillings(product.unitPrice)
  const idsInCart = new Set(inCart.map(({ productId }) => productId))
  const distance = (one: Product): readonly number[] => [
    Number(fishOf(one.name).toLowerCase() !== fishOf(product.name).toLowerCase() || wholeShillings(one.unitPrice) > 2 * price),
    Number(one.storageType !== product.storageType),
    Math.abs(wholeShillings(one.unitPrice) - price),
  ]
  const [closest] = products
    .filter(({ id, availableQuantity }) => Math.floor(availableQuantity) > 0 && !idsInCart.has(id))
    .map((one) => ({ one, by: distance(one) }))
    .sort((a, b) => a.by.map((step, at) => step - (b.by[at] ?? 0)).find((step) => step !== 0) ?? 0)
  return closest?.one ?? null
}
