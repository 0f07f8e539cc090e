import type { OrderPayload } from '#contract/order.ts'
import { refuse } from '../http/httpProblem.ts'
import { chargeByTransaction } from '../ledger/lookup.ts'
import { refusePaid, refuseWaiting } from '../payments/open.ts'
import type { World } from '../world/world.ts'
import { type Prices, pricesOf, sameItems, subtotalAt } from './orders.ts'
import { isOrdered } from './paid.ts'

/** What an order owes to its payment: the prices of payment time, and the cart it settles. */
export interface PaidFor {
  readonly prices: Prices
  readonly checkoutId: string | null
}

/** MON-024: 402 without a charge, 409 when it is another's, for other items, of another amount or for a settled cart. */
export function checkCharge(world: World, userId: string, body: OrderPayload): PaidFor {
  const charge = chargeByTransaction(world.money, body.transactionId)
  if (!charge) return refuse(402, 'no_charge')
  if (charge.userId !== userId) refuse(409, 'charge_not_yours')
  if (charge.refundedAt !== undefined) refuse(402, 'payment_refunded')
  const payment = world.money.payments.get(charge.reference)
  if (payment?.orderId) refuse(409, 'charge_for_order')
  if (payment?.draft && !sameItems(payment.draft.items, body.items)) refuse(409, 'items_differ')
  const prices = { ...pricesOf(body.items, world.db.products.get), ...payment?.prices }
  if (subtotalAt(body.items, prices) !== charge.net) refuse(409, 'amount_differs')
  const checkoutId = payment?.checkoutId ?? body.checkoutId ?? null
  refuseOrdered(world, userId, checkoutId)
  return { prices, checkoutId }
}

/** MON-010, MON-019: a cash order is refused while a payment for its cart waits, and when that cart is paid or ordered. */
export function checkCashOrder(
  world: World,
  userId: string,
  { checkoutId = null }: { readonly checkoutId?: string | null | undefined },
): PaidFor {
  refuseWaiting(world, userId, { checkoutId, orderId: null })
  refuseOrdered(world, userId, checkoutId)
  refusePaid(world, userId, { checkoutId, orderId: null })
  return { prices: {}, checkoutId }
}

/** MON-029: a cart is ordered once, whatever was paid for it. */
export function refuseOrdered(world: World, userId: string, checkoutId: string | null): void {
  if (isOrdered(world, userId, checkoutId)) refuse(409, 'already_ordered')
}
