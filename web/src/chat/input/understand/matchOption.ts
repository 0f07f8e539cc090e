import type { Token } from './read/tokens.ts'
import { tokensOf } from './read/tokens.ts'
import { distance } from './read/typos.ts'
import type { Understood } from './Understood.ts'
import { understand } from './understand.ts'

/** What an open question offers, or an item of a list (CHAT-126, CHAT-137). */
export interface Option {
  readonly id: string
  /** Every name it goes by, in both languages. */
  readonly names: readonly string[]
  /** The answer it stands for; everyday words of the line then choose it. */
  readonly choice?: Understood['choices']
  readonly kind?: string
  readonly size?: string
  readonly price?: number
}

const ORDINALS: ReadonlyArray<readonly [RegExp, number]> = [
  [/\b(?:kwanza|first|1st|juu|top)\b/, 1],
  [/\b(?:[wlyc]h?a pili|second|2nd)\b/, 2],
  [/\b(?:[wlyc]h?a tatu|third|3rd)\b/, 3],
  [/\b(?:[wlyc]h?a nne|fourth|4th)\b/, 4],
  [/\b(?:[wlyc]h?a tano|fifth|5th)\b/, 5],
  [/\b(?:[wlyc]h?a sita|sixth|6th)\b/, 6],
  [/\b(?:mwisho|last|hiyo ya chini|bottom)\b/, -1],
]
/** An order may stand beside these only: `nachukua la kwanza` picks, `jitambulishe kwanza` asks for something else. */
const OF_ORDERS =
  /^(?:num|filler|demonstr|number|choose|want|give|take|put|buy|bring|yes|real|first|keep|=.*|fish:.*|(?:kind|cut|size):.*)(?:\.|$)/
const ORDER =
  /^(?:la|kwanza|first|1st|juu|top|pili|second|2nd|tatu|third|3rd|nne|fourth|4th|tano|fifth|5th|sita|sixth|6th|mwisho|last|chini|bottom|option|choice|chaguo)$/
/** What stands beside the number of a pick: `namba mbili`, `hiyo moja`. */
const OF_PICKS = /^(?:num|filler|demonstr|number|choose|want|give|=.*)$/
const LONGEST_PICK = 6
const MISSPELT_FROM = 4
const TWICE_MISSPELT_FROM = 8

/** In a name and in anything else. */
const COMMON: ReadonlySet<string> = new Set(['the', 'and', 'kwa', 'kama', 'mara', 'anwani', 'address'])

/** The one option a line picks: by number, order, answer, property or name with its typos; null where none or several would do. */
export function matchOption(line: string, options: readonly Option[]): string | null {
  const text = line.toLowerCase().normalize('NFKC').trim()
  const tokens = tokensOf(text)
  if (tokens.length === 0 || options.length === 0) return null
  return (
    byNumber(text, options) ??
    byChoice(understand(line), options) ??
    byName(tokens, options) ??
    byProperty(tokens, options) ??
    byPointing(tokens, options)
  )
}

const at = (options: readonly Option[], place: number): string | null => (place < 0 ? options.at(place) : options[place - 1])?.id ?? null

function byNumber(text: string, options: readonly Option[]): string | null {
  const digit = /^(?:#|no\.?|namba|number|option|ya|la)?\s*(\d{1,2})[.)!]?$/.exec(text)
  if (digit) return at(options, Number(digit[1]))
  if (text.split(/\s+/).length > LONGEST_PICK) return null
  if (options.length === 3 && /katikati|middle/.test(text)) return at(options, 2)
  const ordinal = ORDINALS.find(([words]) => words.test(text))
  if (ordinal && isOrder(tokensOf(text))) return at(options, ordinal[1])
  const { quantity, items } = understand(text)
  const isOnlyNumber =
    /^\p{L}+(?: \p{L}+){0,2}$/u.test(text) && tokensOf(text).every(({ means }) => [...means].every((one) => OF_PICKS.test(one)))
  return typeof quantity === 'number' && items.length === 0 && isOnlyNumber ? at(options, quantity) : null
}

const isOrder = (tokens: readonly Token[]): boolean =>
  tokens.every(({ typed, means, isUnknown }) => ORDER.test(typed) || (!isUnknown && [...means].every((one) => OF_ORDERS.test(one))))

function byChoice({ choices }: Understood, options: readonly Option[]): string | null {
  const keys = ['delivery', 'method', 'network', 'transporter', 'language'] as const
  return only(options.filter(({ choice }) => keys.some((key) => choice?.[key] !== undefined && choice[key] === choices[key])))
}

/** The option with the most of its words in the line; a tie picks none. */
function byName(tokens: readonly Token[], options: readonly Option[]): string | null {
  const scores = options.map(({ names }) => Math.max(0, ...names.map((name) => overlap(name, tokens))))
  const most = Math.max(...scores)
  return most === 0 ? null : only(options.filter((_, index) => scores[index] === most))
}

function overlap(name: string, tokens: readonly Token[]): number {
  const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.filter(
    (word) => word.length > 2 && !COMMON.has(word) && tokens.some(({ typed, word: read }) => isSame(typed, word) || read === word),
  ).length
}

/** The same but for one letter in words of 4 to 7, two in longer ones; digits are never forgiven (CHAT-055). */
function isSame(typed: string, word: string): boolean {
  if (typed === word) return true
  if (/\d/.test(typed + word) || word.length < MISSPELT_FROM) return false
  const most = word.length >= TWICE_MISSPELT_FROM ? 2 : 1
  return distance(typed, word, most) <= most
}

/** `wa barafu`, `mkubwa`, `the cheapest`, `bei ya juu`. */
function byProperty(tokens: readonly Token[], options: readonly Option[]): string | null {
  const means = new Set(tokens.flatMap((token) => [...token.means]))
  const fitting = options.filter(
    ({ kind, size }) => (kind !== undefined && means.has(`kind:${kind}`)) || (size !== undefined && means.has(`size:${size}`)),
  )
  const pool = fitting.length > 0 ? fitting : options
  if (means.has('cheap') || means.has('lowest')) return cheapest(pool)
  return only(fitting)
}

function cheapest(options: readonly Option[]): string | null {
  const least = Math.min(...options.map(({ price }) => price ?? Number.POSITIVE_INFINITY))
  return options.find(({ price }) => price === least)?.id ?? null
}

/** `hiyo`, `that one`: where only one is in view. */
function byPointing(tokens: readonly Token[], options: readonly Option[]): string | null {
  return tokens.some(({ means }) => means.has('demonstr')) ? only(options) : null
}

const only = (options: readonly Option[]): string | null => (options.length === 1 ? (options[0]?.id ?? null) : null)
