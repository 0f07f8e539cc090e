import type { CallbackHandling } from '#contract/control/payments.ts'
import type { Bilingual, OrderRule, PaymentScript, StatusRule, TimelineEvent } from '#contract/control/scenarios.ts'
import type { OrderDraft } from '#contract/order.ts'
import { type PaymentCallback, type PaymentState, type PaymentStatus, paymentMoves } from '#contract/payment.ts'
import { PAY_AGAIN_AFTER } from '#contract/rules/constants.ts'
import type { Language } from '../http/messages.ts'
import type { Charge } from '../ledger/ledger.ts'

/** The push on the buyer's phone. `asks` is true if it waits for a PIN, false if the timeline of the script decides. */
export interface Prompt {
  readonly asks: boolean
  /** In ms since epoch. */
  readonly expiresAt: number
  pinTriesLeft: number
  closed: 'approved' | 'cancelled' | 'wrongPin' | 'expired' | null
}
export interface SentCallback {
  readonly body: PaymentCallback
  /** True if the callback was injected with the reference of another payment. */
  readonly foreign: boolean
}
/** A timeline event that is still due. It is stored as data, so that a restart or a restore can schedule it again. */
export interface DueEvent {
  readonly due: number
  readonly event: TimelineEvent
  /** True if the event is sent before `due` when there is another callback to this payer, right after it. */
  readonly untilNext?: boolean
}

/** The purpose of a payment: a cart or an existing order. Both are null if the start names neither. */
export interface Purpose {
  readonly checkoutId: string | null
  readonly orderId: string | null
}

/** One payment from its start on, as plain data that is saved unchanged. Amounts in TZS. */
export interface Payment extends Purpose {
  readonly reference: string
  readonly userId: string
  readonly phone: string
  readonly amount: number
  readonly language: Language
  /** When the prompt was sent, in ms since epoch (MON-016). */
  readonly startedAt: number
  readonly addressId: string | null
  readonly draft: OrderDraft | null
  /** The unit prices at payment time, by product id (MON-024). */
  readonly prices: Readonly<Record<string, number>>
  readonly scenario: string | null
  readonly course: PaymentScript
  /** The index of the script's timeline that runs, from 0. */
  readonly attempt: number
  state: PaymentState
  prompt: Prompt | null
  failure: Bilingual | null
  handling?: CallbackHandling | undefined
  /** When the timeline started, in ms since epoch: when the response to the first start with this script was sent. */
  zero: number | null
  due: DueEvent[]
  callbacks: SentCallback[]
  statusRules: (StatusRule & { used: number })[]
  orderRules: (OrderRule & { used: number })[]
}

/** Changes the state if the contract's transition table allows it; returns whether it did (MON-025). */
export function movePayment(payment: Payment, to: PaymentState): boolean {
  if (!paymentMoves[payment.state].includes(to)) return false
  payment.state = to
  return true
}

/** Returns whether a payment blocks a second push: it is pending and younger than 5 minutes (MON-010, MON-011). */
export const isWaiting = (payment: Payment, now: number): boolean =>
  payment.state === 'pending' && now < payment.startedAt + PAY_AGAIN_AFTER
/** Returns whether the prompt on the payer's phone still asks for the PIN. */
export const isPromptOpen = (payment: Payment): boolean =>
  payment.state === 'pending' && payment.prompt?.asks === true && payment.prompt.closed === null

/** Returns the status of a payment. The text of a failure contains `failed` in both languages: clients look for it (API-034, PAY-037). */
export function statusOf(payment: Payment, charge: Charge | undefined): PaymentStatus {
  const { reference, language, failure } = payment
  if (charge) return { reference, success: true, message: texts[language].success, transactionId: charge.transactionId }
  if (payment.state !== 'failed') return { reference, success: false, message: texts[language].open }
  const reason = failure?.[language]
  return {
    reference,
    success: false,
    message: reason && /failed/i.test(reason) ? reason : texts[language].failed + (reason ? `: ${reason}` : ''),
  }
}

const texts = {
  en: { success: 'Payment received', open: 'Payment is waiting for confirmation', failed: 'Payment failed' },
  sw: { success: 'Malipo yamepokelewa', open: 'Malipo yanasubiri kuthibitishwa', failed: 'Malipo yameshindikana (failed)' },
} as const

/** Returns the first rule that applies now and counts its use; null means the normal response. */
export function takeRule<R extends StatusRule | OrderRule>(rules: (R & { used: number })[], secondsIn: number): R | null {
  const rule = rules.find(({ from = 0, times = Number.POSITIVE_INFINITY, used }) => secondsIn >= from && used < times)
  if (!rule) return null
  rule.used++
  return rule
}
