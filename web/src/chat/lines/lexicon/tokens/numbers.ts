import type { Token } from './tokens.ts'

/** A number of the line: how many, how much money, or neither (a time, an ordinal, a phone). */
export interface Amount {
  readonly kind: 'count' | 'money' | 'fraction' | 'none'
  readonly value: number
  readonly from: number
  /** Exclusive. */
  readonly to: number
}

const ONES = 'sifuri moja mbili tatu nne tano sita saba nane tisa'.split(' ')
const TENS = 'kumi ishirini thelathini arobaini hamsini sitini sabini themanini tisini'.split(' ')
const ENGLISH =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const ENGLISH_TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const SCALES: Readonly<Record<string, number>> = {
  ...Object.fromEntries('elfu alfu elf buku mabuku k thousand'.split(' ').map((word) => [word, 1000])),
  mia: 100,
  hundred: 100,
  laki: 100_000,
  milioni: 1_000_000,
  million: 1_000_000,
}
const LUMPS: Readonly<Record<string, number>> = { jero: 500, msimbazi: 10_000, wekundu: 10_000 }
const PARTS: Readonly<Record<string, number>> = { nusu: 0.5, half: 0.5, robo: 0.25, quarter: 0.25, '1/2': 0.5, '1/4': 0.25, '3/4': 0.75 }
const DOZEN = /^(?:dozen|dazeni|dazani|darzeni)$/
const CURRENCY = /^(?:tzs|tsh|tshs|sh|shs|shilingi|shillings?|\/=|bob)$/
const LEAST_PRICE = 1000

const small = new Map<string, number>([
  ...ONES.map((word, value): [string, number] => [word, value]),
  ...TENS.map((word, index): [string, number] => [word, 10 * (index + 1)]),
  ...ENGLISH.map((word, value): [string, number] => [word, value]),
  ...ENGLISH_TENS.map((word, index): [string, number] => [word, 10 * (index + 2)]),
  ...Object.entries({ selasini: 30, arubaini: 40, wili: 2, jozi: 2, couple: 2, pair: 2, dozen: 12, dazeni: 12, dazani: 12, darzeni: 12 }),
])
/** Numbers that take the prefix of what is counted. */
const COUNTED = ['moja', 'wili', 'tatu', 'nne', 'tano', 'nane']
/** Number words, for the lexicon: they are no typo of anything else. */
export const numberWords = [
  ...small.keys(),
  ...COUNTED.flatMap((word) => ['m', 'wa', 'ki', 'vi', 'mi', 'ma'].map((prefix) => prefix + word)),
  ...Object.keys(SCALES),
  ...Object.keys(LUMPS),
  ...Object.keys(PARTS),
].filter((word) => /^[a-z]+$/.test(word))

function valueOf(word: string | undefined): number | undefined {
  if (word === undefined) return undefined
  if (/^\d{1,3}(?:[,.]\d{3})+$/.test(word)) return Number(word.replace(/[,.]/g, ''))
  if (/^\d+$/.test(word)) return Number(word)
  return small.get(word) ?? small.get(word.replace(/^(?:ki|vi|wa|mi|ma|m)(?=(?:moja|wili|tatu|nne|tano|nane)$)/, ''))
}
const isTen = (value: number): boolean => value >= 10 && value <= 90 && value % 10 === 0

