// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Order } from '#contract/order.ts'
import { anOrder, aProduct } from '#fixtures/builders.ts'
import { type Facts, noFacts } from '#web/chat/guide/facts.ts'
import { handleMessage } from '#web/chat/message/handleMessage.ts'
import { loadTexts, signInBuyer } from '../testing/buyer.ts'
import { cardKeys, cardTexts, orderItem, ordersMentioned, serveOrders } from '../testing/orders.ts'
import { showThread, talk } from '../testing/talk.ts'

const smoked = aProduct({ id: 'smoked', name: 'Smoked tilapia (Sato wa moshi), 1 kg', unitPrice: 14_000, availableQuantity: 9 })
const NOW = Date.parse('2026-11-23T12:00:00Z')
const CASH = { paymentMethod: 'cash_on_delivery', amountDue: 24_000, totalAmount: 24_000, addressId: 'office' } as const

beforeAll(loadTexts)
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }))
afterAll(() => vi.useRealTimers())
beforeEach(() => signInBuyer())

/** The only order is a cash order in this state. */
function serveOrder(status: string, transporterId?: string): void {
  const order: Partial<Order> = { id: 'o5', orderNumber: 'SMK-100005', createdAt: '2026-11-23T09:00:00Z', status, ...CASH }
  serveOrders([anOrder({ ...order, items: [orderItem(smoked, 1, transporterId)] })], [smoked])
}

test.each([
  ['cancelled', ['Order SMK-100005 is cancelled.']],
  ['shipping', ['Order SMK-100005 comes with Pwani Express. To reach them, call +255 700 000 000.']],
])('[MON-042][CHAT-141] who brings an order that is %s', async (status, texts) => {
  serveOrder(status, 't1')
  showThread({ kind: 'tracking', orderId: 'o5' })
  await talk('who is bringing it?')
  expect(cardTexts()).toEqual(texts)
})

test.each([
  ['processing', 'Order SMK-100005: Smoked tilapia, 1 kg × 1. TZS 24,000, to pay when it arrives.'],
  ['delivered', 'Order SMK-100005: Smoked tilapia, 1 kg × 1. TZS 24,000, paid.'],
  ['cancelled', 'Order SMK-100005 is cancelled. It was for Smoked tilapia, 1 kg × 1. TZS 24,000.'],
])('[MON-042][CHAT-141] what a cash order that is %s costs', async (status, text) => {
  serveOrder(status)
  await talk('what was in SMK-100005?')
  expect(cardTexts()).toEqual([text])
})

const placed: Facts = { ...noFacts, user: 'x', ordered: { orderId: 'o5', at: NOW - 60_000 } }
test.each([
  'bas ghairi, nimepata karibu',
  'basi cancel hiyo mpya',
  'nataka kucancel hiyo mpya',
  'cancel ile mpya',
  'yes cancel',
  'cancel the new one',
])('[CHAT-033] `%s` after an order asks to cancel that order', async (words) => {
  serveOrder('pending')
  showThread({ kind: 'receipt', orderId: 'o5' }, { kind: 'categories' })
  await handleMessage(words, { kind: 'categories' }, placed)
  expect([cardKeys(), ordersMentioned()]).toEqual([['cancelOrder'], ['o5']])
})

test.each([
  ['cancel', { ...placed, ordered: { orderId: 'o5', at: NOW - 26 * 3_600_000 } }],
  ['nataka oda mpya', placed],
  ['bas nimepata karibu', placed],
] as const)('[CHAT-033] `%s` does not ask to cancel an order', async (words, facts) => {
  serveOrder('pending')
  showThread({ kind: 'categories' })
  await handleMessage(words, { kind: 'categories' }, facts)
  expect(cardKeys()).not.toContain('cancelOrder')
})

test('[CHAT-142] a complaint about an order that has not arrived says so', async () => {
  serveOrder('pending')
  await talk('the octopus in my last order was spoilt')
  expect(cardKeys()).toEqual(['notArrived'])
})
