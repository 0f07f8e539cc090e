import { fractionAt, LEAST_PRICE, moneyAt, type NumberRead, wholeAt, wordAt } from './numbers.ts'
import type { Token } from './tokens.ts'

/** A number in the line: a quantity, a sum of money, or neither (a time, an ordinal, a phone number). */
export interface Amount {
  readonly kind: 'count' | 'money' | 'fraction' | 'none'
  readonly value: number
  readonly from: number
  /** The index after the last token. */
  readonly to: number
}

const CURRENCY = /^(?:tzs|tsh|tshs|sh|shs|shilingi|shillings?|\/=|bob)$/
const TIME_BEFORE =
  /^(?:saa|dakika|siku|tarehe|trh|wiki|mwezi|miezi|masaa|mara|kabla|room|namba|no|number|la|option|watu|people|wageni|house|block|flat|plot|nyumba|mtaa|floor|ghorofa|street|apartment|apt|kitalu)$/
const TIME_AFTER =
  /^(?:pm|am|hours?|hrs?|days?|minutes?|mins?|oclock|weeks?|months?|asubuhi|jioni|usiku|mchana|watu|people|guests|wageni|pax|th|nd|st|rd|g|gm|gms|grams?|gramu|percent|times)$/
const ORDINAL_BEFORE = /^(?:wa|la|ya|cha|the|that|this|which|first|second|third|last|cheapest|cheap|big|small|good|other)$/
/** Words after which a number is a price. */
const PRICED = /^(?:bei|kwa|under|below)$/

/** Returns all numbers of the line in order. */
export function amountsIn(tokens: readonly Token[]): Amount[] {
  const words = tokens.map(({ word }) => word)
  const amounts: Amount[] = []
  for (let at = 0; at < words.length; at++) {
    const read = idiomAt(words, at) ?? sumAt(words, at) ?? partAt(words, at) ?? countAt(words, at, tokens)
    if (!read) continue
    amounts.push({ ...read, from: at })
    at = read.to - 1
  }
  return amounts
}

type AmountRead = Omit<Amount, 'from'>

/** Reads words that aren't numbers (`moja kwa moja`, a phone number), and `a kilo`. */
function idiomAt(words: readonly string[], at: number): AmountRead | null {
  const word = wordAt(words, at)
  const [next = '', later] = words.slice(at + 1)
  const isIdiom = /^(?:moja|mia)$/.test(word)
  if (isIdiom && next === word) return { kind: 'none', value: 0, to: at + 2 }
  if (isIdiom && next === 'kwa' && later === 'moja') return { kind: 'none', value: 0, to: at + 3 }
  if (/^(?:smk|\+|\d{9,}|\d[\d\s-]{8,})/.test(word)) return { kind: 'none', value: 0, to: at + 1 }
  return /^an?$/.test(word) && /^(?:kg|kilo|piece|pack|packet|box)$/.test(next) ? { kind: 'count', value: 1, to: at + 1 } : null
}

/** Reads a number with its scale, which is a price unless it is small: `mia mbili`. */
function sumAt(words: readonly string[], at: number): AmountRead | null {
  const sum = moneyAt(words, at)
  if (!sum) return null
  const before = wordAt(words, at - 1)
  const isPrice = sum.value >= LEAST_PRICE
  const after = wordAt(words, sum.to)
  if (!isPrice && /^(?:kilo|kg)$/.test(before)) return { kind: 'count', ...sum }
  if (TIME_AFTER.test(after) || (TIME_BEFORE.test(before) && !isPrice)) return { kind: 'none', ...sum }
  // `elfu kumi shilingi`: the currency is part of the sum.
  return { kind: 'money', value: sum.value, to: CURRENCY.test(after) ? sum.to + 1 : sum.to }
}

function partAt(words: readonly string[], at: number): AmountRead | null {
  const fraction = fractionAt(words, at)
  if (!fraction) return null
  const isTime = words[at - 1] === 'saa' || /^(?:hour|saa|now|sasa|later|kesho)$/.test(wordAt(words, fraction.to))
  return { kind: isTime ? 'none' : 'fraction', ...fraction }
}

function countAt(words: readonly string[], at: number, tokens: readonly Token[]): AmountRead | null {
  const whole = wholeAt(words, at)
  return whole && { kind: kindOf(words, at, whole, tokens), ...whole }
}

function kindOf(words: readonly string[], at: number, { value, to }: NumberRead, tokens: readonly Token[]): Amount['kind'] {
  const word = wordAt(words, at)
  const before = wordAt(words, at - 1)
  const after = wordAt(words, to)
  const isPrice = value >= LEAST_PRICE
  if (CURRENCY.test(after) || CURRENCY.test(before) || (isPrice && PRICED.test(before))) return 'money'
  if (TIME_BEFORE.test(before) || TIME_AFTER.test(after) || (before === 'from' && after === 'to')) return 'none'
  if (isPointer(word, before, after, value)) return 'none'
  if (isPrice) return isCode(word, tokens) ? 'none' : 'money'
  return word === 'one' && /^(?:is|of|that|with|who|by)$/.test(after) ? 'none' : 'count'
}

/** `the one`, `la tatu`; but not `the two` or `that one kilo`. */
const isPointer = (word: string, before: string, after: string, value: number): boolean =>
  ORDINAL_BEFORE.test(before) && !/^\d/.test(word) && !/^(?:kg|kilo)/.test(after) && !(value > 1 && /^(?:the|that)$/.test(before))

/** A code, or the number of an order, and not a price. */
const isCode = (word: string, tokens: readonly Token[]): boolean =>
  tokens.some(({ means }) => means.has('code') || means.has('order') || means.has('pin')) || (tokens.length < 3 && /^\d{4,6}$/.test(word))
