import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { PaymentCallback } from '#contract/payment.ts'
import { Bilingual } from '#fixtures/scenarios/types.ts'
import { refuse } from '../http/httpProblem.ts'
import { chargeFor } from '../ledger/lookup.ts'
import type { Payment } from '../payments/payments.ts'
import { approvePayment, failPayment, refundPayment, sendCallback } from '../payments/settle.ts'
import { sendAgain } from '../scenarios/run.ts'
import type { World } from '../world/world.ts'
import { control } from './control.ts'
import { viewPayment } from './paymentsView.ts'

const Failure = z.nullish(z.strictObject({ message: z.optional(Bilingual), callback: z.optional(z.boolean()) }))
/** `delay` in seconds of the world's clock; `reversed`: the newest first. */
const Again = z.nullish(
  z.strictObject({
    times: z.optional(z.int().check(z.minimum(1), z.maximum(50))),
    delay: z.optional(z.number().check(z.minimum(0), z.maximum(86_400))),
    reversed: z.optional(z.boolean()),
  }),
)
const Next = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('usual') }),
  z.strictObject({ do: z.enum(['drop', 'double', 'reorder']) }),
  z.strictObject({ do: z.literal('delay'), seconds: z.number().check(z.minimum(1), z.maximum(86_400)) }),
])
const Callback = z.strictObject({ ...PaymentCallback.shape })
const path = '/payments/:reference'

/** Payments by hand (QA-019). */
export async function paymentControl(app: FastifyInstance): Promise<void> {
  control(app, { method: 'GET', path: '/payments', about: 'All payments, the newest first' }, ({ world }) =>
    [...world.money.payments.values()].map((payment) => viewPayment(world, payment)).reverse(),
  )
  control(app, { method: 'GET', path, about: 'One payment' }, ({ world, params }) => viewPayment(world, paymentOf(world, params)))

  control(app, { method: 'POST', path: `${path}/approve`, about: 'Charges it and sends its callback' }, ({ world, params }) => {
    const payment = paymentOf(world, params)
    if (chargeFor(world.money, payment)) refuse(409, 'payment_final', { params: { state: payment.state } })
    approvePayment(world, payment)
    return viewPayment(world, payment)
  })

  control(
    app,
    { method: 'POST', path: `${path}/fail`, about: 'Fails it, with a message or without', body: Failure },
    ({ world, params, body }) => {
      const payment = paymentOf(world, params)
      if (payment.state !== 'pending') refuse(409, 'payment_final', { params: { state: payment.state } })
      failPayment(world, payment, body?.message ?? null, { callback: body?.callback ?? true })
      return viewPayment(world, payment)
    },
  )

  control(app, { method: 'POST', path: `${path}/refund`, about: 'Gives its charge back in full' }, ({ world, params }) => {
    const payment = paymentOf(world, params)
    const charge = chargeFor(world.money, payment) ?? refuse(409, 'no_charge')
    if (charge.refundedAt !== undefined) refuse(409, 'payment_refunded')
    if (world.db.orders.where('transactionId', charge.transactionId).some(({ status }) => status !== 'cancelled'))
      refuse(409, 'refund_needs_cancel')
    refundPayment(world, charge)
    return viewPayment(world, payment)
  })

  control(
    app,
    { method: 'POST', path: `${path}/resend`, about: 'Sends its callbacks again, doubled, delayed or reordered', body: Again },
    ({ world, params, body }) => {
      const payment = paymentOf(world, params)
      if (payment.callbacks.length === 0) refuse(409, 'no_callback')
      sendAgain(world, payment, body ?? {})
      return viewPayment(world, payment)
    },
  )

  control(
    app,
    {
      method: 'PUT',
      path: `${path}/next-callback`,
      about: 'What becomes of its next callback: usual, drop, double, delay, or reorder (only after the next one of this payer)',
      body: Next,
    },
    ({ world, params, body }) => {
      const payment = paymentOf(world, params)
      if (payment.state === 'success' || payment.state === 'refunded') refuse(409, 'handling_late')
      payment.handling = body.do === 'usual' ? undefined : body
      return viewPayment(world, payment)
    },
  )

  const about = 'A callback as from the provider; with another reference it is injected into this payer’s sockets'
  control(app, { method: 'POST', path: `${path}/callback`, about, body: Callback }, ({ world, params, body }) => {
    const payment = paymentOf(world, params)
    const reference = body.reference ?? payment.reference
    sendCallback(world, payment, { ...body, reference }, { foreign: reference !== payment.reference })
    return viewPayment(world, payment)
  })
}

const paymentOf = (world: World, { reference = '' }: Readonly<Record<string, string>>): Payment =>
  world.money.payments.get(reference) ?? refuse(404, 'payment_unknown')
