import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/control/payments.ts'
import { payoutMoves } from '#contract/payout.ts'
import { refuse } from '../http/httpProblem.ts'
import { chargeFor } from '../ledger/lookup.ts'
import type { Payment } from '../payments/payments.ts'
import { approvePayment, failPayment, refundPayment, sendCallback } from '../payments/settle.ts'
import { resendCallbacks } from '../scenarios/run.ts'
import type { World } from '../world/world.ts'
import { control } from './control.ts'
import { viewPayment } from './paymentsView.ts'

/** Registers the calls with which testers act as the provider of payments and payouts (QA-010, QA-019; SPAY-027). */
export async function paymentControl(app: FastifyInstance): Promise<void> {
  control(app, calls.listPayments, ({ world }) =>
    [...world.money.payments.values()].map((payment) => viewPayment(world, payment)).reverse(),
  )
  control(app, calls.getPayment, ({ world, params }) => viewPayment(world, paymentOf(world, params)))

  control(app, calls.approvePayment, ({ world, params }) => {
    const payment = paymentOf(world, params)
    if (chargeFor(world.money, payment)) refuse(409, 'payment_final', { params: { state: payment.state } })
    approvePayment(world, payment)
    return viewPayment(world, payment)
  })

  control(app, calls.failPayment, ({ world, params, body }) => {
    const payment = paymentOf(world, params)
    if (payment.state !== 'pending') refuse(409, 'payment_final', { params: { state: payment.state } })
    failPayment(world, payment, body?.message ?? null, { callback: body?.callback ?? true })
    return viewPayment(world, payment)
  })

  control(app, calls.refundPayment, ({ world, params }) => {
    const payment = paymentOf(world, params)
    const charge = chargeFor(world.money, payment) ?? refuse(409, 'no_charge')
    if (charge.refundedAt !== undefined) refuse(409, 'payment_refunded')
    if (world.db.orders.where('transactionId', charge.transactionId).some(({ status }) => status !== 'cancelled'))
      refuse(409, 'refund_needs_cancel')
    refundPayment(world, charge)
    return viewPayment(world, payment)
  })

  control(app, calls.resendCallbacks, ({ world, params, body }) => {
    const payment = paymentOf(world, params)
    if (payment.callbacks.length === 0) refuse(409, 'no_callback')
    resendCallbacks(world, payment, body ?? {})
    return viewPayment(world, payment)
  })

  control(app, calls.setNextCallback, ({ world, params, body }) => {
    const payment = paymentOf(world, params)
    if (payment.state === 'success' || payment.state === 'refunded') refuse(409, 'handling_late')
    payment.handling = body.do === 'usual' ? undefined : body
    return viewPayment(world, payment)
  })

  control(app, calls.sendCallback, ({ world, params, body }) => {
    const payment = paymentOf(world, params)
    const reference = body.reference ?? payment.reference
    sendCallback(world, payment, { ...body, reference }, { foreign: reference !== payment.reference })
    return viewPayment(world, payment)
  })

  control(app, calls.movePayout, ({ world, params, body: { to } }) => {
    const payout = world.db.payouts.get(params.id) ?? refuse(404, 'payout_unknown')
    if (!payoutMoves[payout.status].includes(to)) refuse(409, 'payout_step', { params: { from: payout.status, to } })
    return world.db.payouts.change(payout.id, { status: to, updatedAt: world.clock.iso() })
  })
}

const paymentOf = (world: World, { reference }: { readonly reference: string }): Payment =>
  world.money.payments.get(reference) ?? refuse(404, 'payment_unknown')
