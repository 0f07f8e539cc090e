import { known, targets } from './lexicon.ts'
import { once } from './once.ts'
import { verbForms } from './verbs.ts'

export const MISSPELT_FROM = 4
/** How many letters may be wrong. */
export const wrongIn = (length: number): number => (length >= 8 ? 2 : 1)

/** Spellings that differ by ear only cost nothing: jodali, sangala, apa, xana, asnte. */
const byEar = (word: string): string =>
  word
    .replace(/x/g, 's')
    .replace(/th/g, 's')
    .replace(/dh/g, 'z')
    .replace(/q/g, 'k')
    .replace(/(?<![cs])h/g, '')
    .replace(/r/g, 'l')
    .replace(/(.)\1+/g, '$1')
const bones = (word: string): string => byEar(word).replace(/[aeiou]/g, '')

interface Target {
  readonly word: string
  readonly letters: number
}
const ears = new Map<string, string>()
const skeletons = new Map<string, string>()

function prepare(): Target[][] {
  const lengths: Target[][] = []
  for (const word of [...targets, ...verbForms()]) {
    ;(lengths[word.length] ??= []).push({ word, letters: lettersOf(word) })
    for (const [map, key] of [
      [ears, byEar(word)],
      [skeletons, bones(word)],
    ] as const)
      if (!map.has(key)) map.set(key, word)
  }
  return lengths
}

/** One bit for each letter in the word: words of different letters are not measured at all. */
const lettersOf = (word: string): number => {
  let bits = 0
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31)
  return bits
}
const bitsIn = (bits: number): number => {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}

/** Made when the parser comes, not while a line waits. */
const byLength = prepare()

/** The word that was meant by a misspelt one, or null: one letter wrong in 4 to 7, two in longer words (CHAT-055). */
export const corrected = once((word): string | null => {
  if (known.has(word) || word.length < 3 || !/^[a-z]+$/.test(word)) return null
  return ears.get(byEar(word)) ?? (/[aeiou]/.test(word) ? nearest(word) : (skeletons.get(bones(word)) ?? nearest(word)))
})

function nearest(word: string): string | null {
  const letters = lettersOf(word)
  let best: string | null = null
  let least = Number.POSITIVE_INFINITY
  for (let length = Math.max(MISSPELT_FROM, word.length - 2); length <= word.length + 2; length++) {
    const most = wrongIn(length)
    for (const target of byLength[length] ?? []) {
      if (bitsIn(target.letters ^ letters) > 2 * most) continue
      const cost = distance(word, target.word, most) + (target.word[0] === word[0] ? 0 : 0.5)
      if (cost < least && cost <= most + 0.5) [best, least] = [target.word, cost]
    }
  }
  return best
}

/** Letters wrong, missing, doubled or swapped (Damerau and Levenshtein); more than `most` is `most + 1`. */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      row.push(cost)
    }
    ;[before, last] = [last, row]
  }
  return Math.min(last[b.length] ?? 0, most + 1)
}
