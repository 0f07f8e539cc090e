import { PAYMENT_TIMEOUT } from '#contract/rules/constants.ts'
import { payAgainAt } from './nextEffect.ts'
import type { FailureReason, PaymentRecord, Trouble } from './record.ts'

/** The state of one payment, as cards and pages show it. */
export type PaymentView =
  | { kind: 'none' }
  | { kind: 'starting'; id: string; amount: number; phone: string }
  | { kind: 'waiting'; id: string; amount: number; phone: string; secondsLeft: number; checking: boolean }
  | { kind: 'stillChecking'; id: string; amount: number; phone: string; checking: boolean; checkable: boolean; mayPayAgain: boolean }
  | { kind: 'failed'; id: string; amount: number; phone: string; refusal: FailureReason; unclear: boolean }
  | { kind: 'creating'; id: string; amount: number; cash: boolean }
  | { kind: 'unfinished'; id: string; amount: number; cash: boolean; trouble: Trouble; checking: boolean; refundAsked: boolean }
  | { kind: 'ordered'; id: string; amount: number; orderId: string; cash: boolean }

export const SECONDS = PAYMENT_TIMEOUT / 1_000

/** `repeatable`: the API supports idempotency keys, so an unclear start can be sent again (MON-006). */
export function paymentView(record: PaymentRecord | null, now: number, repeatable = true): PaymentView {
  if (!record || record.dismissed) return { kind: 'none' }
  const { id, phone } = record
  const amount = record.charged ?? record.amount
  const cash = record.method === 'cash_on_delivery'
  const checking = record.checkDue === true
  const stillChecking = (checkable: boolean): PaymentView => {
    return { kind: 'stillChecking', id, amount, phone, checking, checkable, mayPayAgain: now >= payAgainAt(record) }
  }
  switch (record.stage) {
    case 'asked':
      return { kind: 'starting', id, amount, phone }
    case 'waiting': {
      const secondsLeft = Math.min(SECONDS, Math.max(0, Math.ceil((record.deadline - now) / 1_000)))
      return secondsLeft > 0 && !record.checked ? { kind: 'waiting', id, amount, phone, secondsLeft, checking } : stillChecking(true)
    }
    case 'refused':
      if (record.unclear && !repeatable) return stillChecking(false)
      return {
        kind: 'failed',
        id,
        amount,
        phone,
        refusal: record.refusal,
        unclear: record.unclear === true || record.refusal.hasEarlier === true,
      }
    case 'paid':
      return record.trouble
        ? { kind: 'unfinished', id, amount, cash, trouble: record.trouble, checking, refundAsked: record.refundAsked === true }
        : { kind: 'creating', id, amount, cash }
    case 'done':
      return { kind: 'ordered', id, amount, orderId: record.orderId, cash }
    case 'gone':
      return { kind: 'none' }
  }
}
