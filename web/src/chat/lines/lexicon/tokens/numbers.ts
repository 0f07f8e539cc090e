import type { Token } from './tokens.ts'

/** A number in the line: a quantity, a sum of money, or neither (a time, an ordinal, a phone number). */
export interface Amount {
  readonly kind: 'count' | 'money' | 'fraction' | 'none'
  readonly value: number
  readonly from: number
  /** The index after the last token. */
  readonly to: number
}

const LUMPS: Readonly<Record<string, number>> = { jero: 500, msimbazi: 10_000, wekundu: 10_000 }
const PARTS: Readonly<Record<string, number>> = { nusu: 0.5, half: 0.5, robo: 0.25, quarter: 0.25, '1/2': 0.5, '1/4': 0.25, '3/4': 0.75 }
const DOZEN = /^(?:dozens?|dazeni|dazani|darzeni)$/
const CURRENCY = /^(?:tzs|tsh|tshs|sh|shs|shilingi|shillings?|\/=|bob)$/
const LEAST_PRICE = 1000

/** Numbers the words in order; each is `step` more than the one before. */
const numbers = (words: string, first: number, step = 1): [string, number][] =>
  words.split(' ').map((word, at) => [word, first + at * step])
const small = new Map([
  ...numbers('sifuri moja mbili tatu nne tano sita saba nane tisa', 0),
  ...numbers('kumi ishirini thelathini arobaini hamsini sitini sabini themanini tisini', 10, 10),
  ...numbers('zero one two three four five six seven eight nine ten', 0),
  ...numbers('eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen', 11),
  ...numbers('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10),
  ...numbers('selasini arubaini', 30, 10),
  ...numbers('wili jozi couple pair', 2, 0),
  ...numbers('dozen dazeni dazani darzeni', 12, 0),
])
const SCALES: Readonly<Record<string, number>> = Object.fromEntries([
  ...numbers('mia hundred', 100, 0),
  ...numbers('elfu alfu elf buku mabuku k thousand', 1_000, 0),
  ...numbers('milioni million', 1_000_000, 0),
  ['laki', 100_000],
])
/** Numbers that take the prefix of the noun they count. */
const AGREES = 'moja|wili|tatu|nne|tano|nane'
const PREFIXES = 'ki|vi|wa|mi|ma|m'
const PREFIX = new RegExp(`^(?:${PREFIXES})(?=(?:${AGREES})$)`)
/** Number words for the lexicon. They are never corrected to other words. */
export const numberWords = Object.keys({ ...Object.fromEntries(small), ...SCALES, ...LUMPS, ...PARTS }).filter((word) =>
  /^[a-z]/.test(word),
)
export const countedWords = AGREES.split('|').flatMap((word) => PREFIXES.split('|').map((prefix) => prefix + word))

function valueOf(word = ''): number | undefined {
  if (/^\d{1,3}(?:[,.]\d{3})+$/.test(word)) return Number(word.replace(/[,.]/g, ''))
  if (/^\d+$/.test(word)) return Number(word)
  return small.get(word.replace(PREFIX, ''))
}
type Read = Pick<Amount, 'value' | 'to'>

/** Reads `kumi na mbili`, `twenty five`, `two dozen` and digits. */
function wholeAt(words: readonly string[], at: number): Read | null {
  const word = words[at] ?? ''
  const half = words[at + 1] === 'a' ? at + 2 : at + 1
  if (/^(?:nusu|half)$/.test(word) && DOZEN.test(words[half] ?? '')) return { value: 6, to: half + 1 }
  const value = valueOf(word)
  if (value === undefined) return null
  const next = words[at + 1] === 'na' ? at + 2 : at + 1
  const unit = /^\d/.test(word + words[next]) ? undefined : valueOf(words[next])
  const isTen = value >= (next > at + 1 ? 10 : 20) && value <= 90 && value % 10 === 0
  if (isTen && unit !== undefined && unit < 10) return { value: value + unit, to: next + 1 }
  return value < 10 && DOZEN.test(words[at + 1] ?? '') ? { value: value * 12, to: at + 2 } : { value, to: at + 1 }
}

/** Reads `elfu ishirini na tano`, `laki na nusu`, `buku jero`, `15k` and `20 elfu`. */
function moneyAt(words: readonly string[], at: number): Read | null {
  let total = 0
  let to = at
  while (to < words.length) {
    const from = to > at && words[to] === 'na' ? to + 1 : to
    const word = words[from] ?? ''
    const lead = /^\d+\.\d+$/.test(word) ? { value: Number(word), to: from + 1 } : wholeAt(words, from)
    const scale = SCALES[word]
    const scaled = SCALES[words[lead?.to ?? -1] ?? ''] ?? 0
    if (word === 'nusu' && from > to && total > 0) [total, to] = [total * 1.5, from + 1]
    else if (LUMPS[word]) [total, to] = [total + LUMPS[word], from + 1]
    else if (scale && word !== 'k') {
      const after = wholeAt(words, from + 1)
      const isOwn = after && (SCALES[words[after.to] ?? ''] ?? 100) === 100
      ;[total, to] = isOwn ? [total + scale * after.value, after.to] : [total + scale, from + 1]
    } else if (lead && scaled >= LEAST_PRICE && from === to) [total, to] = [total + lead.value * scaled, lead.to + 1]
    else break
  }
  return to > at ? { value: total, to } : null
}

/** Reads `3/4`. */
function fractionOf(word = ''): number | undefined {
  const [above, below] = word.split('/').map(Number)
  return above && below ? above / below : undefined
}

/** Reads `nusu`, `1.5`, `3/4`, `moja na nusu`, `two and a half` and `robo tatu`. Half a dozen is six. */
function fractionAt(words: readonly string[], at: number): Read | null {
  const word = words[at] ?? ''
  const part = PARTS[word] ?? fractionOf(word)
  if (/^\d+[.,]\d{1,2}$/.test(word)) {
    const value = Number(word.replace(',', '.'))
    return Number.isInteger(value) ? null : { value, to: at + 1 }
  }
  if (/^(?:three|3)$/.test(word) && words[at + 1] === 'quarter') return { value: 0.75, to: at + 2 }
  if (part) {
    const isDozen = words.slice(at + 1, at + 3).some((next) => DOZEN.test(next))
    return isDozen && part === 0.5 ? null : { value: part, to: word === 'robo' && words[at + 1] === 'tatu' ? at + 2 : at + 1 }
  }
  const isKilo = (place: number): boolean => /^(?:kilos?|kg)$/.test(words[place] ?? '')
  const whole = wholeAt(words, at) ?? (isKilo(at) ? { value: 1, to: at + 1 } : null)
  if (!whole) return null
  const joint = isKilo(whole.to) ? whole.to + 1 : whole.to
  const isJoined = /^(?:na|and)$/.test(words[joint] ?? '')
  if (!isJoined && !/^\d/.test(word)) return null
  const next = isJoined ? (words[joint + 1] === 'a' ? joint + 2 : joint + 1) : whole.to
  const more = PARTS[words[next] ?? ''] ?? fractionOf(words[next])
  return more ? { value: whole.value + more, to: next + 1 } : null
}

const TIME_BEFORE =
  /^(?:saa|dakika|siku|tarehe|trh|wiki|mwezi|miezi|masaa|mara|kabla|room|namba|no|number|la|option|watu|people|wageni|house|block|flat|plot|nyumba|mtaa|floor|ghorofa|street|apartment|apt|kitalu)$/
const TIME_AFTER =
  /^(?:pm|am|hours?|hrs?|days?|minutes?|mins?|oclock|weeks?|months?|asubuhi|jioni|usiku|mchana|watu|people|guests|wageni|pax|th|nd|st|rd|g|gm|gms|grams?|gramu|percent|times)$/
const ORDINAL_BEFORE = /^(?:wa|la|ya|cha|the|that|this|which|first|second|third|last|cheapest|cheap|big|small|good|other)$/

/** Returns all numbers of the line in order. */
export function amountsIn(tokens: readonly Token[]): Amount[] {
  const words = tokens.map(({ word }) => word)
  const amounts: Amount[] = []
  for (let at = 0; at < words.length; at++) {
    const amount = amountAt(words, at, tokens)
    if (!amount) continue
    amounts.push(amount)
    at = amount.to - 1
  }
  return amounts
}

function amountAt(words: readonly string[], at: number, tokens: readonly Token[]): Amount | null {
  const word = words[at] ?? ''
  const [next, later] = words.slice(at + 1)
  const amount = (kind: Amount['kind'], { value, to }: Read): Amount => ({ kind, value, from: at, to })
  if (/^(?:moja|mia)$/.test(word) && (next === word || (next === 'kwa' && later === 'moja')))
    return amount('none', { value: 0, to: next === word ? at + 2 : at + 3 })
  if (/^(?:smk|\+|\d{9,}|\d[\d\s-]{8,})/.test(word) && !/^\d{1,3}(?:[,.]\d{3})+$/.test(word))
    return amount('none', { value: 0, to: at + 1 })
  if (/^an?$/.test(word) && /^(?:kg|kilo|piece|pack|packet|box)$/.test(next ?? '')) return amount('count', { value: 1, to: at + 1 })
  const before = words[at - 1] ?? ''
  const money = moneyAt(words, at)
  if (money) {
    const isPrice = money.value >= LEAST_PRICE
    if (!isPrice && /^(?:kilo|kg)$/.test(before)) return amount('count', money)
    const after = words[money.to] ?? ''
    if (TIME_AFTER.test(after) || (TIME_BEFORE.test(before) && !isPrice)) return amount('none', money)
    return amount('money', { value: money.value, to: CURRENCY.test(after) ? money.to + 1 : money.to })
  }
  const fraction = fractionAt(words, at)
  if (fraction) {
    const isTime = before === 'saa' || /^(?:hour|saa|now|sasa|later|kesho)$/.test(words[fraction.to] ?? '')
    return amount(isTime ? 'none' : 'fraction', fraction)
  }
  const whole = wholeAt(words, at)
  return whole && amount(kindOf(words, at, whole, tokens), whole)
}

function kindOf(words: readonly string[], at: number, { value, to }: Read, tokens: readonly Token[]): Amount['kind'] {
  const word = words[at] ?? ''
  const before = words[at - 1] ?? ''
  const after = words[to] ?? ''
  const isPrice = value >= LEAST_PRICE
  if (CURRENCY.test(after) || CURRENCY.test(before) || (/^(?:bei|kwa|under|below)$/.test(before) && isPrice)) return 'money'
  if (TIME_BEFORE.test(before) || TIME_AFTER.test(after) || (before === 'from' && after === 'to')) return 'none'
  const isPointer = ORDINAL_BEFORE.test(before) && !/^(?:kg|kilo)/.test(after) && !(/^(?:the|that)$/.test(before) && value > 1)
  if (isPointer && !/^\d/.test(word)) return 'none'
  if (isPrice) {
    const isCode = tokens.some(({ means }) => means.has('code') || means.has('order') || means.has('pin'))
    return isCode || (/^\d{4,6}$/.test(word) && words.length < 3) ? 'none' : 'money'
  }
  return word === 'one' && /^(?:is|of|that|with|who|by)$/.test(after) ? 'none' : 'count'
}
