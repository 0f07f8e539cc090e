import type { Intent } from './intent.ts'
import { addWords, fishWords, fractionWords, littleWords, numberWords, phrases, searchWords, unitWords } from './words.ts'

/**
 * Typed text to an intent: deterministic, on the device, for English, Swahili and mixtures (CHAT-047).
 * Digits are never corrected; a quantity counts units of the product as listed (CHAT-052).
 */
export function understand(line: string): Intent {
  const words = wordsOf(line)
  if (words.length === 0) return { kind: 'unknown' }
  const text = words.join(' ')
  const fish = fishIn(text)
  const quantity = quantityIn(words)
  const fraction = fractionIn(words)
  if (fraction) return fraction
  if (fish || hasAny(words, addWords)) {
    if (quantity !== null && (fish || !phraseIn(text))) return { kind: 'add', fish, text: restOf(words), quantity }
    if (fish) return { kind: 'search', fish, text: restOf(words), quantity: null }
  }
  const phrase = phraseIn(text)
  if (phrase) return { kind: phrase }
  const only = words.length === 1 ? words[0] : undefined
  if (only !== undefined && quantity !== null) return { kind: 'number', value: quantity }
  const rest = restOf(words)
  return rest.length > 2 ? { kind: 'search', fish: null, text: rest, quantity } : { kind: 'unknown' }
}

const wordsOf = (line: string): string[] =>
  line
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.,/\s]/gu, ' ')
    .replace(/[.,](?!\d)/g, ' ')
    .split(/\s+/)
    .filter(Boolean)

/** The longest matching name wins: `kamba kochi` is no prawn. */
function fishIn(text: string): string | null {
  let found: { fish: string; length: number } | null = null
  for (const [fish, names] of Object.entries(fishWords)) {
    for (const name of names) if (contains(text, name) && name.length > (found?.length ?? 0)) found = { fish, length: name.length }
  }
  return found?.fish ?? null
}

function quantityIn(words: readonly string[]): number | null {
  for (const word of words) {
    const digits = /^(\d{1,4})(kg|kilo)?$/.exec(word)
    if (digits) return Number(digits[1])
    const number = numberWords[word]
    if (number !== undefined) return number
  }
  return null
}

/** Sold in whole units only: `1.5` names its neighbours, below 1 only the upper one (CHAT-053). */
function fractionIn(words: readonly string[]): Intent | null {
  for (const word of words) {
    const decimal = /^(\d+)[.,](\d+)(kg|kilo)?$/.exec(word)
    if (decimal && Number(decimal[2]) !== 0) return { kind: 'fraction', below: Number(decimal[1]), above: Number(decimal[1]) + 1 }
    if (fractionWords.includes(word)) {
      const whole = quantityIn(words) ?? 0
      return { kind: 'fraction', below: whole, above: whole + 1 }
    }
  }
  return null
}

type Phrase = keyof typeof phrases

function phraseIn(text: string): Phrase | null {
  let found: { phrase: Phrase; length: number } | null = null
  for (const phrase of Object.keys(phrases) as Phrase[]) {
    for (const words of phrases[phrase])
      if (contains(text, words) && words.length > (found?.length ?? 0)) found = { phrase, length: words.length }
  }
  return found?.phrase ?? null
}

const contains = (text: string, words: string): boolean => ` ${text} `.includes(` ${words} `)
const hasAny = (words: readonly string[], list: readonly string[]): boolean => words.some((word) => list.includes(word))

const filler = new Set([...littleWords, ...unitWords, ...addWords, ...searchWords])

/** What is left to look for in names: no numbers, no little words. */
const restOf = (words: readonly string[]): string =>
  words.filter((word) => !filler.has(word) && !/^\d/.test(word) && numberWords[word] === undefined).join(' ')
