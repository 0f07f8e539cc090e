import type { Bilingual } from '#contract/control/scenarios.ts'
import type { PaymentCallback } from '#contract/payment.ts'
import { refusals } from '#fixtures/scenarios/refused.ts'
import { newTransactionId } from '../ledger/ids.ts'
import { addCharge, balanceOf, type Charge, log, refundCharge } from '../ledger/ledger.ts'
import { chargeFor } from '../ledger/lookup.ts'
import { sendReceipt, sendRefundReceipt, sendRefusal } from '../ledger/texts.ts'
import { payOrder } from '../orders/paid.ts'
import type { World } from '../world/world.ts'
import { handleCallback, releaseHeld } from './handling.ts'
import { movePayment, type Payment, type Prompt, statusOf } from './payments.ts'

export interface ChargeTerms {
  /** The charge stays so much below the request, in TZS. */
  readonly less?: number | undefined
  /** What the customer pays the operator on top, in TZS. */
  readonly commission?: number | undefined
}

/**
 * The customer agrees and the provider takes the money: once per reference (MON-008), also after a failure (MON-025).
 * A wallet that holds too little fails the payment instead. Answers the charge, if there is one now.
 */
export function chargePayment(world: World, payment: Payment, { less = 0, commission = 0 }: ChargeTerms = {}): Charge | undefined {
  const { ledger, note } = world.money
  const known = chargeFor(world.money, payment)
  if (known) return known
  const at = world.clock.now()
  const net = Math.max(payment.amount - less, 1)
  const gross = net + commission
  // Who agreed and could not pay is not asked again when the provider tries once more (I5).
  const hasAgreed =
    payment.state === 'failed' && ledger.entries.some((entry) => entry.is === 'approval' && entry.reference === payment.reference)
  if (!hasAgreed) log(ledger, at, { is: 'approval', reference: payment.reference }, note)
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
  payOrder(world, payment, charge)
  return charge
}

/** Charge and callback: ✓ of the catalogue. */
export function approvePayment(world: World, payment: Payment, terms?: ChargeTerms): void {
  const charge = chargePayment(world, payment, terms)
  if (charge) sendCallback(world, payment, successOf(payment, charge))
}

/** A payment that is final already stays as it is: success never becomes failed (I6). */
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
  log(world.money.ledger, world.clock.now(), { is: 'failed', reference: payment.reference }, world.money.note)
  sendRefusal(world, payment)
  if (callback)
    sendCallback(world, payment, { reference: payment.reference, status: 'failed', ...(message && { message: message[payment.language] }) })
}

/** Gives a charge back in full (MON-030); answers the amount, 0 when there was nothing left to give. */
export function refundPayment(world: World, charge: Charge): number {
  const amount = refundCharge(world.money.ledger, charge, world.clock.now(), world.money.note)
  const payment = world.money.payments.get(charge.reference)
  if (payment) movePayment(payment, 'refunded')
  if (amount > 0) sendRefundReceipt(world, charge, payment?.language ?? 'en')
  return amount
}

/** As from the provider: kept for a join that comes later (RT-009) and sent to those who joined. */
export function sendCallback(world: World, payment: Payment, body: PaymentCallback, { foreign = false } = {}): void {
  const { handling } = payment
  const send = (to: Payment, held: PaymentCallback) => sendCallback(world, to, held)
  if (handling && !foreign) {
    payment.handling = undefined
    return handleCallback(world, payment, body, handling, send)
  }
  const known = payment.callbacks.some((sent) => JSON.stringify(sent.body) === JSON.stringify(body))
  if (!foreign && !known) payment.callbacks.push({ body, foreign })
  world.sockets.callback(payment, body, foreign)
  if (!foreign) releaseHeld(world, payment.userId, send)
}

export function successOf(payment: Payment, charge: Charge): PaymentCallback {
  const { message } = statusOf(payment, charge)
  return { reference: payment.reference, status: 'success', transactionId: charge.transactionId, ...(message && { message }) }
}

function closePrompt(payment: Payment, closed: Prompt['closed']): void {
  if (payment.prompt?.closed === null) payment.prompt.closed = closed
}
