import type { OrderRecord } from '#contract/control/records.ts'
import type { Charge } from '../ledger/ledger.ts'
import { chargeByTransaction } from '../ledger/lookup.ts'
import type { Payment } from '../payments/payments.ts'
import type { World } from '../world/world.ts'
import { ownAddress } from './check.ts'
import { notifyOrder } from './notify.ts'
import type { StoredOrder } from './orders.ts'

/** The charge an order was paid with, refunded or not. */
export const chargeOfOrder = (world: World, order: StoredOrder): Charge | undefined =>
  order.paymentMethod === 'mobile_money' && order.transactionId !== '' ? chargeByTransaction(world.money, order.transactionId) : undefined

/** PAY-053: an open cash order which nothing has been charged for. */
export const isPayable = (world: World, order: StoredOrder): boolean =>
  order.status !== 'cancelled' && order.status !== 'delivered' && chargeOfOrder(world, order) === undefined

/** MON-029: something of this cart was ordered, whatever became of it. */
export const isOrdered = (world: World, userId: string, checkoutId: string | null): boolean =>
  checkoutId !== null && world.db.orders.where('checkoutId', checkoutId).some((order) => order.userId === userId)

/**
 * PAY-059: marks the order paid which the payment was for. An order cancelled, delivered or paid meanwhile stays as it is,
 * and the charge is a second payment (MON-029); so it is with a charge of another amount (MON-024).
 */
export function payOrder(world: World, payment: Payment, charge: Charge): void {
  const order = payment.orderId === null ? undefined : world.db.orders.get(payment.orderId)
  if (!order || !isPayable(world, order) || charge.net !== order.totalAmount) return
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
}
