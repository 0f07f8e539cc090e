import type { PaymentMethod } from '#contract/order.ts'
import { isMobileMoneyPhone, isPhone, normalPhone } from '#contract/rules/phone.ts'

/** The number that pays for this checkout: the buyer's own, another one, or another one that is still to be asked for. */
export type PayingPhone = { readonly is: 'own' } | { readonly is: 'other'; readonly digits: string } | { readonly is: 'asked' }

export const OWN_PHONE: PayingPhone = { is: 'own' }
export const PHONE_TO_ASK: PayingPhone = { is: 'asked' }
export const otherPhone = (digits: string): PayingPhone => ({ is: 'other', digits })

/** Returns the digits of the number that pays; '' if it is still to be asked for. */
export const digitsOf = (phone: PayingPhone, own: string): string => (phone.is === 'own' ? own : phone.is === 'other' ? phone.digits : '')

/** Returns the number that pays, if the payment method accepts it (CHAT-012, CHK-023). */
export function phoneToPay(chosen: PayingPhone, own: string, method: PaymentMethod | null): string | null {
  const read = readPhone(digitsOf(chosen, own), method)
  return 'phone' in read ? read.phone : null
}

export type PhoneProblem = 'phoneMissing' | 'phoneWrong' | 'phoneNotMobileMoney'

/** Parses a typed number. Returns it in digits without `+`, or why it cannot be used (CHK-023, CHK-024, PAY-007). */
export function readPhone(typed: string, method: PaymentMethod | null): { phone: string } | { problem: PhoneProblem } {
  const phone = normalPhone(typed)
  if (phone === '') return { problem: 'phoneMissing' }
  if (method !== 'cash_on_delivery' && !isMobileMoneyPhone(phone)) return { problem: 'phoneNotMobileMoney' }
  return isPhone(phone) ? { phone } : { problem: 'phoneWrong' }
}
