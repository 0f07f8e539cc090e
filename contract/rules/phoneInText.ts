import { isPhone, normalPhone } from './phone.ts'
import { plainText } from './typed.ts'

/** A full Tanzanian mobile number in a text, with the usual separators. No other digit may be next to it. */
export const LOCAL_PHONE = /(?<!\d)(?:\+?255[\s-]*(?:\(0\)|0)?|0)[\s./()-]*[67]\d(?:[\s./-]?\d){7}(?!\d)/

/** Digits with only phone separators between them. */
const RUN = /\+?\d(?:[\s\-()./]{0,3}\d)*/g

/**
 * Returns the phone number in a text and the text without it, or null if there are none or several. Tanzanian numbers take precedence.
 * Other digits nearby are not part of the number: `kamba 2 0712345678` gives 0712345678 (I18N-016).
 */
export function phoneInText(text: string): { readonly phone: string; readonly rest: string } | null {
  const plain = plainText(text)
  const found = [...plain.matchAll(RUN)].flatMap(({ 0: run, index }) => numbersIn(run).map(([from, to]) => [index + from, index + to]))
  const [first, ...others] = found
  if (first === undefined || others.length > 0) return null
  const [from, to] = first
  return { phone: plain.slice(from, to), rest: `${plain.slice(0, from)} ${plain.slice(to)}` }
}

type Range = readonly [from: number, to: number]
/** Digits without a separator between them; the range of the first part includes a plus. */
interface Part {
  readonly digits: string
  readonly from: number
  readonly to: number
}

/** Returns the ranges of phone numbers in a run: all Tanzanian ones, or else one of another country. */
function numbersIn(run: string): Range[] {
  const parts = [...run.matchAll(/\+?(\d+)/g)].map(({ 0: text, 1: digits = '', index }) => ({
    digits,
    from: index,
    to: index + text.length,
  }))
  const hasPlus = run.startsWith('+')
  const local = localNumbers(parts, hasPlus)
  if (local.length > 0) return local
  const foreign = foreignNumber(parts, hasPlus)
  return foreign && isPhone(run.slice(...foreign)) ? [foreign] : []
}

/** Returns the ranges of Tanzanian numbers. After a plus, only the first part can start one. */
function localNumbers(parts: readonly Part[], hasPlus: boolean): Range[] {
  const found: Range[] = []
  let end = 0
  for (const [at, { from }] of parts.slice(0, hasPlus ? 1 : undefined).entries()) {
    if (from < end) continue
    const last = parts.slice(at, at + LONGEST).find((_, index) => isLocal(joined(parts.slice(at, at + index + 1)), parts[at - 1]?.digits))
    if (!last) continue
    end = last.to
    found.push([from, end])
  }
  return found
}

/** Returns the range that a number of another country would have: one long part, or a country code and the parts behind it. */
function foreignNumber(parts: readonly Part[], hasPlus: boolean): Range | null {
  const first = hasPlus ? parts[0] : parts.find(({ digits }) => digits.length >= SHORTEST || COUNTRY.test(digits))
  if (!first) return null
  const last = first.digits.length >= SHORTEST ? first : parts.at(-1)
  return [first.from, (last ?? first).to]
}

const joined = (parts: readonly Part[]): string => parts.map(({ digits }) => digits).join('')

/** The minimum length of a number written without separators, in digits. */
const SHORTEST = 9
/** The maximum length of a Tanzanian number, in digits: `00255 0 712345678`. It also limits the number of parts. */
const LONGEST = 15
/** The country code of an African country, written without plus. */
const COUNTRY = /^2\d\d$/

/** Returns whether digits are a Tanzanian number. Without 0 or 255, no other country's code may be `before` them. */
const isLocal = (digits: string, before = ''): boolean =>
  digits.length <= LONGEST &&
  /^255[1-9]\d{8}$/.test(normalPhone(digits)) &&
  (/^(?:0|255\d{9})/.test(digits) || (/^[67]/.test(digits) && !COUNTRY.test(before)))
