import type { CallbackHandling } from '#contract/control/payments.ts'
import type { PaymentCallback } from '#contract/payment.ts'
import { paymentsOf } from '../ledger/lookup.ts'
import type { World } from '../world/world.ts'
import type { DueEvent, Payment } from './payments.ts'

type Send = (payment: Payment, body: PaymentCallback) => void

const HELD_FOR = 60_000

/** Does to a callback what was ordered by hand (QA-019). */
export function handleCallback(world: World, payment: Payment, body: PaymentCallback, handling: CallbackHandling, send: Send): void {
  world.journal.add({ kind: 'fault', text: `callback ${said[handling.do]}`, reference: payment.reference, phone: payment.phone })
  if (handling.do === 'double') {
    send(payment, body)
    world.sockets.callback(payment, body, false)
  }
  if (handling.do === 'delay') hold(world, payment, { due: world.clock.now() + handling.seconds * 1_000, event: eventOf(body) }, send)
  if (handling.do === 'reorder') hold(world, payment, { due: world.clock.now() + HELD_FOR, event: eventOf(body), untilNext: true }, send)
}

/** What waited for another callback of this payer goes out now. */
export function releaseHeld(world: World, userId: string, send: Send): void {
  for (const payment of paymentsOf(world.money, userId)) {
    for (const one of payment.due.filter(({ untilNext }) => untilNext)) letGo(payment, one, send)
  }
}

/** Kept among what is due, so that a restart sets its timer anew. */
function hold(world: World, payment: Payment, one: DueEvent, send: Send): void {
  payment.due.push(one)
  world.clock.at(one.due, { name: `payment ${payment.reference} callback`, fire: () => letGo(payment, one, send) })
}

function letGo(payment: Payment, one: DueEvent, send: Send): void {
  if (!payment.due.includes(one) || one.event.do !== 'callback') return
  payment.due = payment.due.filter((other) => other !== one)
  const { status, transactionId, message } = one.event
  send(payment, {
    reference: payment.reference,
    ...(status !== undefined && { status }),
    ...(typeof transactionId === 'object' && { transactionId: transactionId.literal }),
    ...(message && { message: message.en }),
  } as PaymentCallback)
}

/** In the words of a timeline; its text stands already in the payment's language. */
export const eventOf = ({ status, transactionId, message }: PaymentCallback): DueEvent['event'] => ({
  at: 0,
  do: 'callback',
  ...(status !== undefined && { status }),
  transactionId: transactionId === undefined ? 'none' : { literal: transactionId as string | number },
  ...(message !== undefined && { message: { en: message, sw: message } }),
})

const said = { drop: 'dropped', double: 'doubled', delay: 'delayed', reorder: 'held for the next' } as const
