import type { Product } from '#contract/catalogue.ts'
import { gramsFor, gramsOf, type PortionKind } from '#contract/rules/fish/portions.ts'
import { wholeShillings } from '#contract/rules/money.ts'
import { isWanted, kindOf } from './narrow.ts'

/** The search word for each kind of portion. */
export const servingSearch: Readonly<Record<PortionKind, string>> = { whole: 'sato', fillet: 'minofu', dagaa: 'dagaa' }

export interface Serving {
  readonly product: Product
  readonly packs: number
  readonly grams: number
  readonly price: number
  /** True if even the largest possible order is too little. */
  readonly isShort: boolean
}

const isOfKind: Readonly<Record<PortionKind, (product: Product) => boolean>> = {
  whole: (product) =>
    kindOf(product) === 'fresh' && (['fillet', 'steak', 'head', 'tail'] as const).every((cut) => !isWanted(product, { cut })),
  fillet: (product) => /^(?:fresh|frozen)$/.test(kindOf(product) ?? '') && isWanted(product, { cut: 'fillet' }),
  dagaa: (product) => kindOf(product) === 'dried' && !isWanted(product, { cut: 'flour' }),
}

/**
 * Returns the cheapest product that feeds the given number of people, in whole packs rounded up (CHAT-172).
 * If no single product is enough, it returns the one with the most grams; null if nothing is in stock.
 * `room` returns how many packs of a product may still be added.
 */
export function servingOf(
  products: readonly Product[],
  { people, kind, room }: { people: number; kind: PortionKind; room: (product: Product) => number },
): Serving | null {
  const need = gramsFor(people, kind)
  const servings = products.filter(isOfKind[kind]).flatMap((product): Serving[] => {
    const pack = gramsOf(product.name)
    const most = room(product)
    if (pack === null || most < 1) return []
    const packs = Math.min(Math.ceil(need / pack), most)
    return [{ product, packs, grams: packs * pack, price: packs * wholeShillings(product.unitPrice), isShort: packs * pack < need }]
  })
  const [best = null] = [...servings].sort(
    (a, b) => Number(a.isShort) - Number(b.isShort) || (a.isShort ? b.grams - a.grams : a.price - b.price || a.packs - b.packs),
  )
  return best
}
