import type { CallbackHandling } from '#contract/control/payments.ts'
import type { PaymentCallback } from '#contract/payment.ts'
import { paymentsOf } from '../ledger/lookup.ts'
import type { World } from '../world/world.ts'
import type { DueEvent, Payment } from './payments.ts'
import { publishCallback } from './publish.ts'

type Send = (payment: Payment, body: PaymentCallback) => void

const HELD_FOR = 60_000

interface HandledCallback {
  readonly world: World
  readonly payment: Payment
  readonly body: PaymentCallback
  readonly send: Send
}

/** Drops, doubles, delays or reorders a callback, as set through the control API (QA-019). */
export function handleCallback({ world, payment, body, send }: HandledCallback, handling: CallbackHandling): void {
  world.journal.add({ kind: 'fault', text: `callback ${handledAs[handling.do]}`, reference: payment.reference, phone: payment.phone })
  if (handling.do === 'double') {
    send(payment, body)
    publishCallback(world, payment, body)
  }
  if (handling.do === 'delay') hold(world, payment, { due: world.clock.now() + handling.seconds * 1_000, event: eventOf(body) }, send)
  if (handling.do === 'reorder') hold(world, payment, { due: world.clock.now() + HELD_FOR, event: eventOf(body), untilNext: true }, send)
}

/** Sends the callbacks that were held until the next callback of this payer. */
export function releaseHeld(world: World, userId: string, send: Send): void {
  for (const payment of paymentsOf(world.money, userId)) {
    for (const one of payment.due.filter(({ untilNext }) => untilNext)) release(payment, one, send)
  }
}

/** Adds a callback to the payment's due events, so that a restart schedules it again. */
function hold(world: World, payment: Payment, one: DueEvent, send: Send): void {
  payment.due.push(one)
  world.clock.at(one.due, {
    name: `payment ${payment.reference} callback`,
    isOver: () => !payment.due.includes(one),
    fire: () => release(payment, one, send),
  })
}

function release(payment: Payment, one: DueEvent, send: Send): void {
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

/** Converts a callback to a timeline event. Both languages get the same text, which is in the payment's language already. */
export const eventOf = ({ status, transactionId, message }: PaymentCallback): DueEvent['event'] => ({
  at: 0,
  do: 'callback',
  ...(status !== undefined && { status }),
  transactionId: transactionId === undefined ? 'none' : { literal: transactionId as string | number },
  ...(message !== undefined && { message: { en: message, sw: message } }),
})

const handledAs = { drop: 'dropped', double: 'doubled', delay: 'delayed', reorder: 'held for the next' } as const
