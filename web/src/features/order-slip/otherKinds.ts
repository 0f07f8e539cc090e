import type { Product } from '#contract/catalogue.ts'
import { wholeShillings } from '#contract/rules/money.ts'
import { nameParts } from '#web/ui/nameParts.ts'

/** Returns the Swahili name of the fish in a product name: `Sato` for `Smoked tilapia (Sato wa moshi), 1 kg` and `Tilapia fillet (Minofu ya sato), 1 kg`. */
export function fishOf(name: string): string {
  const { title, local } = nameParts(name)
  const called = local ?? title
  const ofPart = / v?ya (\S+)/.exec(called)?.[1]
  return ofPart ? ofPart.charAt(0).toUpperCase() + ofPart.slice(1) : (called.split(' ')[0] ?? title)
}

/** Returns the other products in stock of the same fish, the cheapest first (CHAT-177). `kamba` does not match kambale. */
export function otherKinds(name: string, products: readonly Product[]): readonly Product[] {
  const fish = fishOf(name).toLowerCase()
  return products
    .filter(
      (one) =>
        one.name !== name &&
        Math.floor(one.availableQuantity) > 0 &&
        one.name
          .toLowerCase()
          .split(/[^\p{L}']+/u)
          .includes(fish),
    )
    .sort((a, b) => wholeShillings(a.unitPrice) - wholeShillings(b.unitPrice))
}
