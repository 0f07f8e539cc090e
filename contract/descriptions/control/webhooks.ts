import {
  DeliveryAttempt,
  DeliveryState,
  Webhook,
  WebhookBody,
  WebhookDelivery,
  WebhookEvent,
  WebhookOrder,
  WebhookPayment,
  Webhooks,
} from '../../control/webhooks.ts'
import { describeFields, describeSchema } from '../describe.ts'

describeSchema(
  WebhookEvent,
  'What happened: a payment was taken, failed or was given back, an order was made, or its status changed (QA-049).',
)
const address = {
  url: 'Where to post, up to 500 characters, http or https. On this machine only, unless the mock is open to the network.',
  secret: 'The key of the signature, 8 to 200 characters. If missing in a call, the mock makes one and returns it.',
  events: 'The events to post, 1 to 20. If missing in a call, all.',
}
describeFields(WebhookOrder, address)
describeFields(Webhook, address)
describeSchema(
  WebhookBody,
  'What is posted. The header `x-samaki-signature` is `t=…,v1=…`: the seconds of the world’s clock, and the HMAC-SHA256 of `t.body` with the secret, in hex (QA-049).',
)
describeFields(WebhookBody, {
  id: 'The id of the delivery, the same for each attempt: also in the header `x-samaki-delivery`.',
  type: 'What happened: also in the header `x-samaki-event`.',
  createdAt: 'When it happened, ISO time in UTC of the world’s clock.',
  data: 'A payment, or an order as its buyer reads it.',
})
describeFields(WebhookPayment, {
  reference: 'The `referenceId` of the payment start.',
  status: '`success`, `refunded`, or any other word for a failure, usually `failed`. May be missing, as in a callback (PAY-033).',
  transactionId: 'The id of the charge. Missing where no money was taken.',
  message: 'Why it failed, in the language of the start. May be missing (PAY-034).',
  amount: 'What was taken, asked or given back: whole TZS.',
})
describeFields(DeliveryAttempt, {
  at: 'When it was posted, ISO time in UTC of the world’s clock.',
  status: 'The HTTP status of the response. Null if none came.',
  error: 'Why no response came. Null if one came.',
})
describeSchema(
  DeliveryState,
  'Whether a delivery waits for an attempt, is being posted, was answered with 200 to 299, has no attempts left, or was kept back by a fault (QA-049).',
)
describeFields(WebhookDelivery, {
  id: 'The id of the delivery, the same for each attempt.',
  event: 'What happened.',
  at: 'When it happened, ISO time in UTC of the world’s clock.',
  state: 'How far it is.',
  attempts: 'The last 20 attempts, oldest first. They come after 10 s, 1 min, 5 min, 30 min and 2 h of the world’s clock.',
  nextAttemptAt: 'When the next attempt is due, ISO time in UTC of the world’s clock. Null if there is none.',
  body: 'What is posted.',
})
describeFields(Webhooks, {
  webhook: 'The address for events. Null if there is none.',
  deliveries: 'The last 100 deliveries, newest first.',
})
