import { randomUUID } from 'node:crypto'
import type { World } from '../world/world.ts'
import { createDeliveries, viewDelivery } from './deliveries.ts'
import type { SavedWebhooks, WorldWebhooks } from './worldWebhooks.ts'

/** Creates the webhook of a world, initially none. */
export function createWebhooks(world: World, saved: SavedWebhooks = { webhook: null, deliveries: [] }): WorldWebhooks {
  let { webhook } = saved
  const deliveries = createDeliveries(world, () => webhook, saved.deliveries)

  return {
    set: (next) => (webhook = next),
    clear() {
      webhook = null
      deliveries.clear()
    },
    view: () => ({ webhook, deliveries: deliveries.list().map(viewDelivery).reverse() }),
    send(event, data) {
      if (!webhook?.events.includes(event)) return
      // A receiver may remember ids, so that they must differ between worlds and runs.
      deliveries.add({ id: randomUUID(), type: event, createdAt: world.clock.iso(), data: data() as Record<string, unknown> })
    },
    async resend(id) {
      const delivery = await deliveries.resend(id)
      return delivery ? viewDelivery(delivery) : null
    },
    saved: () => ({ webhook, deliveries: deliveries.list() }),
  }
}
