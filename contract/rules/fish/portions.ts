/** What a dish for many is bought as (CHAT-172). */
export const portionKinds = ['whole', 'fillet', 'dagaa'] as const
export type PortionKind = (typeof portionKinds)[number]

/**
 * Raw grams to buy for one adult's main course of about 120 g. North Carolina Sea Grant (Mariner's Menu, "Seafood: How Much to Buy and
 * Serve") counts 3/4 lb of whole fish and 1/3 lb of fillet for 100 g and says that people eat more: a fifth more, rounded up to 400 g
 * and 200 g. The source has no dagaa. They are eaten whole and lose about three quarters of their weight when dried, so that 50 g is
 * our estimate, of the same 200 g.
 */
export const PORTION_GRAMS: Readonly<Record<PortionKind, number>> = { whole: 400, fillet: 200, dagaa: 50 }
export const MOST_PEOPLE = 50

/** Returns the grams to buy for so many adults. */
export const gramsFor = (people: number, kind: PortionKind): number => people * PORTION_GRAMS[kind]

/** Returns the grams of one unit, from the end of a product's name; null where it is sold by something else. */
export function gramsOf(name: string): number | null {
  const [, number, unit] = /(\d+(?:\.\d+)?)\s*(kg|g)\b/.exec(name) ?? []
  return number === undefined ? null : Number(number) * (unit === 'kg' ? 1_000 : 1)
}
