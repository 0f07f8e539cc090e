import { formatTzs } from './money.ts'
import { plainText } from './typed.ts'

/** Why a typed number is rejected. Input is never rounded or joined to make it valid (I18N-015). */
export type AmountProblem = 'empty' | 'notANumber' | 'fraction' | 'tooLarge'
export type ReadAmount = { readonly amount: number } | { readonly problem: AmountProblem }

/**
 * Parses a typed whole number of TZS or pieces (I18N-015). `18,500`, `18.500`, `18 500`, `18’500`, `18500/=`, `Tsh 18,500` and digits of
 * any script give 18500; `12.000` gives 12000. Negative numbers are returned, so that callers can reject them with their own text.
 * Problems: `fraction` for a part of a shilling such as `12,5`, `tooLarge` for more than `most`.
 */
export function readAmount(text: string, most: number): ReadAmount {
  const typed = plain(text)
  if (typed === '') return { problem: 'empty' }
  const [, sign = '', body = ''] = /^(-?)(.*)$/.exec(typed) ?? []
  const digits = wholePart(body)
  if (typeof digits === 'object') return digits
  const amount = Number(digits)
  if (amount > most) return { problem: 'tooLarge' }
  return { amount: sign && amount > 0 ? -amount : amount }
}

/** Returns a typed amount formatted as `TZS 12,000`, to show beside the field. Returns null if it is not a positive amount (I18N-015). */
export function previewAmount(text: string, most: number): string | null {
  const read = readAmount(text, most)
  return 'amount' in read && read.amount > 0 ? formatTzs(read.amount) : null
}

/** Returns the digits of a whole number without separators, or why it can't be read. */
function wholePart(body: string): string | { problem: AmountProblem } {
  if (!/^[\d,. ']*\d[\d,. '/]*$|^[,.]\d+$/.test(body)) return { problem: 'notANumber' }
  if (/\d\/\d/.test(body)) return { problem: 'fraction' }
  const number = body.replace(/[,.]$/, '')
  if (/^\d+$/.test(number)) return number
  // Groups of three digits with the same separator. The first group can't start with 0, so that `0.500` stays half a shilling.
  const [, groups, , decimals = ''] = /^([1-9]\d{0,2}(?:([,. '])\d{3})(?:\2\d{3})*)(?:(?!\2)[,.](\d+))?$/.exec(number) ?? []
  if (groups !== undefined) return /[1-9]/.test(decimals) ? { problem: 'fraction' } : groups.replace(/\D/g, '')
  const [, whole, part] = /^(\d*)[,.](\d+)$/.exec(number) ?? []
  if (part === undefined) return { problem: 'notANumber' }
  return /[1-9]/.test(part) ? { problem: 'fraction' } : whole || '0'
}

/** Removes the currency and invisible characters and normalizes digits, spaces, separators and minus. */
function plain(text: string): string {
  return plainText(text)
    .replace(/[\u066C\u060C\u201A]/g, ',')
    .replace(/\u066B/g, '.')
    .replace(/[\s_]+/g, ' ')
    .trim()
    .replace(/^(-?) ?(?:tzs|tshs?|shs?)(?![a-z])\.?:? ?/i, '$1')
    .replace(/ ?(?:\/ ?[=-]+|=|\/|tzs|tshs?|shs?)$/i, '')
    .replace(/^- /, '-')
}
