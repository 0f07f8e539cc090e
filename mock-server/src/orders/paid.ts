import type { Charge } from '../ledger/ledger.ts'
import { chargeByTransaction } from '../ledger/lookup.ts'
import type { World } from '../world/world.ts'
import type { StoredOrder } from './orders.ts'

/** Returns the charge an order was paid with, refunded or not. */
export const chargeOfOrder = (world: World, order: StoredOrder): Charge | undefined =>
  order.paymentMethod === 'mobile_money' && order.transactionId !== '' ? chargeByTransaction(world.money, order.transactionId) : undefined

/** Returns whether an order can be paid by phone: it is open and has not been charged (PAY-053). */
export const isPayable = (world: World, order: StoredOrder): boolean =>
  order.status !== 'cancelled' && order.status !== 'delivered' && chargeOfOrder(world, order) === undefined

/** Returns whether the user has placed an order from this cart, also one that was cancelled (MON-029). */
export const isOrdered = (world: World, userId: string, checkoutId: string | null): boolean =>
  checkoutId !== null && world.db.orders.where('checkoutId', checkoutId).some((order) => order.userId === userId)
