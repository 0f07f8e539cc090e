import {
  CallbackBody,
  PaymentCallback,
  PaymentRequest,
  PaymentStarted,
  PaymentState,
  PaymentStatus,
  postCallback,
  UnfinishedPayment,
} from '../payment.ts'
import { describeFields, describeSchema } from './describe.ts'

describeFields(PaymentRequest, {
  amount:
    'What the phone is asked to pay: whole TZS, 1 to 1,000,000,000. For a cart the items without the delivery fee, for an order its `totalAmount` (CHK-015).',
  phone: 'The phone that pays, without plus. It need not be the number that signed in (PAY-007).',
  orderId: 'The order to pay, if it exists already. Then send neither `order` nor `checkoutId` (API-032).',
  addressId: 'An address that the order shall have once it is paid. Only with `orderId` (API-032).',
  order: 'The order to create later. The server checks price and stock before it asks the phone (API-032, MON-003).',
  checkoutId: 'The id that you gave this cart, the same for all attempts to pay it (MON-029).',
})
describeSchema(
  PaymentStarted,
  'The reply to a payment start. It only says whether the phone was asked: the result comes as the event `payment-callback` or by a status check.',
)
describeFields(PaymentStarted, {
  success: 'Whether the phone was asked. False means that no money moves (API-033).',
  message: 'A sentence for the buyer, such as why the phone was not asked. May be missing.',
  referenceId: 'The reference of the payment, such as `RF-8JVZP9QREN`, for the status check and the event. May be missing (API-033).',
  transactionId: 'The id of the charge, from a server that charges at once. The mock never sends it here (API-033).',
  startedAt: 'When the prompt was sent to the phone, ISO time in UTC with milliseconds. The 120 seconds count from here (MON-016).',
  answeredAt: 'When this reply was sent, ISO time in UTC with milliseconds. Your clock’s difference follows from it (MON-016).',
})
describeSchema(
  PaymentStatus,
  'The status of a payment (API-034). It is *paid* if `success` is true (PAY-036). It has *failed* if `success` is false and `message` contains the word `failed`, in any letter case and any language (PAY-037). Otherwise it is *waiting* (PAY-039): also with an unknown or a missing `message`. No other field tells waiting and failed apart. A failed payment can still become paid, never the other way round (MON-025, MON-027).',
)
describeFields(PaymentStatus, {
  reference: 'The `referenceId` of the payment start.',
  success: 'True if the money was taken, also after a refund. False means waiting or failed: see `message` (PAY-036).',
  message:
    'A sentence. With `success: false` the word `failed` in it, in any letter case, means that the payment failed; any other sentence, and none, means that it waits (PAY-037, PAY-039).',
  transactionId:
    'The id of the charge, such as `QHERCN2KGB`. Missing unless the money was taken; a paid one without it is an error (PAY-036).',
})
describeSchema(
  PaymentCallback,
  'The result of a payment as an event. It is paid if `status` is `success`, in lower case, and `transactionId` is a text. Ask the status once if the id or the status is missing or `success` has other letters. Any other word means that it failed (PAY-033).',
)
describeFields(PaymentCallback, {
  reference: 'The `referenceId` of the payment start. Ignore a callback of a payment that you did not start.',
  status: '`success`, or any other word for a failure, usually `failed`. May be missing: then ask the status (PAY-033).',
  transactionId: 'The id of the charge. Only a text is an id; the mock can send a number, as scenario 313 does (RT-008).',
  message: 'Why it failed, in the language of the start. May be missing (PAY-034).',
})
describeFields(CallbackBody, {
  reference: 'The `referenceId` of the payment start, at most 64 characters. An unknown one is accepted and ignored.',
  status: '`success` or any other word, at most 64 characters.',
  transactionId: 'The id of the charge: text of at most 64 characters. A number, true, false or null is passed on as it is.',
  message: 'A sentence for the buyer, at most 1,000 characters.',
})
describeSchema(PaymentState, 'The state of a payment. `failed` can still become `success`; `refunded` follows only `success` (MON-025).')
describeFields(UnfinishedPayment, {
  reference: 'The `referenceId` of the payment start.',
  transactionId: 'The id of the charge. Send it with the order.',
  amount: 'What the market received, in TZS.',
  phone: 'The phone that paid, without plus.',
  paidAt: 'When the money was taken, ISO time in UTC.',
  checkoutId: 'The id of the cart, if the start named it (MON-029).',
  orderId: 'The order to pay, if the start named one.',
  order: 'The order to create, if the start had it (MON-022).',
  kind: '`unfinished` can become an order. `second` is a charge for what was paid already, and can only be refunded (MON-029).',
})
describeFields(postCallback.reply, { message: 'Says that the callback arrived.' })
