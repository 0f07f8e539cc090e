import type { UnfinishedPayment } from '#contract/payment.ts'
import { refuse } from '../http/httpProblem.ts'
import type { Charge } from '../ledger/ledger.ts'
import { chargeFor } from '../ledger/lookup.ts'
import { isSettled } from '../orders/purchase.ts'
import type { World } from '../world/world.ts'
import { startedFor } from './groups.ts'
import { isWaiting, type Payment, type Purpose } from './payments.ts'

/**
 * Throws 409 for a second payment of a cart or order: while one younger than 5 minutes is pending (MON-010, MON-011), once the cart is
 * ordered (MON-029), and when it is paid but not ordered yet (MON-019). An earlier surplus payment does not count.
 */
export function refuseSecondPayment(world: World, userId: string, purpose: Purpose): void {
  const started = startedFor(world.money, userId, purpose)
  const now = world.clock.now()
  const waiting = started.find((other) => isWaiting(other, now))
  if (waiting) refuse(409, 'payment_waiting', { reference: waiting.reference })
  if (purpose.orderId === null && isSettled(world, userId, purpose)) refuse(409, 'already_ordered')
  const isPaid = (payment: Payment) => {
    const charge = chargeFor(world.money, payment)
    return charge !== undefined && isUnfinished(world, charge) && (purpose.orderId === null || !isSettled(world, userId, payment))
  }
  if (started.some(isPaid)) refuse(409, 'already_paid')
}

/** Returns the charges of a user without an order or a refund, oldest first (MON-022). */
export const unfinishedFor = (world: World, userId: string): UnfinishedPayment[] =>
  world.money.ledger.charges
    .filter((charge) => charge.userId === userId && isUnfinished(world, charge))
    .map((charge) => view(world, charge))

/** Returns whether a charge has neither an order nor a refund. */
export const isUnfinished = (world: World, charge: Charge): boolean =>
  charge.refundedAt === undefined && world.db.orders.where('transactionId', charge.transactionId).length === 0

function view(world: World, charge: Charge): UnfinishedPayment {
  const { reference, transactionId, phone, net, at } = charge
  const payment = world.money.payments.get(reference)
  return {
    reference,
    transactionId,
    amount: net,
    phone,
    paidAt: new Date(at).toISOString(),
    ...(payment?.checkoutId && { checkoutId: payment.checkoutId }),
    ...(payment?.orderId && { orderId: payment.orderId }),
    ...(payment?.draft && { order: payment.draft }),
    kind: payment && isSettled(world, payment.userId, payment) ? 'second' : 'unfinished',
  }
}
