import { randomUUID } from 'node:crypto'
import type { Webhook, WebhookDelivery, WebhookEvent } from '#contract/control/webhooks.ts'
import type { World } from '../world/world.ts'
import { createDeliveries, type Delivery, viewDelivery } from './deliveries.ts'

export interface SavedWebhooks {
  readonly webhook: Webhook | null
  readonly deliveries: readonly Delivery[]
}

/** The webhook of one world (QA-049). */
export interface WorldWebhooks {
  set(webhook: Webhook): Webhook
  /** Removes the webhook, its deliveries and their attempts. */
  clear(): void
  /** Returns the webhook and its deliveries, newest first. */
  view(): { webhook: Webhook | null; deliveries: WebhookDelivery[] }
  /** Posts an event if the webhook wants it. `data` is called only then, so that a world without a webhook does no work. */
  send(event: WebhookEvent, data: () => object): void
  /** Starts a delivery again, with an attempt at once. Returns it after the attempt, or null for an unknown id. */
  resend(id: string): Promise<WebhookDelivery | null>
  saved(): SavedWebhooks
}

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
