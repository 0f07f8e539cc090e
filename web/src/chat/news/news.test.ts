// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import type { Order } from '#contract/order.ts'
import { anAddress, anOrder } from '#fixtures/builders.ts'
import { PAYER, PHONE, serve, signInAs } from '#web/features/payment/testing/testBench.ts'
import { loadBundle, textsNow } from '#web/i18n/texts.ts'
import { answerArrived } from '../cards/orders/answerArrived.ts'
import { replyText } from '../kinds/replyText.ts'
import { useTranscript } from '../transcript/transcript.ts'
import { appendFailedAttempt, appendStatusNews } from './news.ts'

beforeEach(async () => {
  await Promise.all([loadBundle('shell'), loadBundle('chat'), loadBundle('topics')])
  localStorage.clear()
  serve({})
  signInAs(PHONE)
  useTranscript.setState({ owner: PAYER, entries: [{ id: 'w', at: 1, run: 3, card: { kind: 'welcome' } }], loaded: true })
})
const news = () => useTranscript.getState().entries.slice(1)
const texts = () => news().map(({ card }) => (card.kind === 'reply' ? replyText(card, textsNow('topics')) : card.kind))

test.each<[string, Partial<Order>, string]>([
  ['processing', { status: 'processing' }, 'Order SMK-100001 is being prepared.'],
  ['shipping', { status: 'shipping', amountDue: 0 }, 'Order SMK-100001 is on its way. Keep your phone nearby.'],
  ['shipping with something due', { status: 'shipping', amountDue: 5_000 }, 'Order SMK-100001 is on its way. Please have TZS 5,000 ready.'],
  ['delivered', { status: 'delivered' }, 'arrived'],
  ['cancelled, nothing paid', { status: 'cancelled', paymentMethod: 'cash_on_delivery' }, 'Order SMK-100001 is cancelled.'],
  [
    'cancelled and refunded',
    { status: 'cancelled', refund: { amount: 24_000, state: 'done' } },
    'Order SMK-100001 is cancelled. Refunded TZS 24,000 to the number you paid from.',
  ],
  [
    'cancelled, the refund under way',
    { status: 'cancelled', refund: { amount: 24_000, state: 'pending' } },
    'Order SMK-100001 is cancelled. TZS 24,000 is on its way back to the number you paid from; your network will text you.',
  ],
  ['cancelled, paid', { status: 'cancelled' }, 'Order SMK-100001 is cancelled. Contact us about your refund.'],
])('[CHAT-147] an order that is %s adds one line to its buyer’s thread, once', async (_, given, line) => {
  const order = anOrder(given)
  await Promise.all([appendStatusNews(order), appendStatusNews(order)])
  await appendStatusNews(order)
  expect(texts()).toEqual([line])
  expect(news()[0]).toMatchObject({ id: `news-order-1-${order.status}`, run: 3 })
})

test.each([
  ['Rehema', { receiver: 'Rehema' }],
  ['Asha Salum', {}],
])('[CHAT-182] the line about an order that was delivered to %s names only another person', async (fullName, named) => {
  const addressId = `of-${fullName.toLowerCase().replace(' ', '-')}`
  serve({ [`GET /addresses/${addressId}`]: { body: anAddress({ id: addressId, fullName }) } })
  await appendStatusNews(anOrder({ status: 'delivered', addressId }))
  expect(news().map(({ card }) => card)).toEqual([{ kind: 'arrived', orderId: 'order-1', orderNumber: 'SMK-100001', ...named }])
})

test('[CHAT-147] each new status adds a line, except the first', async () => {
  for (const status of ['pending', 'processing', 'shipping', 'delivered']) await appendStatusNews(anOrder({ status }))
  expect(texts()).toHaveLength(3)
})

test('[TRAN-011] each failed delivery adds a line with its reason', async () => {
  const attempts = [{ reason: 'nobody' as const, at: '2026-11-21T06:00:00Z' }]
  const first = anOrder({ status: 'shipping', attempts })
  await appendFailedAttempt(first, 'nobody')
  await appendFailedAttempt(first, 'nobody')
  const second = anOrder({ status: 'shipping', attempts: [...attempts, { reason: 'address', at: '2026-11-21T08:00:00Z' }] })
  await appendFailedAttempt(second, 'address')
  expect(texts()).toEqual([
    'Order SMK-100001 came to your door, but nobody was there. The rider will try again.',
    'The rider couldn’t find the address of order SMK-100001 and will try again.',
  ])
})

test('[CHAT-147] nothing is added to the thread of another person', async () => {
  signInAs(null)
  await appendStatusNews(anOrder({ status: 'processing' }))
  expect(news()).toEqual([])
})

test('[CHAT-147] an answer stays when the same status comes again, and can be given only once', async () => {
  const order = anOrder({ status: 'delivered' })
  await appendStatusNews(order)
  const id = news()[0]?.id ?? ''
  await answerArrived(id, true)
  await answerArrived(id, false)
  await appendStatusNews(order)
  expect(news()[0]?.answer).toEqual({ value: 'right' })
  expect(texts()).toEqual(['arrived', 'Glad to hear it. Come again, Asha.'])
})