/** `kumi na mbili`, `twenty five`, `two dozen`, digits. */
function wholeAt(words: readonly string[], at: number): { value: number; to: number } | null {
  const half = /^(?:nusu|half)$/.test(words[at] ?? '') ? (words[at + 1] === 'a' ? at + 2 : at + 1) : at
  if (half > at && DOZEN.test(words[half] ?? '')) return { value: 6, to: half + 1 }
  const value = valueOf(words[at])
  if (value === undefined) return null
  const isWord = !/^\d/.test(words[at] ?? '')
  const next = valueOf(words[at + 1])
  const afterNa = words[at + 1] === 'na' ? valueOf(words[at + 2]) : undefined
  if (isWord && isTen(value) && afterNa !== undefined && afterNa < 10 && !/^\d/.test(words[at + 2] ?? ''))
    return { value: value + afterNa, to: at + 3 }
  if (isWord && isTen(value) && value >= 20 && next !== undefined && next < 10 && ENGLISH_TENS.includes(words[at] ?? ''))
    return { value: value + next, to: at + 2 }
  if (value < 10 && (words[at + 1] === 'dozen' || words[at + 1] === 'dozens')) return { value: value * 12, to: at + 2 }
  return { value, to: at + 1 }
}

/** `elfu ishirini na tano`, `laki na nusu`, `buku jero`, `15k`, `20 elfu`. */
function moneyAt(words: readonly string[], at: number): { value: number; to: number } | null {
  let total = 0
  let to = at
  while (to < words.length) {
    const from = to > at && words[to] === 'na' ? to + 1 : to
    const word = words[from] ?? ''
    const lead = /^\d+\.\d+$/.test(word) ? { value: Number(word), to: from + 1 } : wholeAt(words, from)
    const scale = SCALES[word]
    if (word === 'nusu' && from > to && scale === undefined && total > 0) [total, to] = [total * 1.5, from + 1]
    else if (LUMPS[word] !== undefined) [total, to] = [total + (LUMPS[word] ?? 0), from + 1]
    else if (scale !== undefined && word !== 'k') {
      const after = wholeAt(words, from + 1)
      if (after && !(SCALES[words[after.to] ?? ''] && words[after.to] !== 'mia')) [total, to] = [total + scale * after.value, after.to]
      else [total, to] = [total + scale, from + 1]
    } else if (lead && (SCALES[words[lead.to] ?? ''] ?? 0) >= LEAST_PRICE && from === to)
      [total, to] = [total + lead.value * (SCALES[words[lead.to] ?? ''] ?? 0), lead.to + 1]
    else break
  }
  return to > at ? { value: total, to } : null
}

const TIME_BEFORE =
  /^(?:saa|dakika|siku|tarehe|trh|wiki|mwezi|miezi|masaa|mara|kabla|room|namba|no|number|la|option|watu|people|wageni|house|block|flat|plot|nyumba|mtaa|floor|ghorofa|street|apartment|apt|kitalu)$/
const TIME_AFTER =
  /^(?:pm|am|hours?|hrs?|days?|minutes?|mins?|oclock|weeks?|months?|asubuhi|jioni|usiku|mchana|watu|people|guests|wageni|pax|th|nd|st|rd|g|gm|gms|grams?|gramu|percent|times)$/
const ORDINAL_BEFORE = /^(?:wa|la|ya|cha|the|that|this|which|first|second|third|last|cheapest|cheap|big|small|good|other)$/

/** Every number of the line, in order. */
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
  if (/^(?:moja|mia)$/.test(word) && ((words[at + 1] === 'kwa' && words[at + 2] === 'moja') || words[at + 1] === word))
    return { kind: 'none', value: 0, from: at, to: at + (words[at + 1] === 'kwa' ? 3 : 2) }
  if (/^(?:smk|\+|\d{9,}|\d[\d\s-]{8,})/.test(word) && !/^\d{1,3}(?:[,.]\d{3})+$/.test(word))
    return { kind: 'none', value: 0, from: at, to: at + 1 }
  if (/^an?$/.test(word) && /^(?:kg|kilo|piece|pack|packet|box)$/.test(words[at + 1] ?? ''))
    return { kind: 'count', value: 1, from: at, to: at + 1 }
  const money = moneyAt(words, at)
  if (money && money.value < LEAST_PRICE && /^(?:kilo|kg)$/.test(words[at - 1] ?? '')) return { kind: 'count', from: at, ...money }
  if (money && TIME_AFTER.test(words[money.to] ?? '')) return { kind: 'none', from: at, ...money }
  if (money && !(TIME_BEFORE.test(words[at - 1] ?? '') && money.value < LEAST_PRICE))
    return { kind: 'money', from: at, value: money.value, to: CURRENCY.test(words[money.to] ?? '') ? money.to + 1 : money.to }
  if (money) return { kind: 'none', from: at, ...money }
  const fraction = fractionAt(words, at)
  if (fraction)
    return {
      ...fraction,
      kind: /^(?:hour|saa|now|sasa|later|kesho)$/.test(words[fraction.to] ?? '') || words[at - 1] === 'saa' ? 'none' : 'fraction',
      from: at,
    }
  const whole = wholeAt(words, at)
  if (!whole) return null
  return { kind: kindOf(words, at, whole, tokens), from: at, ...whole }
}

