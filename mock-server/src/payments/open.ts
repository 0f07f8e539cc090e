import type { UnfinishedPayment } from '#contract/payment.ts'
import { refuse } from '../http/httpProblem.ts'
import type { Charge } from '../ledger/ledger.ts'
import { chargeFor } from '../ledger/lookup.ts'
import { isOrdered, isPayable } from '../orders/paid.ts'
import type { World } from '../world/world.ts'
import { startedFor } from './groups.ts'
import { isWaiting, type Payment } from './payments.ts'

/** MON-010: 409 while a payment of the same cart or order has no answer and is younger than 5 minutes (MON-011). */
export function refuseWaiting(world: World, userId: string, of: Pick<Payment, 'checkoutId' | 'orderId'>): void {
  const now = world.clock.now()
  if (startedFor(world.money, userId, of).some((other) => isWaiting(other, now))) refuse(409, 'payment_waiting')
}

/** MON-019: 409 when this cart or order is paid and only its end is missing; a second payment of it is no reason. */
export function refusePaid(world: World, userId: string, of: Pick<Payment, 'checkoutId' | 'orderId'>): void {
  const isPaid = (payment: Payment) => {
    const charge = chargeFor(world.money, payment)
    return charge !== undefined && isUnfinished(world, charge) && (of.orderId === null || !isSettled(world, payment))
  }
  if (startedFor(world.money, userId, of).some(isPaid)) refuse(409, 'already_paid')
}

/** MON-022: charges with neither an order nor a refund, the oldest first. */
export const unfinishedFor = (world: World, userId: string): UnfinishedPayment[] =>
  world.money.ledger.charges
    .filter((charge) => charge.userId === userId && isUnfinished(world, charge))
    .map((charge) => view(world, charge))

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
    kind: payment && isSettled(world, payment) ? 'second' : 'unfinished',
  }
}

/** MON-029: its cart was ordered, or its order closed or paid, by something else meanwhile. */
function isSettled(world: World, { orderId, checkoutId, userId }: Payment): boolean {
  if (orderId !== null) {
    const order = world.db.orders.get(orderId)
    return !order || !isPayable(world, order)
  }
  return isOrdered(world, userId, checkoutId)
}
