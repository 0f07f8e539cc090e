const DOZEN = /^(?:dozens?|dazeni|dazani|darzeni)$/
/** A smaller number is not a price. */
export const LEAST_PRICE = 1000

/** Numbers the words in order; each is `step` more than the one before. */
const numbers = (words: string, first: number, step = 1): [string, number][] =>
  words.split(' ').map((word, at) => [word, first + at * step])
const lumps = new Map([...numbers('jero', 500), ...numbers('msimbazi wekundu', 10_000, 0)])
const parts = new Map([...numbers('nusu half', 0.5, 0), ...numbers('robo quarter', 0.25, 0)])
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
const scales = new Map([
  ...numbers('mia hundred', 100, 0),
  ...numbers('elfu alfu elf buku mabuku k thousand', 1_000, 0),
  ...numbers('milioni million', 1_000_000, 0),
  ...numbers('laki', 100_000),
])
/** Numbers that take the prefix of the noun they count. */
const AGREES = 'moja|wili|tatu|nne|tano|nane'
const PREFIXES = 'ki|vi|wa|mi|ma|m'
const PREFIX = new RegExp(`^(?:${PREFIXES})(?=(?:${AGREES})$)`)
/** Number words for the lexicon. They are never corrected to other words. */
export const numberWords = [...small.keys(), ...scales.keys(), ...lumps.keys(), ...parts.keys()]
export const countedWords = AGREES.split('|').flatMap((word) => PREFIXES.split('|').map((prefix) => prefix + word))

/** A number and the index after its last word. */
export interface NumberRead {
  readonly value: number
  readonly to: number
}
type Words = readonly string[]
/** A sum of money. `scale` is that of its last part, of which `na nusu` is the half: `laki mbili na nusu` is 250,000. */
type SumRead = NumberRead & { readonly scale?: number }

/** Returns the word at a place; '' before the first and after the last. */
export const wordAt = (words: Words, at: number): string => words[at] ?? ''
/** Returns the place after an optional word. */
const skip = (words: Words, at: number, optional: string): number => (words[at] === optional ? at + 1 : at)

function valueOf(word: string): number | undefined {
  if (/^\d{1,3}(?:[,.]\d{3})+$/.test(word)) return Number(word.replace(/[,.]/g, ''))
  if (/^\d+$/.test(word)) return Number(word)
  return small.get(word.replace(PREFIX, ''))
}

/** Reads `kumi na mbili`, `twenty five`, `two dozen` and digits. */
export function wholeAt(words: Words, at: number): NumberRead | null {
  const afterHalf = skip(words, at + 1, 'a')
  if (/^(?:nusu|half)$/.test(wordAt(words, at)) && DOZEN.test(wordAt(words, afterHalf))) return { value: 6, to: afterHalf + 1 }
  const value = valueOf(wordAt(words, at))
  if (value === undefined) return null
  if (value < 10 && DOZEN.test(wordAt(words, at + 1))) return { value: value * 12, to: at + 2 }
  return withUnit(words, at, value) ?? { value, to: at + 1 }
}

/** Reads the unit after tens in words: `kumi na mbili`, `twenty five`. */
function withUnit(words: Words, at: number, tens: number): NumberRead | null {
  const next = skip(words, at + 1, 'na')
  const least = next > at + 1 ? 10 : 20
  if (/^\d/.test(wordAt(words, at)) || tens < least || tens > 90 || tens % 10 !== 0) return null
  const unit = valueOf(wordAt(words, next))
  return unit !== undefined && unit < 10 ? { value: tens + unit, to: next + 1 } : null
}

/** Reads `elfu ishirini na tano`, `laki na nusu`, `buku jero`, `15k` and `20 elfu`. */
export function moneyAt(words: Words, at: number): NumberRead | null {
  let sum: SumRead | null = null
  for (let more = moneyPart(words, at); more !== null; more = morePart(words, more)) sum = more
  return sum
}

/** Adds the next part of a sum: `na nusu`, `na tano`. */
function morePart(words: Words, { value, to, scale = value }: SumRead): SumRead | null {
  const from = skip(words, to, 'na')
  if (from > to && words[from] === 'nusu') return { value: value + scale / 2, to: from + 1 }
  const part = moneyPart(words, from, from > to)
  return part && { ...part, value: value + part.value }
}

