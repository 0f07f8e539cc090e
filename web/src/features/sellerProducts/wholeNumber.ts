/**
 * Returns the whole number that is typed, `12,500` and `12 500.00` too; 0 for anything else, as for an empty field: letters, half a
 * shilling, or more than `most` (SPRD-027). What is below zero stays below zero.
 */
export function wholeNumber(text: string, most: number): number {
  const [, digits] = /^(-?\d+)(?:\.0*)?$/.exec(text.replace(/[\s,_]|TZS/gi, '')) ?? []
  const value = Number(digits ?? 0)
  return value > most ? 0 : value
}

/** As it stands in a field: `12,500`. */
export const typedNumber = (value: number): string => value.toLocaleString('en')

/** What the contract takes at most of one product. */
export const MOST_STOCK = 1_000_000