function kindOf(
  words: readonly string[],
  at: number,
  { value, to }: { value: number; to: number },
  tokens: readonly Token[],
): Amount['kind'] {
  const before = words[at - 1] ?? ''
  const after = words[to] ?? ''
  const isDigits = /^\d/.test(words[at] ?? '')
  if (CURRENCY.test(after) || CURRENCY.test(before) || (/^(?:bei|kwa|under|below)$/.test(before) && value >= LEAST_PRICE)) return 'money'
  if (before === 'from' && words[to] === 'to') return 'none'
  if (TIME_BEFORE.test(before) || TIME_AFTER.test(after)) return 'none'
  if (!isDigits && ORDINAL_BEFORE.test(before) && !/^(?:kg|kilo)/.test(after) && !(/^(?:the|that)$/.test(before) && value > 1))
    return 'none'
  if (value >= LEAST_PRICE)
    return /^\d{4,6}$/.test(words[at] ?? '') && words.length < 3
      ? 'none'
      : tokens.some(({ means }) => means.has('code') || means.has('order') || means.has('pin'))
        ? 'none'
        : 'money'
  if (words[at] === 'one' && /^(?:is|of|that|with|who|by)$/.test(after)) return 'none'
  return 'count'
}

/** `nusu`, `1.5`, `3/4`, `moja na nusu`, `two and a half`, `robo tatu`. Half a dozen is six. */
function fractionAt(words: readonly string[], at: number): { value: number; to: number } | null {
  const word = words[at] ?? ''
  const slash = /^(\d+)\/(\d+)$/.exec(word)
  if (slash) return { value: Number(slash[1]) / Number(slash[2]), to: at + 1 }
  const decimal = /^(\d+)[.,](\d{1,2})$/.exec(word)
  if (decimal) return Number(decimal[2]) === 0 ? null : { value: Number(`${decimal[1]}.${decimal[2]}`), to: at + 1 }
  if (/^(?:three|3)$/.test(word) && words[at + 1] === 'quarter') return { value: 0.75, to: at + 2 }
  const part = PARTS[word]
  if (part !== undefined) {
    const dozen = words.slice(at + 1, at + 3).findIndex((next) => DOZEN.test(next))
    if (dozen >= 0 && part === 0.5) return null
    return { value: part, to: word === 'robo' && words[at + 1] === 'tatu' ? at + 2 : at + 1 }
  }
  const whole = wholeAt(words, at) ?? (/^(?:kilo|kg)$/.test(word) ? { value: 1, to: at + 1 } : null)
  if (!whole) return null
  let next = whole.to
  if (/^(?:kilo|kg|kilos)$/.test(words[next] ?? '')) next += 1
  if (/^(?:na|and)$/.test(words[next] ?? '')) {
    next += 1
    if (words[next] === 'a') next += 1
    const more = PARTS[words[next] ?? '']
    if (more !== undefined) return { value: whole.value + more, to: next + 1 }
  }
  return PARTS[words[whole.to] ?? ''] !== undefined && /^\d/.test(word)
    ? { value: whole.value + (PARTS[words[whole.to] ?? ''] ?? 0), to: whole.to + 1 }
    : null
}
