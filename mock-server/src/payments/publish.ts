import type { PaymentCallback } from '#contract/payment.ts'
import { chargeFor } from '../ledger/lookup.ts'
import type { World } from '../world/world.ts'
import type { Payment } from './payments.ts'

/**
 * Sends a callback to the sockets that joined the payment, and to the webhook, which gets it in the way of the scenario: late, twice or
 * never (RT-009, QA-049). `foreign` marks a callback with the reference of another payment.
 */
export function publishCallback(world: World, payment: Payment, body: PaymentCallback, foreign = false): void {
  world.sockets.callback(payment, body, foreign)
  world.webhooks.send(body.status?.toLowerCase() === 'success' ? 'payment.succeeded' : 'payment.failed', () => ({
    ...body,
    amount: chargeFor(world.money, payment)?.net ?? payment.amount,
  }))
}
