import type { DeliveryAttempt, DeliveryState, Webhook, WebhookDelivery, WebhookEvent } from '#contract/control/webhooks.ts'

export interface Delivery {
  readonly id: string
  readonly event: WebhookEvent
  readonly at: string
  /** The posted JSON. It is stored as text, because each attempt signs the same bytes. */
  readonly text: string
  state: DeliveryState
  attempts: readonly DeliveryAttempt[]
  /** The number of pauses used. */
  pauses: number
  /** When the next attempt is due, in ms since epoch, also while it runs; null if there is none. */
  due: number | null
}

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
