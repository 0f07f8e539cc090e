import { isPhone, normalPhone } from './phone.ts'
import { plainText } from './typed.ts'

/** A whole mobile number of this country among words, with the marks that people write between its digits; no other digit touches it. */
export const LOCAL_PHONE = /(?<!\d)(?:\+?255[\s-]*(?:\(0\)|0)?|0)[\s./()-]*[67]\d(?:[\s./-]?\d){7}(?!\d)/

/** Digits with no more than marks of a number between them. */
const RUN = /\+?\d(?:[\s\-()./]{0,3}\d)*/g

/**
 * Returns the phone number that a text tells, and the text without it; null for none or several. A whole number of this country counts
 * before any other, and digits before or behind a number never join it: `kamba 2 0712345678` tells 0712345678 (I18N-016).
 */
export function phoneInText(text: string): { readonly phone: string; readonly rest: string } | null {
  const plain = plainText(text)
  const found = [...plain.matchAll(RUN)].flatMap(({ 0: run, index }) => numbersIn(run).map(([from, to]) => [index + from, index + to]))
  const [first, ...others] = found
  if (first === undefined || others.length > 0) return null
  const [from, to] = first
  return { phone: plain.slice(from, to), rest: `${plain.slice(0, from)} ${plain.slice(to)}` }
}

/** Where in a run whole numbers stand: those of this country, or else one of another. */
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

/** A number that is written without a break. */
const SHORTEST = 9
/** The code of a neighbouring country, written without its plus. */
const COUNTRY = /^2\d\d$/

/** The nine digits alone are one of this country, unless another country's code is before them. */
const isLocal = (digits: string, before = ''): boolean =>
  /^255[1-9]\d{8}$/.test(normalPhone(digits)) && (/^(?:0|255\d{9})/.test(digits) || (/^[67]/.test(digits) && !COUNTRY.test(before)))
