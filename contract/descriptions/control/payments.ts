import {
  CallbackHandling,
  failPayment,
  movePayout,
  PaymentView,
  resendCallbacks,
  sendCallback,
  setNextCallback,
} from '../../control/payments.ts'
import { describeFields, describeSchema } from '../describe.ts'

const doText =
  '`usual` sends it at once, `drop` not at all, `double` twice, `delay` after `seconds`, `reorder` after the payer’s next one, at the latest after 60 s (QA-019).'
const handling = { do: doText, seconds: 'How long to wait, in seconds of the world’s clock: 1 to 86,400. Only with `delay`.' }
const callback = {
  reference: 'The `referenceId` of the payment start.',
  status: '`success` or any other word. May be missing.',
  transactionId: 'The id of the charge; any JSON value. May be missing.',
  message: 'A sentence for the buyer. May be missing.',
}

describeFields(CallbackHandling, handling)
describeFields(setNextCallback.body, handling)
describeSchema(PaymentView, 'A payment with all that the ledger knows. Amounts are in whole TZS.')
describeFields(PaymentView, {
  reference: 'The `referenceId` of the payment start.',
  userId: 'The user who started it.',
  phone: 'The phone that pays, without plus.',
  amount: 'What the start asked for.',
  language: 'The language of the start, in which the provider answers.',
  state: 'The state in the ledger (MON-025).',
  scenario: 'Its scenario: the number in the catalogue or the name of a posted one. Null if the handset decides.',
  checkoutId: 'The cart that it pays. Null if the start named none.',
  orderId: 'The order that it pays or made. Null if there is none.',
  startedAt: 'When the phone was asked, ISO time in UTC.',
  prompt: 'The request on the phone. Null if the phone was never asked.',
  failure: 'Why it failed. Null if it did not, or if nobody said why.',
  handling: 'How its next callback is sent. Null if as usual (QA-019).',
  charge: 'The money that was taken. Null if none was.',
  callbacks: 'The different callbacks that were sent, the oldest first.',
  due: 'The events of its timeline that are still to come.',
})
describeFields(PaymentView.shape.prompt, {
  asks: 'Whether the phone shows the request. If false, only the timeline decides.',
  expiresAt: 'When the request ends by itself, ISO time in UTC: 5 minutes after the start (QA-014).',
  pinTriesLeft: 'How many PINs can still be entered, 0 to 3 (QA-022).',
  closed: 'How it ended. Null while it is open.',
})
describeFields(PaymentView.shape.charge, {
  transactionId: 'The id of the charge.',
  net: 'What the market received.',
  gross: 'What left the wallet: `net` and the commission of the operator.',
  at: 'When the money was taken, ISO time in UTC.',
  givenBack: 'The part of `net` that went back for missing pieces (SELL-016).',
  refundedAt: 'When the rest went back, ISO time in UTC. Null if it did not.',
})
describeFields(PaymentView.shape.callbacks, callback)
describeFields(PaymentView.shape.due, {
  due: 'When it happens, ISO time in UTC of the world.',
  do: 'What happens: the `do` of a timeline event.',
})
describeFields(failPayment.body, {
  message: 'Why it fails, for the buyer. If missing, no reason is given.',
  callback: 'Whether the callback is sent. By default true.',
})
describeFields(resendCallbacks.body, {
  times: 'How often each callback is sent, 1 to 50. By default once.',
  delay: 'How long to wait before, in seconds of the world’s clock: 0 to 86,400. By default 0.',
  reversed: 'True sends the newest callback first.',
})
describeFields(sendCallback.body, {
  ...callback,
  reference: 'Whose callback it is. If missing, that of this payment; another one is sent to this payer’s sockets all the same.',
})
describeFields(movePayout.body, {
  to: 'The next status: `processing` or `failed` after `pending`, `completed` or `failed` after `processing`; `cancelled` also ends a pending one (SPAY-027).',
})
