import type { Bilingual } from '#contract/control/scenarios.ts'
import type { PaymentCallback } from '#contract/payment.ts'
import { refusals } from '#fixtures/scenarios/refused.ts'
import type { Language } from '../http/messages.ts'
import { newTransactionId } from '../ledger/ids.ts'
import { addCharge, addEntry, balanceOf, type Charge, refundCharge, refundPart } from '../ledger/ledger.ts'
import { chargeFor } from '../ledger/lookup.ts'
import { sendReceipt, sendRefundReceipt, sendRefusal } from '../ledger/texts.ts'
import { payOrder } from '../orders/purchase.ts'
import type { World } from '../world/world.ts'
import { handleCallback, releaseHeld } from './handling.ts'
import { movePayment, type Payment, type Prompt, statusOf } from './payments.ts'
import { publishCallback } from './publish.ts'

export interface ChargeTerms {
  /** The TZS by which the charge is lower than the requested amount. */
  readonly less?: number | undefined
  /** The operator's commission, which the customer pays on top, in TZS. */
  readonly commission?: number | undefined
}

/**
 * Charges a payment as if the customer had agreed: once per reference (MON-008), also after a failure (MON-025). Returns the charge. If
 * the balance is too low, fails the payment and returns undefined.
 */
export function chargePayment(world: World, payment: Payment, { less = 0, commission = 0 }: ChargeTerms = {}): Charge | undefined {
  const { ledger, note } = world.money
  const known = chargeFor(world.money, payment)
  if (known) return known
  const at = world.clock.now()
  const net = Math.max(payment.amount - less, 1)
  const gross = net + commission
  // A customer may have agreed before, with too little money. A retry by the provider is not a second approval (I5).
  const hasAgreed =
    payment.state === 'failed' && ledger.entries.some((entry) => entry.is === 'approval' && entry.reference === payment.reference)
  if (!hasAgreed) addEntry(ledger, { is: 'approval', reference: payment.reference }, { at, note })
  closePrompt(payment, 'approved')
  if (balanceOf(ledger, payment.phone) < gross) {
    failPayment(world, payment, refusals.lowBalance)
    return undefined
  }
  const charge: Charge = {
    transactionId: newTransactionId(world),
    reference: payment.reference,
    userId: payment.userId,
    phone: payment.phone,
    net,
    gross,
    at,
  }
  addCharge(ledger, charge, note)
  movePayment(payment, 'success')
  payment.failure = null
  sendReceipt(world, payment, charge)
  refundMissing(world, charge, payOrder(world, payment, charge))
  return charge
}

/** Charges a payment and sends its callback. The scenario catalogue writes this as ✓. */
export function approvePayment(world: World, payment: Payment, terms?: ChargeTerms): void {
  const charge = chargePayment(world, payment, terms)
  if (charge) sendCallback(world, payment, successOf(payment, charge))
}

/** Fails a pending payment and sends its callback. Does nothing for a final one: a success never becomes a failure (I6). */
export function failPayment(
  world: World,
  payment: Payment,
  message: Bilingual | null,
  { closed = 'expired' as Prompt['closed'], callback = true } = {},
): void {
  if (payment.state !== 'pending') return
  movePayment(payment, 'failed')
  payment.failure = message
  closePrompt(payment, closed)
  addEntry(world.money.ledger, { is: 'failed', reference: payment.reference }, { at: world.clock.now(), note: world.money.note })
  sendRefusal(world, payment)
  if (callback)
    sendCallback(world, payment, { reference: payment.reference, status: 'failed', ...(message && { message: message[payment.language] }) })
}

/** Refunds the rest of a charge; returns the amount in TZS, or 0 if it was refunded before (MON-030). */
export function refundPayment(world: World, charge: Charge): number {
  const amount = refundCharge(world.money.ledger, charge, world.clock.now(), world.money.note)
  const payment = world.money.payments.get(charge.reference)
  if (payment) movePayment(payment, 'refunded')
  if (amount > 0) reportRefund(world, charge, amount)
  return amount
}

/** Refunds `amount` TZS of a charge for missing goods; the payment stays a success (SELL-016). */
export function refundMissing(world: World, charge: Charge, amount: number): void {
  if (amount === 0) return
  refundPart(world.money.ledger, charge, amount, { at: world.clock.now(), note: world.money.note })
  reportRefund(world, charge, amount)
}

/** Reports a refund to the payer by text message, and to the webhook. */
function reportRefund(world: World, charge: Charge, amount: number): void {
  const { reference, transactionId } = charge
  sendRefundReceipt(world, charge, languageOf(world, charge), amount)
  world.webhooks.send('payment.refunded', () => ({ reference, status: 'refunded', transactionId, amount }))
}

/** Returns the language of text messages about a charge, which is the language of its payment start. */
export const languageOf = ({ money }: World, charge: Charge | undefined): Language =>
  (charge && money.payments.get(charge.reference)?.language) ?? 'en'

/** Sends a provider callback to the sockets that joined the payment and to the webhook, and stores it for those that join later (RT-009). */
export function sendCallback(world: World, payment: Payment, body: PaymentCallback, { foreign = false } = {}): void {
  const { handling } = payment
  const send = (to: Payment, held: PaymentCallback) => sendCallback(world, to, held)
  if (handling && !foreign) {
    payment.handling = undefined
    return handleCallback({ world, payment, body, send }, handling)
  }
  const known = payment.callbacks.some((sent) => JSON.stringify(sent.body) === JSON.stringify(body))
  if (!foreign && !known) payment.callbacks.push({ body, foreign })
  publishCallback(world, payment, body, foreign)
  if (!foreign) releaseHeld(world, payment.userId, send)
}

/** Returns the callback of a charged payment. */
export function successOf(payment: Payment, charge: Charge): PaymentCallback {
  const { message } = statusOf(payment, charge)
  return { reference: payment.reference, status: 'success', transactionId: charge.transactionId, ...(message && { message }) }
}

function closePrompt(payment: Payment, closed: Prompt['closed']): void {
  if (payment.prompt?.closed === null) payment.prompt.closed = closed
}
