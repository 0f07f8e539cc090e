import { formatTzs } from './money.ts'
import { plainText } from './typed.ts'

/** Why a typed number cannot be taken; nothing is ever rounded or joined to make it fit (I18N-015). */
export type AmountProblem = 'empty' | 'notANumber' | 'fraction' | 'tooLarge'
export type ReadAmount = { readonly amount: number } | { readonly problem: AmountProblem }

/**
 * Returns the whole number that a person typed, in TZS or pieces, or why there is none (I18N-015): `18,500`, `18.500`, `18 500`, `18’500`,
 * `18500/=`, `Tsh 18,500` and the digits of any script are 18500, and `12.000` is 12000. A sign is kept, so that callers can refuse it in
 * their own words. Errors: a part of a shilling (`12,5`) is `fraction`, more than `most` is `tooLarge`.
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

/** Returns what a field shows beside a typed amount, `TZS 12,000`; null for one that is not taken (I18N-015). */
export function understoodAmount(text: string, most: number): string | null {
  const read = readAmount(text, most)
  return 'amount' in read && read.amount > 0 ? formatTzs(read.amount) : null
}

/** The digits of a whole number without their marks, or why there are none. */
function wholePart(body: string): string | { problem: AmountProblem } {
  if (!/^[\d,. ']*\d[\d,. '/]*$|^[,.]\d+$/.test(body)) return { problem: 'notANumber' }
  if (/\d\/\d/.test(body)) return { problem: 'fraction' }
  const number = body.replace(/[,.]$/, '')
  if (/^\d+$/.test(number)) return number
  // Groups of three behind one kind of mark; a zero never leads them, so that `0.500` stays half a shilling.
  const [, groups, , decimals = ''] = /^([1-9]\d{0,2}(?:([,. '])\d{3})(?:\2\d{3})*)(?:(?!\2)[,.](\d+))?$/.exec(number) ?? []
  if (groups !== undefined) return /[1-9]/.test(decimals) ? { problem: 'fraction' } : groups.replace(/\D/g, '')
  const [, whole, part] = /^(\d*)[,.](\d+)$/.exec(number) ?? []
  if (part === undefined) return { problem: 'notANumber' }
  return /[1-9]/.test(part) ? { problem: 'fraction' } : whole || '0'
}

/** A typed number without its currency and unseen marks, with plain digits, spaces, apostrophes and minus. */
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
