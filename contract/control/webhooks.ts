import * as z from 'zod/mini'
import { PaymentCallback } from '../payment.ts'
import { Empty } from '../rules/fields.ts'
import type { ControlCall } from './controlCall.ts'

/** The headers of a webhook. All attempts of a delivery have the same id; each has its own signature. */
export const EVENT_HEADER = 'x-samaki-event'
export const DELIVERY_HEADER = 'x-samaki-delivery'
export const SIGNATURE_HEADER = 'x-samaki-signature'

export const WebhookEvent = z.enum(['payment.succeeded', 'payment.failed', 'payment.refunded', 'order.created', 'order.status'])
export type WebhookEvent = z.infer<typeof WebhookEvent>

/** Where to post events. The mock makes a secret if none is given. Without `events`, all are posted. */
export const WebhookOrder = z.strictObject({
  url: z.string().check(z.minLength(1), z.maxLength(500)),
  secret: z.optional(z.string().check(z.minLength(8), z.maxLength(200))),
  events: z.optional(z.array(WebhookEvent).check(z.minLength(1), z.maxLength(20))),
})
export type WebhookOrder = z.infer<typeof WebhookOrder>
export const Webhook = z.object({ url: z.string(), secret: z.string(), events: z.array(WebhookEvent) })
export type Webhook = z.infer<typeof Webhook>

/** The body of a webhook. `data` is an order as its buyer reads it, or the callback of a payment with its amount in TZS. */
export const WebhookBody = z.object({ id: z.string(), type: WebhookEvent, createdAt: z.string(), data: z.looseObject({}) })
export type WebhookBody = z.infer<typeof WebhookBody>

/** The `data` of a payment event: its callback with the amount, in TZS. After a refund the status is `refunded`. */
export const WebhookPayment = z.extend(PaymentCallback, { amount: z.int() })

/** One try to post: the status of the response, or the reason why none came. */
export const DeliveryAttempt = z.object({ at: z.string(), status: z.nullable(z.int()), error: z.nullable(z.string()) })
export type DeliveryAttempt = z.infer<typeof DeliveryAttempt>
/** `failed` has no attempts left, and `lost` was never posted because of a fault. */
export const DeliveryState = z.enum(['waiting', 'sending', 'delivered', 'failed', 'lost'])
export type DeliveryState = z.infer<typeof DeliveryState>
export const WebhookDelivery = z.object({
  id: z.string(),
  event: WebhookEvent,
  at: z.string(),
  state: DeliveryState,
  attempts: z.array(DeliveryAttempt),
  nextAttemptAt: z.nullable(z.string()),
  body: WebhookBody,
})
export type WebhookDelivery = z.infer<typeof WebhookDelivery>
/** The webhook of a world, and its deliveries, newest first. */
export const Webhooks = z.object({ webhook: z.nullable(Webhook), deliveries: z.array(WebhookDelivery) })
export type Webhooks = z.infer<typeof Webhooks>

export const setWebhook = {
  method: 'PUT',
  path: '/webhooks',
  about:
    'Posts payment and order events to your own address. It must be on this machine (localhost, 127.0.0.0/8 or [::1]) unless the mock is open to the network.',
  status: 200,
  body: WebhookOrder,
  reply: Webhook,
} as const satisfies ControlCall
export const getWebhooks = {
  method: 'GET',
  path: '/webhooks',
  about: 'Returns the address for events with its secret, and the last 100 deliveries with their attempts, newest first.',
  status: 200,
  reply: Webhooks,
} as const satisfies ControlCall
export const clearWebhook = {
  method: 'DELETE',
  path: '/webhooks',
  about: 'Removes the address for events, the deliveries and their pending attempts.',
  status: 204,
  reply: Empty,
} as const satisfies ControlCall
export const resendDelivery = {
  method: 'POST',
  path: '/webhooks/deliveries/:id/resend',
  about: 'Posts a delivery again under its id, at once, and returns it after the attempt. If it fails, it is retried as at first.',
  status: 200,
  reply: WebhookDelivery,
} as const satisfies ControlCall
