import type { CallbackHandling } from '#contract/control/payments.ts'
import type { Bilingual, OrderRule, PaymentScript, StatusRule, TimelineEvent } from '#contract/control/scenarios.ts'
import type { OrderDraft } from '#contract/order.ts'
import { type PaymentCallback, type PaymentState, type PaymentStatus, paymentMoves } from '#contract/payment.ts'
import { PAY_AGAIN_AFTER } from '#contract/rules/constants.ts'
import type { Language } from '../http/messages.ts'
import type { Charge } from '../ledger/ledger.ts'

/** The push on the buyer's phone. `asks` is false where a simulated customer acts by the timeline. */
export interface Prompt {
  readonly asks: boolean
  /** ms since epoch. */
  readonly expiresAt: number
  pinTriesLeft: number
  closed: 'approved' | 'cancelled' | 'wrongPin' | 'expired' | null
}
export interface SentCallback {
  readonly body: PaymentCallback
  /** Injected on purpose: of somebody else's payment. Never kept for a later join. */
  readonly foreign: boolean
}
/** An event of a timeline that is still due; kept as data, so that a restart or a restore sets its timer anew. */
export interface DueEvent {
  readonly due: number
  readonly event: TimelineEvent
  /** Sent earlier, as soon as another callback of this payer was. */
  readonly untilNext?: boolean
}

/** What a payment is for: a cart or an existing order. Both null for a start that names neither. */
export interface Purpose {
  readonly checkoutId: string | null
  readonly orderId: string | null
}

/** One accepted start and what became of it, amounts in TZS. Plain data: it is saved as it is. */
export interface Payment extends Purpose {
  readonly reference: string
  readonly userId: string
  readonly phone: string
  readonly amount: number
  readonly language: Language
  /** When the prompt went out, ms since epoch (MON-016). */
  readonly startedAt: number
  readonly addressId: string | null
  readonly draft: OrderDraft | null
  /** Unit prices at payment time by product (MON-024). */
  readonly prices: Readonly<Record<string, number>>
  readonly scenario: string | null
  readonly course: PaymentScript
  /** From 0: which timeline of the script runs. */
  readonly attempt: number
  state: PaymentState
  prompt: Prompt | null
  failure: Bilingual | null
  handling?: CallbackHandling | undefined
  /** Zero of the timeline: when the response to the first start of this script left, ms since epoch. */
  zero: number | null
  due: DueEvent[]
  callbacks: SentCallback[]
  statusRules: (StatusRule & { used: number })[]
  orderRules: (OrderRule & { used: number })[]
}

/** Moves a payment by the table of the contract; returns whether it moved (MON-025). */
export function movePayment(payment: Payment, to: PaymentState): boolean {
  if (!paymentMoves[payment.state].includes(to)) return false
  payment.state = to
  return true
}

/** Tells whether a payment still keeps a second push from going out: pending, and younger than 5 minutes (MON-010, MON-011). */
export const isWaiting = (payment: Payment, now: number): boolean =>
  payment.state === 'pending' && now < payment.startedAt + PAY_AGAIN_AFTER
/** Tells whether the prompt on the payer's phone still asks for the PIN. */
export const isPromptOpen = (payment: Payment): boolean =>
  payment.state === 'pending' && payment.prompt?.asks === true && payment.prompt.closed === null

/** Returns the status of a payment as the ledger has it. A failure carries the word `failed`, which clients look for, in both languages (API-034, PAY-037). */
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

/** Returns the first rule that holds now and counts its use; null means the honest response. */
export function takeRule<R extends StatusRule | OrderRule>(rules: (R & { used: number })[], secondsIn: number): R | null {
  const rule = rules.find(({ from = 0, times = Number.POSITIVE_INFINITY, used }) => secondsIn >= from && used < times)
  if (!rule) return null
  rule.used++
  return rule
}
