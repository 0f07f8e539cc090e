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

/** Returns the ranges of phone numbers in a run: all Tanzanian ones, or else one of another country. */
function numbersIn(run: string): (readonly [from: number, to: number])[] {
  const parts = [...run.matchAll(/\d+/g)].map(({ 0: digits, index }) => ({ digits, from: index, to: index + digits.length }))
  const hasPlus = run.startsWith('+')
  const found: (readonly [number, number])[] = []
  for (let at = 0; at < (hasPlus ? 1 : parts.length); at++)
    for (let end = at; end < parts.length; end++) {
      const digits = joined(parts.slice(at, end + 1))
      if (!isLocal(digits, parts[at - 1]?.digits)) continue
      found.push([hasPlus ? 0 : (parts[at]?.from ?? 0), parts[end]?.to ?? 0])
      at = end
      break
    }
  if (found.length > 0) return found
  const start = hasPlus ? 0 : parts.findIndex(({ digits }) => digits.length >= SHORTEST || COUNTRY.test(digits))
  const first = parts[start]
  if (first === undefined) return []
  const last = first.digits.length >= SHORTEST ? first : (parts.at(-1) ?? first)
  return isPhone(run.slice(first.from, last.to)) ? [[hasPlus ? 0 : first.from, last.to]] : []
}

const joined = (parts: readonly { readonly digits: string }[]): string => parts.map(({ digits }) => digits).join('')

/** The minimum length of a number written without separators, in digits. */
const SHORTEST = 9
/** The country code of an African country, written without plus. */
const COUNTRY = /^2\d\d$/

/** Returns whether digits are a Tanzanian number. Nine digits are, unless another country's code is `before` them. */
const isLocal = (digits: string, before = ''): boolean =>
  /^255[1-9]\d{8}$/.test(normalPhone(digits)) && (/^(?:0|255\d{9})/.test(digits) || (/^[67]/.test(digits) && !COUNTRY.test(before)))
