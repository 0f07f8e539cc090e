import * as z from 'zod/mini'
import { COUNTRY_PREFIX } from './constants.ts'
import { plainText } from './typed.ts'

/**
 * Normalizes a phone to digits with country code: `0712 345 678`, `+255-712…`, `00255712…`, `712345678`, `+255 (0)712…` and
 * `tel:+255712…` all give `255712345678`, in digits of any script (I18N-016). 255 is never added before another country's code
 * (AUTH-019, ADDR-012, PAY-009).
 */
export function normalPhone(input: string): string {
  const digits = phoneDigits(input).replace(/^0*2550?(?=\d{9}$)/, COUNTRY_PREFIX)
  if (digits.startsWith('0') && !digits.startsWith('00')) return COUNTRY_PREFIX + digits.slice(1)
  return /^\d{9}$/.test(digits) ? COUNTRY_PREFIX + digits : digits
}

/** Removes all separators from a typed phone, and the `(0)` after a country code, which is only dialled inside the country. */
export const phoneDigits = (input: string): string =>
  plainText(input)
    .replace(/^\s*tel[\s.:]*/i, '')
    .replace(/(\d\D*)\(\s*0\s*\)(?=\D*\d)/, '$1')
    .replace(/[\s\-()+./]/g, '')

/** Normalizes a phone and adds a plus, as sign-in and registration send it (AUTH-020). */
export const withPlus = (input: string): string => `+${normalPhone(input)}`

/** Returns whether a number can receive a one-time code: a Tanzanian number, or 9 to 15 digits that start with another country code. */
export const isPhone = (input: string): boolean => /^\+(?:255[1-9]\d{8}|(?!255)[1-9]\d{8,14})$/.test(withPlus(input))

/** A Tanzanian mobile number without plus. */
const MOBILE = /^255[67]\d{8}$/
/** Returns whether a phone can pay: a Tanzanian mobile number without plus (PAY-007). */
export const isMobileMoneyPhone = (phone: string): boolean => MOBILE.test(phone)

/** Formats a phone in groups of three: `255 712 345 678`. */
export const groupPhone = (input: string): string => normalPhone(input).replace(/^(\d{3})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4')

/** Hides the middle of a phone, as in `255 712 ••• 678`, because cards never show a full number. A masked phone is returned unchanged. */
export const maskPhone = (input: string): string =>
  input.includes('•') ? input : normalPhone(input).replace(/^(\d{3})(\d{3})\d+(\d{3})$/, '$1 $2 ••• $3')

/** A phone with a leading plus, as sent to auth calls (API-001). */
export const PlusPhone = z.string().check(z.regex(/^\+[1-9]\d{8,14}$/))
/** The phone of an address: Tanzanian, mobile or landline, without plus (ADDR-012). */
export const TanzanianPhone = z.string().check(z.regex(/^255[1-9]\d{8}$/))
/** A phone that can pay: a Tanzanian mobile number without plus (PAY-007). */
export const MobileMoneyPhone = z.string().check(z.regex(MOBILE))
