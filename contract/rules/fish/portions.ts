/** The forms in which fish for a group of people is bought (CHAT-172). */
export const portionKinds = ['whole', 'fillet', 'dagaa'] as const
export type PortionKind = (typeof portionKinds)[number]

/**
 * Raw grams to buy for one adult's main course of about 120 g. North Carolina Sea Grant (Mariner's Menu, "Seafood: How Much to Buy and
 * Serve") recommends 3/4 lb of whole fish or 1/3 lb of fillet for 100 g and says that people eat more. We add a fifth and round up to
 * 400 g and 200 g. Dagaa are not in the source. They are eaten whole and lose about three quarters of their weight when dried, so we
 * estimate 50 g, a quarter of 200 g.
 */
export const PORTION_GRAMS: Readonly<Record<PortionKind, number>> = { whole: 400, fillet: 200, dagaa: 50 }
export const MOST_PEOPLE = 50

/** Returns the grams to buy for this many adults. */
export const gramsFor = (people: number, kind: PortionKind): number => people * PORTION_GRAMS[kind]

/** Reads the weight of one unit from a product's name, in grams. Returns null if the name has no weight. */
export function gramsOf(name: string): number | null {
  const [, number, unit] = /(\d+(?:\.\d+)?)\s*(kg|g)\b/.exec(name) ?? []
  return number === undefined ? null : Number(number) * (unit === 'kg' ? 1_000 : 1)
}
