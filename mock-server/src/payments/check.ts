import type { PaymentRequest } from '#contract/payment.ts'
import { formatTzs, wholeShillings } from '#contract/rules/money.ts'
import { asOrdered } from '../catalogue/products.ts'
import { type FieldText, refuse } from '../http/httpProblem.ts'
import { checkDraft, ownAddress } from '../orders/check.ts'
import { type Prices, pricesOf, shortLines, subtotalAt } from '../orders/orders.ts'
import { isPayable } from '../orders/paid.ts'
import { refuseOrdered } from '../orders/payment.ts'
import type { World } from '../world/world.ts'
import { refusePaid, refuseWaiting } from './open.ts'

/**
 * Whether a push may go out; answers the unit prices that hold for this payment (MON-024).
 * 400 wrong ids, 403 and 404 of the order, 409 while one waits (MON-010), after a charge (MON-019) and for a changed cart (MON-003).
 */
export function checkStart(world: World, userId: string, { amount, orderId, addressId, order, ...ids }: PaymentRequest): Prices {
  if (orderId !== undefined) return checkOrderStart(world, userId, { amount, orderId, addressId })
  const checkoutId = ids.checkoutId ?? null
  if (order) checkDraft(world, userId, order)
  refuseWaiting(world, userId, { checkoutId, orderId: null })
  refuseOrdered(world, userId, checkoutId)
  refusePaid(world, userId, { checkoutId, orderId: null })
  // Nothing but amount and phone: the items come with the order, so every price of now is kept.
  if (!order) return Object.fromEntries(world.db.products.list().map(({ id, unitPrice }) => [id, wholeShillings(unitPrice)]))
  const prices = pricesOf(order.items, world.db.products.get)
  const subtotal = subtotalAt(order.items, prices)
  const short: Record<string, FieldText> = shortLines(order.items, asOrdered(world))
  if (Object.values(short).includes('product_unknown')) refuse(400, 'body_wrong', { fields: short })
  if (subtotal !== amount) short['amount'] = ['amount_changed', { amount: formatTzs(subtotal).replace('TZS ', '') }]
  if (Object.keys(short).length > 0) refuse(409, 'cart_changed', { fields: short })
  return prices
}

function checkOrderStart(
  world: World,
  userId: string,
  { amount, orderId, addressId }: { amount: number; orderId: string; addressId: string | undefined },
): Prices {
  const order = world.db.orders.get(orderId)
  if (!order) return refuse(404, 'order_unknown')
  if (order.userId !== userId) refuse(403, 'not_yours')
  if (addressId !== undefined && !ownAddress(world, userId, addressId))
    refuse(400, 'address_needed', { fields: { addressId: 'address_needed' } })
  refuseWaiting(world, userId, { checkoutId: null, orderId })
  refusePaid(world, userId, { checkoutId: null, orderId })
  if (!isPayable(world, order)) refuse(409, 'order_closed')
  if (amount !== order.totalAmount) refuse(409, 'amount_changed', { params: { amount: formatTzs(order.totalAmount).replace('TZS ', '') } })
  return {}
}
