import type { OrderRecord } from '#contract/control/records.ts'
import type { OrderDraft } from '#contract/order.ts'
import type { PaymentRequest } from '#contract/payment.ts'
import { formatTzs, wholeShillings } from '#contract/rules/money.ts'
import { asOrdered } from '../catalogue/products.ts'
import { type FieldText, refuse } from '../http/httpProblem.ts'
import type { Charge } from '../ledger/ledger.ts'
import type { Payment, Purpose } from '../payments/payments.ts'
import type { World } from '../world/world.ts'
import { checkDraft, ownAddress } from './check.ts'
import { notifyOrder } from './notify.ts'
import { missingSoFar, type Prices, pricesOf, shortLines, subtotalAt } from './orders.ts'
import { isOrdered, isPayable } from './paid.ts'

// All that payments know of orders: no other file of this folder is imported there.

/** Checks what a payment start names: 400 for a wrong address or transporter, 404 and 403 for an order that is not the payer's. */
export function checkPurchase(world: World, userId: string, { orderId, addressId, order: draft }: PaymentRequest): void {
  if (orderId === undefined) return draft && checkDraft(world, userId, draft)
  const order = world.db.orders.get(orderId)
  if (!order) return refuse(404, 'order_unknown')
  if (order.userId !== userId) refuse(403, 'not_yours')
  if (addressId !== undefined && !ownAddress(world, userId, addressId))
    refuse(400, 'address_needed', { fields: { addressId: 'address_needed' } })
}

/**
 * Returns the unit prices in TZS that hold for a payment (MON-024). Without a draft every price of now is kept, as the items come
 * with the order; an existing order has its own. 409 for a changed cart (MON-003), a closed order or another amount.
 */
export function pricesOfPurchase(world: World, { amount, orderId, order: draft }: PaymentRequest): Prices {
  if (orderId !== undefined) {
    const order = world.db.orders.get(orderId)
    if (!order || !isPayable(world, order)) return refuse(409, 'order_closed')
    if (amount !== order.totalAmount)
      refuse(409, 'amount_changed', { params: { amount: digits(order.totalAmount), asked: digits(amount) } })
    return {}
  }
  return draft
    ? pricesOfCart(world, draft, amount)
    : Object.fromEntries(world.db.products.list().map(({ id, unitPrice }) => [id, wholeShillings(unitPrice)]))
}

function pricesOfCart(world: World, { items }: OrderDraft, amount: number): Prices {
  const prices = pricesOf(items, world.db.products.get)
  const subtotal = subtotalAt(items, prices)
  const short: Record<string, FieldText> = shortLines(items, asOrdered(world))
  if (Object.values(short).includes('product_unknown')) refuse(400, 'body_wrong', { fields: short })
  if (subtotal !== amount) short['amount'] = ['amount_changed', { amount: digits(subtotal), asked: digits(amount) }]
  if (Object.keys(short).length > 0) refuse(409, 'cart_changed', { fields: short })
  return prices
}

/** Tells whether something else has settled a purpose: its cart was ordered, or its order closed or paid (MON-029). */
export function isSettled(world: World, userId: string, { orderId, checkoutId }: Purpose): boolean {
  if (orderId === null) return isOrdered(world, userId, checkoutId)
  const order = world.db.orders.get(orderId)
  return !order || !isPayable(world, order)
}

/**
 * Marks the order paid which the payment was for (PAY-059). An order cancelled, delivered or paid meanwhile stays as it is,
 * and the charge is a second payment (MON-029); so it is with a charge of another amount (MON-024). Returns what is to go
 * back of a charge for all that was ordered, begun before pieces were found missing, in TZS (SELL-016).
 */
export function payOrder(world: World, payment: Payment, charge: Charge): number {
  const order = payment.orderId === null ? undefined : world.db.orders.get(payment.orderId)
  if (!order || !isPayable(world, order)) return 0
  const over = charge.net - order.totalAmount
  if (over !== 0 && over !== missingSoFar(order)) return 0
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

const digits = (amount: number): string => formatTzs(amount).replace('TZS ', '')
