// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Order } from '#contract/order.ts'
import { anAddress, anOrder, aProduct, aTransporter } from '#fixtures/builders.ts'
import { useCart } from '#web/features/cart/cart.ts'
import { forgetChange } from '#web/features/cart/undo/lastChange.ts'
import { PHONE, serve, signInAs } from '#web/features/payment/testing/testBench.ts'
import { chooseLanguage, loadArea, textsNow } from '#web/i18n/texts.ts'
import type { Card } from '../../cards/card.ts'
import { replyText } from '../../cards/replyText.ts'
import { type Facts, noFacts } from '../../guide/facts.ts'
import { useTranscript } from '../../transcript/transcript.ts'
import { handleMessage } from '../handleMessage.ts'

const sato = aProduct({ id: 'sato', name: 'Nile tilapia (Sato), 1 kg', availableQuantity: 9 })
const jodari = aProduct({ id: 'jodari', name: 'Yellowfin tuna (Jodari), 1 kg', unitPrice: 24_000, availableQuantity: 9 })
const changu = aProduct({ id: 'changu', name: 'Red snapper (Changu), 1 kg', unitPrice: 18_500, availableQuantity: 9 })
const pweza = aProduct({ id: 'pweza', name: 'Octopus (Pweza), 500 g', unitPrice: 9_000, availableQuantity: 9 })
const products = [sato, jodari, changu, pweza]
const line = (product: typeof sato, quantity: number, transporterId?: string) => ({
  id: product.id,
  quantity,
  unitPrice: product.unitPrice,
  product,
  ...(transporterId && { transporterId }),
})
/** 21 November 2026 is a Saturday. */
const NOW = Date.parse('2026-11-21T12:00:00Z')
const of = (n: string, day: string, status: string, more: Partial<Order>): Order =>
  anOrder({ id: `o${n}`, orderNumber: `SMK-1046${n}`, createdAt: `2026-${day}T09:00:00Z`, status, ...more })
const PLACED = of('97', '11-21', 'pending', {
  paymentMethod: 'cash_on_delivery',
  amountDue: 14_000,
  totalAmount: 14_000,
  items: [line(pweza, 1)],
})
const ON_ITS_WAY = of('90', '11-20', 'shipping', { items: [line(sato, 3, 't1')], totalAmount: 41_000, amountDue: 5_000 })
const CANCELLED = of('58', '11-12', 'cancelled', {
  items: [line(jodari, 1)],
  totalAmount: 34_000,
  amountDue: 0,
  deliveryOption: 'express',
  refund: { amount: 24_000, state: 'pending' },
})
const ARRIVED = of('40', '11-05', 'delivered', { items: [line(pweza, 2)], totalAmount: 23_000, amountDue: 0 })
const OLDEST = of('12', '10-28', 'delivered', { items: [line(changu, 2)], totalAmount: 42_000, amountDue: 0 })
const ALL = [PLACED, ON_ITS_WAY, CANCELLED, ARRIVED, OLDEST]

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  for (const area of ['shell', 'chat', 'topics', 'payment', 'shop', 'faq'] as const) await loadArea(area)
})
afterAll(() => vi.useRealTimers())
beforeEach(async () => {
  localStorage.setItem('swahiliOffered', '1')
  useCart.setState({ lines: [], checkoutId: 'c1', owner: null, waiting: {} })
  forgetChange()
  useTranscript.setState({ owner: 'guest', entries: [], loaded: true })
  signInAs(PHONE)
  shop(ALL)
  await chooseLanguage('en')
})
function shop(orders: readonly Order[]): void {
  serve({
    'GET /orders': { body: orders },
    'GET /addresses': {
      body: [anAddress({ id: 'office', fullName: 'Asha, office', addressLine1: 'Samora Ave 22' }), anAddress({ id: 'asha-home' })],
    },
    'GET /transporters': { body: [aTransporter({ id: 't1', businessName: 'Kanda ya Ziwa' })] },
    ...Object.fromEntries(products.map((product) => [`GET /products/${product.id}`, { body: product }])),
  })
}

