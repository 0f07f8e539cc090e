import type { OrderRecord } from '#contract/control/records.ts'
import type { OrderDraft } from '#contract/order.ts'
import type { PaymentRequest } from '#contract/payment.ts'
import { formatAmount, wholeShillings } from '#contract/rules/money.ts'
import { productsForOrder } from '../catalogue/products.ts'
import { type FieldText, refuse } from '../http/httpProblem.ts'
import type { Charge } from '../ledger/ledger.ts'
import type { Payment, Purpose } from '../payments/payments.ts'
import type { World } from '../world/world.ts'
import { checkDraft, ownAddress } from './check.ts'
import { notifyOrder } from './notify.ts'
import { missingValue, type Prices, pricesOf, shortLines, subtotalAt } from './orders.ts'
import { isOrdered, isPayable } from './paid.ts'

// The interface between payments and orders: payments/ imports no other file of this folder.

/** Checks the ids of a payment start. Throws 400 for a wrong address or transporter, 404 for an unknown order, 403 for another user's. */
export function checkPurchase(world: World, userId: string, { orderId, addressId, order: draft }: PaymentRequest): void {
  if (orderId === undefined) return draft && checkDraft(world, userId, draft)
  const order = world.db.orders.get(orderId)
  if (!order) return refuse(404, 'order_unknown')
  if (order.userId !== userId) refuse(403, 'not_yours')
  if (addressId !== undefined && !ownAddress(world, userId, addressId))
    refuse(400, 'address_needed', { fields: { addressId: 'address_needed' } })
}

/**
 * Returns the unit prices in TZS that apply to a payment (MON-024): those of its draft, or of all products if the items come later with
 * the order. An existing order has its own prices. Throws 409 for a changed cart (MON-003), a closed order or another amount.
 */
export function pricesOfPurchase(world: World, { amount, orderId, order: draft }: PaymentRequest): Prices {
  if (orderId !== undefined) {
    const order = world.db.orders.get(orderId)
    if (!order || !isPayable(world, order)) return refuse(409, 'order_closed')
    if (amount !== order.totalAmount)
      refuse(409, 'amount_changed', { params: { amount: formatAmount(order.totalAmount), asked: formatAmount(amount) } })
    return {}
  }
  return draft
    ? pricesOfCart(world, draft, amount)
    : Object.fromEntries(world.db.products.list().map(({ id, unitPrice }) => [id, wholeShillings(unitPrice)]))
}

function pricesOfCart(world: World, { items }: OrderDraft, amount: number): Prices {
  const prices = pricesOf(items, world.db.products.get)
  const subtotal = subtotalAt(items, prices)
  const short: Record<string, FieldText> = shortLines(items, productsForOrder(world))
  if (Object.values(short).includes('product_unknown')) refuse(400, 'body_wrong', { fields: short })
  if (subtotal !== amount) short['amount'] = ['amount_changed', { amount: formatAmount(subtotal), asked: formatAmount(amount) }]
  if (Object.keys(short).length > 0) refuse(409, 'cart_changed', { fields: short })
  return prices
}

/** Returns whether a purpose no longer needs a payment: its cart was ordered, or its order was closed or paid (MON-029). */
export function isSettled(world: World, userId: string, { orderId, checkoutId }: Purpose): boolean {
  if (orderId === null) return isOrdered(world, userId, checkoutId)
  const order = world.db.orders.get(orderId)
  return !order || !isPayable(world, order)
}

/**
 * Marks the order of a payment as paid (PAY-059). If the order was cancelled, delivered or paid meanwhile, or the amount differs, it does
 * not change and the charge becomes a second payment (MON-024, MON-029). Returns the TZS to refund: if goods were reported missing after
 * the payment started, the charge is too high by their price (SELL-016).
 */
export function payOrder(world: World, payment: Payment, charge: Charge): number {
  const order = payment.orderId === null ? undefined : world.db.orders.get(payment.orderId)
  if (!order || !isPayable(world, order)) return 0
  const over = charge.net - order.totalAmount
  if (over !== 0 && over !== missingValue(order)) return 0
  const address = payment.addressId !== null && order.status !== 'shipping' ? ownAddress(world, order.userId, payment.addressId) : undefined
  if (order.transactionId !== '') world.money.retired.set(order.transactionId, order.id)
  const paid = world.db.orders.change(order.id, {
    transactionId: charge.transactionId,
    paymentMethod: 'mobile_money',
    phone: payment.phone,
    updatedAt: world.clock.iso(),
    ...(address && ({ addressId: address.id, address } as Pick<OrderRecord, 'addressId' | 'address'>)),
  })
  notifyOrder(world, paid)
  return over
}
