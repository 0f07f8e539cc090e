import { PAYMENT_TIMEOUT } from '#contract/constants.ts'
import type { PaymentRecord, Refusal, Trouble } from './record.ts'

/** What card and page show of one payment. */
export type PaymentView =
  | { kind: 'none' }
  | { kind: 'starting'; id: string; amount: number; phone: string }
  | { kind: 'waiting'; id: string; amount: number; phone: string; secondsLeft: number; checking: boolean }
  | { kind: 'stillChecking'; id: string; amount: number; phone: string; checking: boolean }
  | { kind: 'failed'; id: string; amount: number; phone: string; refusal: Refusal; unclear: boolean }
  | { kind: 'creating'; id: string; amount: number; cash: boolean }
  | { kind: 'unfinished'; id: string; amount: number; cash: boolean; trouble: Trouble }
  | { kind: 'ordered'; id: string; amount: number; orderId: string; cash: boolean }

export const SECONDS = PAYMENT_TIMEOUT / 1_000

export function paymentView(record: PaymentRecord | null, now: number): PaymentView {
  if (!record || record.dismissed) return { kind: 'none' }
  const { id, amount, phone } = record
  const cash = record.method === 'cash_on_delivery'
  switch (record.stage) {
    case 'asked':
      return { kind: 'starting', id, amount, phone }
    case 'waiting': {
      const secondsLeft = Math.min(SECONDS, Math.max(0, Math.ceil(((record.deadline ?? 0) - now) / 1_000)))
      const checking = record.checkDue === true
      return secondsLeft > 0 && !record.checked
        ? { kind: 'waiting', id, amount, phone, secondsLeft, checking }
        : { kind: 'stillChecking', id, amount, phone, checking }
    }
    case 'refused':
      return { kind: 'failed', id, amount, phone, refusal: record.refusal ?? { by: 'callback' }, unclear: record.unclear === true }
    case 'paid':
      return record.trouble ? { kind: 'unfinished', id, amount, cash, trouble: record.trouble } : { kind: 'creating', id, amount, cash }
    case 'done':
      return { kind: 'ordered', id, amount, orderId: record.orderId ?? '', cash }
  }
}
