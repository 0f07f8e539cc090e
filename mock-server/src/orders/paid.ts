import type { Charge } from '../ledger/ledger.ts'
import { chargeByTransaction } from '../ledger/lookup.ts'
import type { World } from '../world/world.ts'
import type { StoredOrder } from './orders.ts'

/** Returns the charge an order was paid with, refunded or not. */
export const chargeOfOrder = (world: World, order: StoredOrder): Charge | undefined =>
  order.paymentMethod === 'mobile_money' && order.transactionId !== '' ? chargeByTransaction(world.money, order.transactionId) : undefined

/** Tells whether an order can be paid: an open cash order that nothing has been charged for (PAY-053). */
export const isPayable = (world: World, order: StoredOrder): boolean =>
  order.status !== 'cancelled' && order.status !== 'delivered' && chargeOfOrder(world, order) === undefined

/** Tells whether something of this cart was ordered, whatever became of it (MON-029). */
export const isOrdered = (world: World, userId: string, checkoutId: string | null): boolean =>
  checkoutId !== null && world.db.orders.where('checkoutId', checkoutId).some((order) => order.userId === userId)
