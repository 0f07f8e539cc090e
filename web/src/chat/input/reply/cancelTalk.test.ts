// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { anOrder } from '#fixtures/builders.ts'
import { useCart } from '#web/features/cart/cart.ts'
import { PHONE, serve, signInAs } from '#web/features/payment/testing/testBench.ts'
import { loadArea } from '#web/i18n/texts.ts'
import type { Card } from '../../cards/card.ts'
import { noFacts } from '../../guide/facts.ts'
import { useTranscript } from '../../transcript/transcript.ts'
import { handleMessage } from '../handleMessage.ts'

const order = anOrder({ id: 'o1', orderNumber: 'SMK-100001' })
const CARD = { kind: 'cancelOrder', orderId: 'o1', orderNumber: 'SMK-100001' } as const
const PATH = 'POST /orders/o1/cancel'
let calls: ReturnType<typeof serve>

beforeAll(async () => {
  for (const area of ['shell', 'chat', 'topics', 'payment', 'shop', 'faq'] as const) await loadArea(area)
})
beforeEach(() => {
  localStorage.setItem('swahiliOffered', '1')
  useCart.setState({ lines: [], checkoutId: 'c1', owner: null, waiting: {} })
  signInAs(PHONE)
  calls = serve({
    'GET /orders': { body: [order] },
    'GET /orders/o1': { body: order },
    [PATH]: { body: { ...order, status: 'cancelled' } },
  })
})
const show = (...cards: Card[]) =>
  useTranscript.setState({ owner: 'guest', entries: cards.map((card, at) => ({ id: `q${at}`, at, run: 1, card })), loaded: true })
const cards = () => useTranscript.getState().entries.flatMap(({ card }) => (card.kind === 'said' ? [] : [card]))
const sent = () => calls.filter(({ call }) => call === PATH).length

test.each([
  'ghairi oda',
  'cancel my order',
  'nimebadili mawazo sitaki tena oda nirudishie hela',
  'nimebadili nia, naomba pesa yangu na mzigo usije',
  'I changed my mind, I want my money back',
  'nimebadili mawazo',
  'naomba nirudishiwe hela yangu, sitaki tena',
  'naweza kughairi oda?',
])('[CHAT-166][CHAT-160] `%s` after a receipt opens the card that asks, and cancels nothing', async (line) => {
  show({ kind: 'receipt', orderId: 'o1' })
  await handleMessage(line, null, noFacts)
  expect([cards().slice(1), sent()]).toEqual([[CARD], 0])
})

test('[CHAT-166][CHAT-160] who asks for the money of an order that can be cancelled is told so, above the card that asks', async () => {
  show({ kind: 'receipt', orderId: 'o1' })
  await handleMessage('Naomba nirudishiwe pesa yangu', null, noFacts)
  expect(cards().slice(1)).toMatchObject([{ text: 'refundIfCancelled' }, CARD])
})

test('[CHAT-166] asked for again, the question stands once', async () => {
  show(CARD)
  await handleMessage('ghairi oda SMK-100001', null, noFacts)
  expect(cards()).toEqual([CARD])
})

test.each(['ndiyo', 'yes', 'ndiyo, ghairi', 'yes cancel it'])(
  '[CHAT-166] a typed `%s` cancels the order that the card names',
  async (line) => {
    show(CARD)
    await handleMessage(line, null, noFacts)
    await expect.poll(() => [sent(), cards().at(-1)?.kind]).toEqual([1, 'reply'])
    await handleMessage(line, null, noFacts)
    expect(sent()).toBe(1)
  },
)

test.each(['hapana', 'no', 'hapana, acha', "no, don't cancel"])('[CHAT-166] a typed `%s` keeps it', async (line) => {
  show(CARD)
  await handleMessage(line, null, noFacts)
  expect([sent(), cards().at(-1)]).toMatchObject([0, { text: 'leftAsIs' }])
  expect(useTranscript.getState().entries[0]?.answer).toEqual({ value: 'no' })
})

test('[CHAT-166] beside a checkout a later yes is not for the order that was placed', async () => {
  show(CARD, { kind: 'reply', of: 'topics', text: 'deliveryTime' })
  await handleMessage('ndiyo', null, { ...noFacts, checkoutRequested: true })
  expect(sent()).toBe(0)
})

test('[CHAT-166] a typed yes to an order that has left says so', async () => {
  calls = serve({ 'GET /orders/o1': { body: order }, [PATH]: { status: 409, body: { message: 'x', code: 'order_not_cancellable' } } })
  show(CARD)
  await handleMessage('ndiyo', null, noFacts)
  await expect.poll(() => cards().at(-1)).toMatchObject({ text: 'cancelOrderLeft', about: { orderNumber: 'SMK-100001' } })
})
