import * as z from 'zod/mini'
import type { Payout, PayoutOperator, PayoutRequest } from '#contract/payout.ts'
import { readAmount } from '#contract/rules/amount.ts'
import { MIN_PAYOUT, MOST_SHILLINGS } from '#contract/rules/constants.ts'
import { groupPhone, normalPhone, phoneDigits } from '#contract/rules/phone.ts'
import { DEFAULT_OPERATOR, operatorOf } from './operators.ts'

export const PayoutForm = z.object({
  amount: z.string(),
  operator: z.string(),
  phone: z.string(),
  note: z.string(),
  /** The idempotency key. It changes with the values: the same values sent twice make one request. */
  key: z.string(),
})
export type PayoutForm = z.infer<typeof PayoutForm>
export const newPayoutForm = (phone: string): PayoutForm => ({
  amount: '',
  operator: operatorOf(phone) ?? DEFAULT_OPERATOR,
  phone: groupPhone(phone),
  note: '',
  key: '',
})

/** Returns the requested amount in whole TZS; 0 if the text is not a positive number. */
export function shillingsOf(text: string): number {
  const read = readAmount(text, MOST_SHILLINGS)
  return 'amount' in read ? Math.max(0, read.amount) : 0
}

export type PayoutProblem = 'amount' | 'fraction' | 'minimum' | 'balance' | 'phone' | 'phoneFormat'

/** Returns the first error and its field (SPAY-017 to SPAY-021). While the balance is unknown, the server checks it. */
export function firstProblem(
  { amount, phone }: PayoutForm,
  available: number | undefined,
): [field: 'amount' | 'phone', PayoutProblem] | null {
  const shillings = shillingsOf(amount)
  const read = readAmount(amount, MOST_SHILLINGS)
  if ('problem' in read && read.problem === 'fraction') return ['amount', 'fraction']
  if (shillings <= 0) return ['amount', 'amount']
  if (shillings < MIN_PAYOUT) return ['amount', 'minimum']
  if (available !== undefined && shillings > available) return ['amount', 'balance']
  if (phone.trim() === '') return ['phone', 'phone']
  return isPayoutPhone(phone) ? null : ['phone', 'phoneFormat']
}

/** Returns the form with another phone number and the operator of its prefix, if that is known (SELL-015). */
export const withPhone = (request: PayoutForm, phone: string): PayoutForm => ({
  ...request,
  phone,
  operator: operatorOf(phone) ?? request.operator,
})

const MOST_USED = 3

/** Returns the numbers of earlier payouts, newest first, without the one in the form (SELL-015). */
export function usedPhones(payouts: readonly Payout[], phone: string): string[] {
  const phones = [...payouts]
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt, 'en'))
    .map(({ metadata }) => normalPhone(metadata.phone))
  return [...new Set(phones)].filter((one) => one !== normalPhone(phone)).slice(0, MOST_USED)
}

const DIGITS = /^\d{9,15}$/
/** True if the number has 9 to 15 digits, both as typed (without separators) and as sent. */
const isPayoutPhone = (phone: string): boolean => DIGITS.test(phoneDigits(phone)) && DIGITS.test(normalPhone(phone))

/** Returns the request body (SPAY-022, SPAY-026). */
export function payoutBody({ amount, operator, phone, note }: PayoutForm): PayoutRequest {
  return {
    amount: shillingsOf(amount),
    paymentMethod: 'mobile_money',
    paymentDetails: { phone: normalPhone(phone), operator: operator as PayoutOperator },
    ...(note.trim() !== '' && { note: note.trim() }),
  }
}
