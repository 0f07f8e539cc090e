import {
  DELIVERY_HEADER,
  EVENT_HEADER,
  SIGNATURE_HEADER,
  setWebhook,
  WebhookBody,
  WebhookEvent,
  WebhookPayment,
} from '#contract/control/webhooks.ts'
import { Order } from '#contract/order.ts'
import { tagOf } from './resources.ts'
import type { Components, Json } from './schemas.ts'

const summaries: Readonly<Record<WebhookEvent, string>> = {
  'payment.succeeded': 'A payment was taken.',
  'payment.failed': 'A payment failed.',
  'payment.refunded': 'A payment was given back, or a part of it.',
  'order.created': 'An order was made.',
  'order.status': 'The status of an order changed, or goods were reported missing.',
}

/** Describes what the mock posts to a tester's own server (QA-049). */
export const webhooksOf = (components: Components): Json =>
  Object.fromEntries(WebhookEvent.options.map((event) => [event, { post: postOf(components, event) }]))

function postOf(components: Components, event: WebhookEvent): Json {
  const data = components.schemaOf(event.startsWith('payment') ? WebhookPayment : Order, 'output', '')
  return {
    operationId: event.replace('.', '-'),
    tags: [tagOf(setWebhook)],
    summary: summaries[event],
    security: [],
    parameters: [
      header(EVENT_HEADER, 'The event, as in `type`.'),
      header(DELIVERY_HEADER, 'The id of the delivery, the same for each attempt.'),
      header(SIGNATURE_HEADER, '`t=<seconds>,v1=<hex>`: the HMAC-SHA256 of `<seconds>.<body>` with the secret.'),
    ],
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: {
            allOf: [
              components.schemaOf(WebhookBody, 'output', ''),
              { type: 'object', properties: { data: { ...data, description: 'What the event is about.' } } },
            ],
          },
        },
      },
    },
    responses: {
      '2XX': { description: 'The delivery is over.' },
      default: { description: 'The delivery is repeated after 10 s, 1 min, 5 min, 30 min and 2 h of the world’s clock.' },
    },
  }
}

const header = (name: string, description: string): Json => ({
  name,
  in: 'header',
  description,
  required: true,
  schema: { type: 'string' },
})
