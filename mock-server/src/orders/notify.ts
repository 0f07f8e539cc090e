import type { WebhookEvent } from '#contract/control/webhooks.ts'
import type { OrderStatusEvent } from '#contract/realtime.ts'
import type { World } from '../world/world.ts'
import type { StoredOrder } from './orders.ts'
import { viewForBuyer } from './view.ts'

/**
 * Sends the status of an order to its buyer, sellers and transporters (RT-014), and the order to the webhook (QA-049). `news` adds another
 * change (SELL-016, TRAN-011).
 */
export function notifyOrder(
  world: World,
  order: StoredOrder,
  news: Pick<OrderStatusEvent, 'shortage' | 'attempt'> = {},
  event: WebhookEvent = 'order.status',
): void {
  const transporters = order.items.flatMap(({ transporterId }) =>
    transporterId ? (world.db.transporters.get(transporterId)?.userId ?? []) : [],
  )
  const userIds = new Set([order.userId, ...order.items.map(({ sellerId }) => sellerId), ...transporters])
  world.sockets.orderStatus([...userIds], { orderId: order.id, status: order.status, ...news })
  world.webhooks.send(event, () => viewForBuyer(world, order))
}
