import type { PaymentView } from '#contract/control/payments.ts'
import { chargeFor } from '../ledger/lookup.ts'
import type { Payment } from '../payments/payments.ts'
import { isPointless } from '../scenarios/applyEvent.ts'
import type { World } from '../world/world.ts'

/** Returns a payment with its charge, callbacks and due events, for the console and tests. */
export function viewPayment(world: World, payment: Payment): PaymentView {
  const { reference, userId, phone, amount, language, state, scenario, checkoutId, orderId, prompt, failure, callbacks, due, handling } =
    payment
  const charge = chargeFor(world.money, payment)
  return {
    reference,
    userId,
    phone,
    amount,
    language,
    state,
    scenario,
    checkoutId,
    orderId: orderId ?? (charge ? (world.db.orders.where('transactionId', charge.transactionId)[0]?.id ?? null) : null),
    startedAt: iso(payment.startedAt),
    prompt: prompt && { ...prompt, expiresAt: iso(prompt.expiresAt) },
    failure,
    handling: handling ?? null,
    charge: charge
      ? {
          transactionId: charge.transactionId,
          net: charge.net,
          gross: charge.gross,
          at: iso(charge.at),
          givenBack: charge.givenBack ?? 0,
          refundedAt: charge.refundedAt === undefined ? null : iso(charge.refundedAt),
        }
      : null,
    callbacks: callbacks.map(({ body }) => body),
    due: due.filter(({ event }) => !isPointless(world, payment, event)).map(({ due: at, event }) => ({ due: iso(at), do: event.do })),
  }
}

export const iso = (ms: number): string => new Date(ms).toISOString()
