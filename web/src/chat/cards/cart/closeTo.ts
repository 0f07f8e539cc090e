import type { Product } from '#contract/catalogue.ts'
import { wholeShillings } from '#contract/rules/money.ts'
import type { CartLine } from '#web/features/cart/cart.ts'
import { nameParts } from '#web/ui/nameParts.ts'

/** The fish a name begins with, as it is called at the landing site: `Sato` of `Smoked tilapia (Sato wa moshi), 1 kg`. */
export function fishOf(name: string): string {
  const { title, local } = nameParts(name)
  return (local ?? title).split(' ')[0] ?? title
}

/** What comes closest to a line that is sold out: the same fish at up to twice its price before another, kept the same way before otherwise, then the nearest price. */
export function closeTo({ product }: CartLine, products: readonly Product[], inCart: readonly CartLine[]): Product | null {
  const price = wholeShillings(product.unitPrice)
  const taken = new Set(inCart.map(({ productId }) => productId))
  const distance = (one: Product): readonly number[] => [
    Number(fishOf(one.name).toLowerCase() !== fishOf(product.name).toLowerCase() || wholeShillings(one.unitPrice) > 2 * price),
    Number(one.storageType !== product.storageType),
    Math.abs(wholeShillings(one.unitPrice) - price),
  ]
  const [closest] = products
    .filter(({ id, availableQuantity }) => Math.floor(availableQuantity) > 0 && !taken.has(id))
    .map((one) => ({ one, by: distance(one) }))
    .sort((a, b) => a.by.map((step, at) => step - (b.by[at] ?? 0)).find((step) => step !== 0) ?? 0)
  return closest?.one ?? null
}
