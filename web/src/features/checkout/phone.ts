import type { PaymentMethod } from '#contract/order.ts'
import { isMobileMoneyPhone, isPhone, normalPhone } from '#contract/rules/phone.ts'

export type PhoneProblem = 'phoneMissing' | 'phoneWrong' | 'phoneNotMobileMoney'

/** Parses a typed number. Returns it in digits without `+`, or why it cannot be used (CHK-023, CHK-024, PAY-007). */
export function readPhone(typed: string, method: PaymentMethod | null): { phone: string } | { problem: PhoneProblem } {
  const phone = normalPhone(typed)
  if (phone === '') return { problem: 'phoneMissing' }
  if (method !== 'cash_on_delivery' && !isMobileMoneyPhone(phone)) return { problem: 'phoneNotMobileMoney' }
  return isPhone(phone) ? { phone } : { problem: 'phoneWrong' }
}
