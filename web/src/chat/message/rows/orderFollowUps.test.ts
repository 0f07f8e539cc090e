// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Order } from '#contract/order.ts'
import { anOrder, aProduct } from '#fixtures/builders.ts'
import { complaintNow } from '#web/features/orders/complaint/complaintDraft.ts'
import { chooseLanguage } from '#web/i18n/texts.ts'
import { loadTexts, signInBuyer } from '../testing/buyer.ts'
import { cardKeys, cardTexts, orderItem, ordersMentioned, serveOrders } from '../testing/orders.ts'
import { cartContents, fillCart, lastCard, talk } from '../testing/talk.ts'

const sato = aProduct({ id: 'sato', name: 'Nile tilapia (Sato), 1 kg', availableQuantity: 9 })
const jodari = aProduct({ id: 'jodari', name: 'Yellowfin tuna (Jodari), 1 kg', unitPrice: 24_000, availableQuantity: 9 })
const changu = aProduct({ id: 'changu', name: 'Red snapper (Changu), 1 kg', unitPrice: 18_500, availableQuantity: 9 })
const pweza = aProduct({ id: 'pweza', name: 'Octopus (Pweza), 500 g', unitPrice: 9_000, availableQuantity: 9 })
const products = [sato, jodari, changu, pweza]
/** 21 November 2026 is a Saturday. */
const NOW = Date.parse('2026-11-21T12:00:00Z')
const of = (n: string, day: string, status: string, more: Partial<Order>): Order =>
  anOrder({ id: `o${n}`, orderNumber: `SMK-1046${n}`, createdAt: `2026-${day}T09:00:00Z`, status, ...more })
const PLACED = of('97', '11-21', 'pending', {
  paymentMethod: 'cash_on_delivery',
  amountDue: 14_000,
  totalAmount: 14_000,
  items: [orderItem(pweza, 1)],
})
const ON_ITS_WAY = of('90', '11-20', 'shipping', { items: [orderItem(sato, 3, 't1')], totalAmount: 41_000, amountDue: 5_000 })
const CANCELLED = of('58', '11-12', 'cancelled', {
  items: [orderItem(jodari, 1)],
  totalAmount: 34_000,
  amountDue: 0,
  deliveryOption: 'express',
  refund: { amount: 24_000, state: 'pending' },
})
const ARRIVED = of('40', '11-05', 'delivered', { items: [orderItem(pweza, 2)], totalAmount: 23_000, amountDue: 0 })
const OLDEST = of('12', '10-28', 'delivered', { items: [orderItem(changu, 2)], totalAmount: 42_000, amountDue: 0 })
const ALL = [PLACED, ON_ITS_WAY, CANCELLED, ARRIVED, OLDEST]

beforeAll(loadTexts)
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }))
afterAll(() => vi.useRealTimers())
beforeEach(async () => {
  await signInBuyer()
  shop(ALL)
})
const shop = (orders: readonly Order[]): void => serveOrders(orders, products)

const MOVES = 'I can’t change the address of order SMK-104697 here. Call +255 700 000 000 before it leaves.'
const HELD = 'Order SMK-104690: Nile tilapia, 1 kg × 3. TZS 41,000: TZS 36,000 is paid, TZS 5,000 to pay when it arrives.'
const REFUND = 'We’re refunding the TZS 24,000 you paid for order SMK-104658. You hadn’t paid the delivery fee of TZS 10,000.'
const NO_NUMBER = 'I don’t have the rider’s number. The rider calls the number on the address; to reach them, call +255 700 000 000.'

