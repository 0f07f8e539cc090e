import type { OrderPayload } from '#contract/order.ts'
import { refuse } from '../http/httpProblem.ts'
import { chargeByTransaction } from '../ledger/lookup.ts'
import { refuseSecondPayment } from '../payments/open.ts'
import type { World } from '../world/world.ts'
import { type Prices, pricesOf, sameItems, subtotalAt } from './orders.ts'
import { isOrdered } from './paid.ts'

/** The parts of a payment that its order takes over: the unit prices in TZS at payment time, and the cart. */
export interface PaidFor {
  readonly prices: Prices
  readonly checkoutId: string | null
}

/**
 * Checks the charge of a mobile money order and returns its prices and cart. Throws 402 if it does not exist or was refunded. Throws 409
 * if it belongs to another user or order, has other items or another amount, or if its cart was ordered before (MON-024).
 */
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
  // A cart can be ordered only once, even if it was paid twice (MON-029).
  if (isOrdered(world, userId, checkoutId)) refuse(409, 'already_ordered')
  return { prices, checkoutId }
}

/** Checks a cash order. Throws 409 while a payment for its cart is pending, or if the cart is paid or ordered (MON-010, MON-019). */
export function checkCashOrder(
  world: World,
  userId: string,
  { checkoutId = null }: { readonly checkoutId?: string | null | undefined },
): PaidFor {
  refuseSecondPayment(world, userId, { checkoutId, orderId: null })
  return { prices: {}, checkoutId }
}
