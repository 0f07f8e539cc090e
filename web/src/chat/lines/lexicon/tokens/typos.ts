import { known, targets } from './lexicon.ts'
import { once } from './once.ts'
import { verbForms } from './verbs.ts'

export const MISSPELT_FROM = 4
/** Returns the number of letters that may be wrong. */
export const wrongIn = (length: number): number => (length >= 8 ? 2 : 1)

/** Spells a word by its sound, so that variants match: jodali, sangala, apa, xana, asnte. */
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

/** Returns a bit for each letter in the word. Words with very different letters need not be compared. */
const lettersOf = (word: string): number => Array.from(word).reduce((bits, letter) => bits | (1 << (letter.charCodeAt(0) & 31)), 0)
function bitsIn(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}

/** Computed when the parser is loaded and not with the first line. If words sound alike, the first counts. */
const words = [...targets, ...verbForms()].sort((a, b) => a.length - b.length)
const heardAs = (sound: (word: string) => string): ReadonlyMap<string, string> =>
  new Map([...words].reverse().map((word) => [sound(word), word]))
const ears = heardAs(byEar)
const skeletons = heardAs(bones)
const letters = words.map(lettersOf)

/**
 * Returns the word that a misspelt one means, or null. One letter may be wrong in words of 4 to 7 letters, two in longer ones (CHAT-055).
 */
export const corrected = once((word): string | null => {
  if (known.has(word) || word.length < 3 || !/^[a-z]+$/.test(word)) return null
  return ears.get(byEar(word)) ?? (/[aeiou]/.test(word) ? nearest(word) : (skeletons.get(bones(word)) ?? nearest(word)))
})

function nearest(typed: string): string | null {
  const own = lettersOf(typed)
  let best: string | null = null
  let least = Number.POSITIVE_INFINITY
  for (const [at, word] of words.entries()) {
    const most = wrongIn(word.length)
    if (word.length < MISSPELT_FROM || bitsIn((letters[at] ?? 0) ^ own) > 2 * most) continue
    const cost = distance(typed, word, most) + (word[0] === typed[0] ? 0 : 0.5)
    if (cost < least && cost <= most + 0.5) [best, least] = [word, cost]
  }
  return best
}

/** Returns the Damerau-Levenshtein distance; if it is above `most`, returns `most + 1`. */
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