/** Reads a part of a sum. A number before its scale cannot follow `na`: `10k na 20k` are two sums. */
function moneyPart(words: Words, at: number, followsAnd = false): SumRead | null {
  const word = wordAt(words, at)
  const lump = lumps.get(word)
  if (lump) return { value: lump, to: at + 1 }
  const scale = /^(?:k|hundred)$/.test(word) ? undefined : scales.get(word)
  if (scale) {
    const count = wholeAt(words, at + 1)
    return count && isOfScaleBefore(words, at + 1, count)
      ? { value: scale * count.value, to: count.to, scale }
      : { value: scale, to: at + 1, scale }
  }
  const count = /^\d+\.\d+$/.test(word) ? { value: Number(word), to: at + 1 } : hundredsAt(words, at)
  const scaleAfter = count && scales.get(wordAt(words, count.to))
  if (!count || followsAnd) return null
  if (scaleAfter && scaleAfter >= LEAST_PRICE) return { value: count.value * scaleAfter, to: count.to + 1, scale: scaleAfter }
  return words.slice(at, count.to).includes('hundred') ? count : null
}

/**
 * In Swahili, a number follows its scale: `laki moja elfu hamsini`. In `mia 15k` and `laki 20 elfu`, it belongs to the scale after it, unless
 * that has its own number.
 */
function isOfScaleBefore(words: Words, at: number, { to }: NumberRead): boolean {
  const after = wordAt(words, to)
  if ((scales.get(after) ?? 100) === 100) return true
  return !/^(?:k|thousand|million)$/.test(after) && (!/^\d/.test(wordAt(words, at)) || wholeAt(words, to + 1) !== null)
}

/** Reads `a hundred`, `one hundred and fifty` and any number without hundreds. */
function hundredsAt(words: Words, at: number): NumberRead | null {
  const said = wholeAt(words, at)
  const count = said ?? { value: 1, to: skip(words, at, 'a') }
  if (words[count.to] !== 'hundred') return said
  const next = skip(words, count.to + 1, 'and')
  const rest = /^\d/.test(wordAt(words, next)) ? null : wholeAt(words, next)
  const isPart = rest !== null && rest.value < 100
  return { value: count.value * 100 + (isPart ? rest.value : 0), to: isPart ? rest.to : count.to + 1 }
}

/** Reads `nusu` and `3/4`. */
function partOf(word: string): number | undefined {
  const [above, below] = word.split('/').map(Number)
  return parts.get(word) ?? (above && below ? above / below : undefined)
}

/** Reads `nusu`, `1.5`, `3/4`, `moja na nusu`, `two and a half` and `robo tatu`. Half a dozen is six. */
export function fractionAt(words: Words, at: number): NumberRead | null {
  const word = wordAt(words, at)
  const next = wordAt(words, at + 1)
  if (/^\d+[.,]\d{1,2}$/.test(word)) {
    const value = Number(word.replace(',', '.'))
    return Number.isInteger(value) ? null : { value, to: at + 1 }
  }
  if (/^(?:three|3)$/.test(word) && next === 'quarter') return { value: 0.75, to: at + 2 }
  const part = partOf(word)
  if (!part) return mixedAt(words, at)
  const isHalfDozen = part === 0.5 && words.slice(at + 1, at + 3).some((one) => DOZEN.test(one))
  return isHalfDozen ? null : { value: part, to: word === 'robo' && next === 'tatu' ? at + 2 : at + 1 }
}

/** Reads a whole number with a part: `moja na nusu`, `kilo na robo`, `2 1/2`. */
function mixedAt(words: Words, at: number): NumberRead | null {
  const isKilo = (place: number): boolean => /^(?:kilos?|kg)$/.test(wordAt(words, place))
  const whole = isKilo(at) ? { value: 1, to: at + 1 } : wholeAt(words, at)
  if (!whole) return null
  const joint = isKilo(whole.to) ? whole.to + 1 : whole.to
  const isJoined = /^(?:na|and)$/.test(wordAt(words, joint))
  if (!isJoined && !/^\d/.test(wordAt(words, at))) return null
  const next = isJoined ? skip(words, joint + 1, 'a') : whole.to
  const part = partOf(wordAt(words, next))
  return part ? { value: whole.value + part, to: next + 1 } : null
}
