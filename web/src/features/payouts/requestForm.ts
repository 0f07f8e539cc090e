import { type PayoutOperator, type PayoutRequest } from '#contract/payout.ts'
import { MIN_PAYOUT } from '#contract/rules/constants.ts'
import { groupPhone, normalPhone } from '#contract/rules/phone.ts'
import { DEFAULT_OPERATOR } from './operators.ts'

export interface PayoutForm {
  amount: string
  operator: string
  phone: string
  note: string
  /** Of the request these values make: the same values are one request, however often they are sent. */
  key: string
}
export const newPayoutForm = (phone: string): PayoutForm => ({
  amount: '',
  operator: DEFAULT_OPERATOR,
  phone: groupPhone(phone),
  note: '',
  key: '',
})

/** Whole TZS from `500,000`, `TZS 500 000` or `500000`; null for anything else, a fraction or a sign included. */
export function readAmount(text: string): number | null {
  const digits = text.trim().replace(/^tzs|[,\s]/gi, '')
  return /^\d{1,15}$/.test(digits) ? Number(digits) : null
}

export type PayoutProblem = 'amount' | 'minimum' | 'balance' | 'phone' | 'phoneFormat'

/** The first thing that is wrong, in the order of the checks, and its field (SPAY-017 to SPAY-021). Without a balance the server checks it. */
export function firstProblem(
  { amount, phone }: PayoutForm,
  available: number | undefined,
): [field: 'amount' | 'phone', PayoutProblem] | null {
  const shillings = readAmount(amount) ?? 0
  if (shillings <= 0) return ['amount', 'amount']
  if (shillings < MIN_PAYOUT) return ['amount', 'minimum']
  if (available !== undefined && shillings > available) return ['amount', 'balance']
  if (phone.trim() === '') return ['phone', 'phone']
  return isPayoutPhone(phone) ? null : ['phone', 'phoneFormat']
}

const DIGITS = /^\d{9,15}$/
/** As typed without plus signs, spaces and hyphens, and as sent. */
const isPayoutPhone = (phone: string): boolean => DIGITS.test(phone.replace(/[+\s-]/g, '')) && DIGITS.test(normalPhone(phone))

/** The body to send (SPAY-022, SPAY-026). */
export function payoutBody({ amount, operator, phone, note }: PayoutForm): PayoutRequest {
  return {
    amount: readAmount(amount) ?? 0,
    paymentMethod: 'mobile_money',
    paymentDetails: { phone: normalPhone(phone), operator: operator as PayoutOperator },
    ...(note.trim() !== '' && { note: note.trim() }),
  }
}