test.each([
  ['what was in the order of 5 November?', ['orderHeldPaid'], 'SMK-104640'],
  ['what did I order on 28 October?', ['orderHeldPaid'], 'SMK-104612'],
  ['what did I order on Oct 28th?', ['orderHeldPaid'], 'SMK-104612'],
  ['what did I buy in october', ['orderHeldPaid'], 'SMK-104612'],
  ['ile ya tarehe 5 Novemba ilikuwa na nini?', ['orderHeldPaid'], 'SMK-104640'],
  ['oda ya 5/11 ilikuwa na samaki gani?', ['orderHeldPaid'], 'SMK-104640'],
  ['oda ya tarehe 28 mwezi wa kumi ilikuwa na nini', ['orderHeldPaid'], 'SMK-104612'],
  ['oda iliyofika mwezi uliopita', ['track'], 'SMK-104612'],
  ['where is my order of the 20th?', ['track'], 'SMK-104690'],
  ['what did I get the time before last?', ['orderHeldPart'], 'SMK-104690'],
  ['my order before the last one', ['track'], 'SMK-104690'],
  ['oda ya kabla ya mwisho ilikuwa na nini?', ['orderHeldPart'], 'SMK-104690'],
  ['what did I order in August?', ['noSuchOrder'], undefined],
  ['where is the one in transit?', ['track'], 'SMK-104690'],
  ['can I still cancel the pending one?', ['cancelOrder'], 'o97'],
  ['when will the pending one arrive?', ['notLate'], 'SMK-104697'],
  ['the cancelled one, was I refunded?', ['refundPendingFee'], 'SMK-104658'],
  ['when do I get the refund?', ['refundPendingFee'], 'SMK-104658'],
] as const)('[CHAT-142][CHAT-049] `%s` is answered about the order it names', async (words, text, orderNumber) => {
  await talk(words)
  expect([cardKeys(), ordersMentioned()[0], cartContents()]).toEqual([text, orderNumber, {}])
})

test.each([
  [['reorder that October order'], { changu: 2 }],
  [['niletee tena oda ya tarehe 5 Novemba'], { pweza: 2 }],
  [['what was in the order of 5 November?', 'niletee tena hiyo'], { pweza: 2 }],
  [['what did I order on 28 October?', 'that one again'], { changu: 2 }],
  [['give me what I had on 28 october'], { changu: 2 }],
  [['reorder my August order'], {}],
  [['what did I order in August?', 'that one again'], {}],
  [['oda ya Agosti ilikuwa na nini?', 'niletee tena hiyo'], {}],
])('[CHAT-117] %j buys the order that is meant again, and nothing if there is none', async (lines, cart) => {
  await talk(...lines)
  expect(cartContents()).toEqual(cart)
})

test.each([
  'hapana, usiongeze, nilikuwa nauliza tu',
  'no I was only asking, take it out',
  'ondoa hivyo vyote ulivyoweka',
  "that's not the October one!",
  'undo',
  'sikuomba hizo',
])('[CHAT-036][CHAT-135] `%s` right after buying again removes those items and keeps what was in the cart before', async (words) => {
  fillCart([sato], { sato: 1 })
  await talk('reorder SMK-104612')
  expect([cartContents(), lastCard()]).toMatchObject([
    { sato: 1, changu: 2 },
    { text: 'boughtAgain', replies: ['checkout', 'undo', 'cart'] },
  ])
  await talk(words)
  expect([cartContents(), cardKeys()]).toEqual([{ sato: 1 }, ['cartNow']])
})

test('[CHAT-117][CHAT-036] another order named right after buying again replaces the first one', async () => {
  fillCart([sato], { sato: 1 })
  await talk('reorder SMK-104612', 'no, I meant the one of 5 November')
  expect([cartContents(), cardKeys()]).toEqual([{ sato: 1, pweza: 2 }, ['cartNow', 'boughtAgain']])
  await talk('undo')
  expect(cartContents()).toEqual({ sato: 1 })
})

test.each([
  ['asante', { changu: 2 }],
  ['ongeza sato 1', { changu: 2, sato: 1 }],
  ['is that the October one?', { changu: 2 }],
])('[CHAT-135] `%s` after buying again removes nothing', async (words, cart) => {
  await talk('reorder SMK-104612', words)
  expect(cartContents()).toMatchObject({ changu: cart.changu })
})

