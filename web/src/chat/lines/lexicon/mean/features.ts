import type { Meaning } from '../tokens/lexicon.ts'
import type { Token } from '../tokens/tokens.ts'
import type { Item } from '../Understood.ts'

/** Meanings that don't show what a line asks for: little words, the name, kind or size of a fish, some verb endings. */
const TELLS_NOTHING = /^(?:filler|num|fish:.*|kind:.*|cut:.*|size:.*)(?:\.|$)|\.(?:how|dont)$/

/** Returns the features that the scorer reads: the meanings in the line, how many of its words are unknown, and how long it is. */
export function featuresOf(tokens: readonly Token[], items: readonly Item[], found: ReadonlySet<Meaning>): Set<string> {
  const features = new Set([...found].filter((meaning) => !TELLS_NOTHING.test(meaning)))
  const denied = items.filter(({ not }) => not).length
  if (items.length > 1) features.add('fishes')
  if (denied > 0) features.add(denied < items.length ? 'someDenied' : 'allDenied')
  const words = wordsIn(tokens)
  const unknown = tokens.filter(({ isUnknown }) => isUnknown).length
  if (unknown > 0) features.add('unknown')
  if (unknown > 1) features.add('unknowns')
  if (unknown > 0 && unknown * 2 >= words) features.add('mostUnknown')
  if (words === 1) features.add('alone')
  if (words <= 3) features.add('short')
  if (words >= 6) features.add('long')
  return features
}

export const wordsIn = (tokens: readonly Token[]): number =>
  tokens.filter(({ word }) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(word)).length

/** True for `kitu kimoja`, `an item`: one of the goods, no matter which. */
export const namesThing = (tokens: readonly Token[]): boolean => tokens.some(({ word }) => /^(?:kitu|item|something)$/.test(word))
