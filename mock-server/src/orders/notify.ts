import type { World } from '../world/world.ts'
import type { StoredOrder } from './orders.ts'

/** Sends the status of an order to its buyer, sellers and transporters (RT-014); `shortage` says that only its question has moved. */
export function notifyOrder(world: World, order: StoredOrder, shortage?: 'asked' | 'accepted'): void {
  const transporters = order.items.flatMap(({ transporterId }) =>
    transporterId ? (world.db.transporters.get(transporterId)?.userId ?? []) : [],
  )
  const userIds = new Set([order.userId, ...order.items.map(({ sellerId }) => sellerId), ...transporters])
  world.sockets.orderStatus([...userIds], { orderId: order.id, status: order.status, ...(shortage && { shortage }) })
}
