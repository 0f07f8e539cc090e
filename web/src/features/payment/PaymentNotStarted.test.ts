// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest'
import { getProduct } from '#contract/catalogue.ts'
import { createOrder } from '#contract/order.ts'
import { ApiError } from '#web/api/ApiError.ts'
import { loadBundle, textsNow } from '#web/i18n/texts.ts'
import { notStartedText, PaymentNotStarted, paymentNotStartedText } from './PaymentNotStarted.ts'

beforeAll(async () => {
  await Promise.all([loadBundle('shell'), loadBundle('payment')])
})

test('[ERR-014][CHK-028] a refused cash order shows the server’s message, else the caller’s text, else the default', () => {
  const t = textsNow('payment')
  const refused = (message?: string) => new PaymentNotStarted('refused', { kind: 'order', ...(message && { message }) })
  expect(paymentNotStartedText(refused('Sold out.'), t, 'x')).toBe('Sold out.')
  expect(paymentNotStartedText(refused(), t, t.payment.somethingWrong)).toBe('Something went wrong with your checkout')
  expect(paymentNotStartedText(refused(), t)).toBe('Failed to create order')
})

const UNKNOWN = 'We do not know yet whether your order was placed. We keep asking.'

test.each([
  ['no message', { kind: 'unclear' }, UNKNOWN],
  ['a message', { kind: 'unclear', message: 'Busy!' }, `Busy! ${UNKNOWN}`],
  ['a message without a full stop', { kind: 'unclear', message: 'Busy' }, `Busy. ${UNKNOWN}`],
  ['no id', { kind: 'noId' }, `Order creation failed: no ID returned. ${UNKNOWN}`],
] as const)('[MON-041][CHK-042][GEN-024] an order with an unknown outcome (%s) never counts as failed', (_, trouble, text) => {
  expect(paymentNotStartedText(new PaymentNotStarted('unclear', trouble), textsNow('payment'), 'x')).toBe(text)
})

const OFFLINE = 'You are offline. Nothing was sent and nothing was charged.'

test.each([
  ['offline', OFFLINE],
  ['orderChanged', 'This order has changed. Nothing was sent. Please check the amount.'],
  ['alreadyWaiting', 'A payment is already waiting. Check your phone first.'],
  ['notANumber', 'Invalid amount provided'],
  ['notPositive', 'Amount must be a valid positive number'],
  ['signedOut', 'Something went wrong with your checkout'],
  ['gone', 'Something went wrong with your checkout'],
  ['unclear', UNKNOWN],
] as const)('[PAY-011][PAY-012][MON-010][CHAT-068] a payment that did not start (%s) says why', (reason, sentence) => {
  expect(paymentNotStartedText(new PaymentNotStarted(reason), textsNow('payment'))).toBe(sentence)
})

test('[CHAT-068] an error before the start shows the offline text without a network, else the text of its call', () => {
  const t = textsNow('payment')
  expect(notStartedText(new PaymentNotStarted('refused', { kind: 'order' }), t, 'x')).toBe('x')
  expect(notStartedText(new ApiError(createOrder, { status: 0, code: 'offline' }), t)).toBe(OFFLINE)
  expect(notStartedText(new ApiError(createOrder, { status: 429, code: 'limit', serverMessage: 'Too many.' }), t)).toBe('Too many.')
})

test('[MON-040][GEN-024] if the price could not be read, the text says that nothing was sent, after the server’s message', () => {
  const t = textsNow('payment')
  const failed = (serverMessage?: string) => new ApiError(getProduct, { status: 500, code: 'failed', serverMessage })
  expect(notStartedText(failed(), t, 'x')).toBe('We could not check the price. Nothing was sent and nothing was charged.')
  expect(notStartedText(failed('The shop is busy.'), t)).toBe(`The shop is busy. ${t.payment.notChecked}`)
  expect(notStartedText(new ApiError(getProduct, { status: 0, code: 'offline' }), t)).toBe(OFFLINE)
})