const cards = () => useTranscript.getState().entries.flatMap(({ card }) => (card.kind === 'said' ? [] : [card]))
const said = (): string[] =>
  cards()
    .slice(before)
    .map((card) =>
      card.kind === 'reply' ? (replyText(card, textsNow('topics')) ?? '') : 'orderId' in card ? `${card.kind} ${card.orderId}` : card.kind,
    )
const keys = () =>
  cards()
    .slice(before)
    .map((card) => (card.kind === 'reply' ? card.text : card.kind))
const about = () =>
  cards()
    .slice(before)
    .flatMap((card) => (card.kind === 'reply' ? (card.about?.['orderNumber'] ?? []) : 'orderId' in card ? card.orderId : []))
const held = () => Object.fromEntries(useCart.getState().lines.map(({ productId, quantity }) => [productId, quantity]))
let before = 0
/** The lines of a conversation; `said`, `keys` and `about` are of the last of them. */
async function talk(...lines: readonly string[]): Promise<void> {
  for (const words of lines) {
    before = cards().length
    const open = cards().findLast(({ kind }) => kind === 'added') ?? null
    await handleMessage(words, open, noFacts)
  }
}
void expect
test.each([
  ['what was in the order of 5 November?'],
  ['what did I order on 28 October?'],
  ['reorder that October order'],
  ['ile ya tarehe 5 Novemba ilikuwa na nini?'],
  ['what was in the order of 5 November?', 'niletee tena hiyo'],
  ['oda iliyofika mwezi uliopita'],
  ['what did I get the time before last?'],
  ['my order before the last one'],
  ['the month before'],
  ['oda zangu', 'ile ya tarehe 5 Novemba ilikuwa na nini?'],
  ['reorder SMK-104640', 'hapana, usiongeze, nilikuwa nauliza tu'],
  ['reorder SMK-104640', 'no I was only asking, take it out'],
  ['reorder SMK-104640', 'ondoa hivyo vyote ulivyoweka'],
  ['reorder SMK-104640', "that's not the October one!"],
  ['reorder SMK-104640', 'undo'],
  ['the order of 28 October had fish missing'],
  ['some fish was missing from the one in October'],
  ['the octopus in my last order was spoilt'],
  ['track SMK-104690', 'which order are you talking about?'],
  ['can I still cancel the pending one?'],
  ['when will the pending one arrive?'],
  ['where is SMK-104690', 'and who delivers it?'],
  ['when will the pending one arrive?', 'and who delivers it?'],
  ['track SMK-104697', 'can I change the address on it?'],
  ['where is the one in transit?'],
  ['where is my order', 'what about my other pending order?'],
  ['track SMK-104690', 'how much do I give the rider?'],
  ['track SMK-104690', 'how much do I pay on delivery?'],
  ['track SMK-104690', 'badilisha anwani'],
  ['badilisha anwani'],
  ['the cancelled one, was I refunded?'],
  ['the cancelled one, was I refunded?', 'why only 24,000? I paid 34,000'],
  ['where is the cancelled one', 'actually can I get it back? I changed my mind'],
  ['when do I get the refund?'],
  ['the cancelled one, was I refunded?', 'when do I get the refund?', 'when do I get the refund?'],
  ['track SMK-104640', 'how much did I pay for it?', 'how much did I pay for it?'],
  ['na ile iko njiani, nani anailetea?', 'namba yake ya simu?'],
  ['can I still cancel SMK-104697?', 'yes'],
  ['track SMK-104697', 'can you send it to my office instead?'],
  ['can you send it to my office instead?'],
])('%s | %s', async (...lines) => {
  await talk(...lines.filter((x): x is string => typeof x === 'string' && !x.includes('test-ctx')))
  process.stdout.write(`${lines.join(' > ')}\n      ${said().join(' | ')}  [${keys()}] ${JSON.stringify(held())}\n`)
})
