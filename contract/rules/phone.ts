import * as z from 'zod/mini'
import { COUNTRY_PREFIX } from './constants.ts'
import { plainText } from './typed.ts'

/**
 * Returns a phone in digits with its country's code: `0712 345 678`, `+255-712…`, `00255712…`, `712345678`, `+255 (0)712…` and
 * `tel:+255712…` all give `255712345678`, in the digits of any script (I18N-016). Another country's code stays as it is: never 255 before
 * it (AUTH-019, ADDR-012, PAY-009).
 */
export function normalPhone(input: string): string {
  const digits = phoneDigits(input).replace(/^0*2550?(?=\d{9}$)/, COUNTRY_PREFIX)
  if (digits.startsWith('0') && !digits.startsWith('00')) return COUNTRY_PREFIX + digits.slice(1)
  return /^\d{9}$/.test(digits) ? COUNTRY_PREFIX + digits : digits
}

/** Returns a phone as typed without the marks between its digits; a zero in brackets behind a country's code is only dialled at home. */
export const phoneDigits = (input: string): string =>
  plainText(input)
    .replace(/^\s*tel[\s.:]*/i, '')
    .replace(/(\d\D*)\(\s*0\s*\)(?=\D*\d)/, '$1')
    .replace(/[\s\-()+./]/g, '')

/** Returns a phone with its country's code and a plus, as sign-in and registration send it (AUTH-020). */
export const withPlus = (input: string): string => `+${normalPhone(input)}`

/** Tells whether a number can receive a code: one of this country, or another country's code and 7 to 12 digits. */
export const isPhone = (input: string): boolean => /^\+(?:255[1-9]\d{8}|(?!255)[1-9]\d{8,14})$/.test(withPlus(input))

/** Tells whether a phone is a Tanzanian mobile number, without plus (PAY-007). */
export const isMobileMoneyPhone = (phone: string): boolean => /^255[67]\d{8}$/.test(phone)

/** Returns a phone in groups of three: `255 712 345 678`. */
export const groupPhone = (input: string): string => normalPhone(input).replace(/^(\d{3})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4')

/** Returns a phone with its middle hidden, `255 712 ••• 678`: cards and recaps never show a whole number. A masked one stays as it is. */
export const maskPhone = (input: string): string =>
  input.includes('•') ? input : normalPhone(input).replace(/^(\d{3})(\d{3})\d+(\d{3})$/, '$1 $2 ••• $3')

/** A phone with a leading plus, as sent to auth calls (API-001). */
export const PlusPhone = z.string().check(z.regex(/^\+[1-9]\d{8,14}$/))
/** A phone as an address has it: of this country, mobile or not, without plus (ADDR-012). */
export const TanzanianPhone = z.string().check(z.regex(/^255[1-9]\d{8}$/))
/** A phone that can pay: Tanzanian and mobile, without plus (PAY-007). */
export const MobileMoneyPhone = z.string().check(z.regex(/^255[67]\d{8}$/))