test.each([
  [['track SMK-104690', 'which order are you talking about?'], ['Order SMK-104690 is on its way.']],
  [['track SMK-104690', 'unazungumzia oda gani?'], ['Order SMK-104690 is on its way.']],
  [['when will the pending one arrive?', 'and who delivers it?'], ['Order SMK-104697 has no rider yet.']],
  [['track SMK-104697', 'can I change the address on it?'], [MOVES]],
  [['track SMK-104697', 'can you send it to my office instead?'], [MOVES]],
  [
    ['track SMK-104690', 'badilisha anwani'],
    ['Order SMK-104690 has already left, so I can’t change its address. Call +255 700 000 000 now.'],
  ],
  [['where is my order', 'what about my other pending order?'], ['I can’t find that order among yours. Which one?']],
  [['track SMK-104690', 'how much do I give the rider?'], [HELD]],
  [['track SMK-104690', 'how much do I pay on delivery?'], [HELD]],
  [['what was in the order of 5 November?', 'and the one before?'], ['Order SMK-104612: Red snapper, 1 kg × 2. TZS 42,000, paid.']],
  [['what was in the order of 5 November?', 'the month before'], ['guideText']],
  [['when do I get the refund?', 'when do I get the refund?'], [REFUND]],
  [['track SMK-104690', 'how much did I pay for it?', 'how much did I pay for it?'], [HELD]],
  [
    ['where is the cancelled one', 'actually can I get it back? I changed my mind'],
    [REFUND, 'Order SMK-104658 is cancelled.'],
  ],
  [['na ile iko njiani, nani anailetea?', 'namba yake ya simu?'], [NO_NUMBER]],
])('[CHAT-141][CHAT-049] %j is answered about the order mentioned before', async (lines, texts) => {
  await talk(...lines)
  expect([cardTexts(), cartContents()]).toEqual([texts, {}])
})

test('[CHAT-141] a follow-up about the parts of a refund that is not understood shows help, not a list of fish', async () => {
  await talk('the cancelled one, was I refunded?', 'why only 24,000? I paid 34,000')
  expect([cardKeys(), cartContents()]).toEqual([['help'], {}])
})

test('[CHAT-142] `order it again` after a question about a cancelled order buys that order', async () => {
  await talk('where is the cancelled one', 'can I get it back?', 'order it again')
  expect(cartContents()).toEqual({ jodari: 1 })
})

test('[CHAT-117] in Swahili too, `order it again` after a cancelled order buys that order', async () => {
  await chooseLanguage('sw')
  await talk('where is the cancelled one', 'can I get it back?', 'agiza tena hiyo')
  expect(cartContents()).toEqual({ jodari: 1 })
})

test.each([
  ['the order of 28 October had fish missing', 'SMK-104612', 'tooLittle'],
  ['some fish was missing from the one in October', 'SMK-104612', 'tooLittle'],
  ['the octopus in my last order was spoilt', 'SMK-104640', 'spoilt'],
  ['samaki wa oda ya mwisho walikuwa wameoza', 'SMK-104640', 'spoilt'],
])('[CHAT-188][CHAT-142] `%s` opens the complaint with the order and what is wrong', async (words, orderNumber, wrong) => {
  await talk(words)
  expect([cardKeys(), complaintNow(), cartContents()]).toMatchObject([['complaint'], { orderNumber, wrong, text: words }, {}])
})

test('[CHAT-142] a complaint about an order that has not arrived says so', async () => {
  shop([PLACED])
  await talk('the octopus in my last order was spoilt')
  expect(cardKeys()).toEqual(['notArrived'])
})

test.each([
  ['can you deliver on 25 November?', /^(?!track|noSuchOrder)/],
  ['nipe sato 5', /^(?!boughtAgain|track)/],
  ['I want to order for 25 december', /^(?!track|noSuchOrder|orderHeld)/],
  ['leteni tarehe 5', /^(?!track|noSuchOrder|orderHeld)/],
  ['may I order octopus?', /^(?!track|noSuchOrder|orderHeld)/],
  ['rejea hatua iliyotangulia', /^(?!track|noSuchOrder)/],
  ['nirudishiwe pesa ya oda ya Oktoba', /^(?!boughtAgain)/],
  ['usirudie oda ya Oktoba', /^(?!boughtAgain)/],
])('[CHAT-048] `%s` is not taken for a question about an order', async (words, text) => {
  await talk(words)
  expect(cardKeys()[0]).toMatch(text)
  expect(cartContents()).toEqual({})
})
