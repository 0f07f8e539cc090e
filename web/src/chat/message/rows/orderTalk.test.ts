// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Order } from '#contract/order.ts'
import { anOrder, aProduct } from '#fixtures/builders.ts'
import type { Card } from '#web/chat/kinds/card.ts'
import { loadTexts, signInBuyer } from '../testing/buyer.ts'
import { cardKeys, cardTexts, orderItem, ordersMentioned, serveOrders } from '../testing/orders.ts'
import { cardsAfterLine, cartContents, fillCart, say, showThread, talk } from '../testing/talk.ts'

const sato = aProduct({ id: 'sato', name: 'Nile tilapia (Sato), 1 kg', availableQuantity: 9 })
const smoked = aProduct({ id: 'smoked', name: 'Smoked tilapia (Sato wa moshi), 1 kg', unitPrice: 14_000, availableQuantity: 9 })
const changu = aProduct({ id: 'changu', name: 'Red snapper (Changu), 1 kg', unitPrice: 18_500, availableQuantity: 9 })
const pweza = aProduct({ id: 'pweza', name: 'Octopus (Pweza), 500 g', unitPrice: 9_000, availableQuantity: 9 })
const steak = aProduct({ id: 'steak', name: 'Kingfish steaks (Nguru), 1 kg', unitPrice: 20_000, availableQuantity: 9 })
/** 23 November 2026 is a Monday. */
const NOW = Date.parse('2026-11-23T12:00:00Z')
const on = (day: number, n: number, status: string, more: Partial<Order> = {}): Order =>
  anOrder({ id: `o${n}`, orderNumber: `SMK-10000${n}`, createdAt: `2026-11-${String(day).padStart(2, '0')}T09:00:00Z`, status, ...more })
const CASH = { paymentMethod: 'cash_on_delivery', amountDue: 24_000, totalAmount: 24_000, addressId: 'office' } as const
const ALL = [
  on(23, 5, 'cancelled', { items: [orderItem(smoked, 1)], refund: { amount: 19_000, state: 'done' }, amountDue: 0 } as Partial<Order>),
  on(23, 4, 'pending', { items: [orderItem(changu, 3, 't1')] }),
  on(21, 3, 'shipping', { items: [orderItem(sato, 2, 't1')] }),
  on(18, 2, 'processing', { ...CASH, items: [orderItem(pweza, 1)] }),
  on(2, 1, 'delivered', {
    items: [orderItem(sato, 2), orderItem(smoked, 1), orderItem(pweza, 3), orderItem(steak, 1)],
    totalAmount: 90_000,
    amountDue: 0,
  }),
]
const products = [sato, smoked, changu, pweza, steak]

beforeAll(loadTexts)
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }))
afterAll(() => vi.useRealTimers())
beforeEach(async () => {
  await signInBuyer()
  shop(ALL)
})
const shop = (orders: readonly Order[]): void => serveOrders(orders, products, { sato: [sato], changu: [changu] })

test.each([
  ['Oda ya wiki iliyopita iko wapi?', 'track', 'SMK-100003'],
  ['oda ya mwisho ilikuwa na nini?', 'orderHeldPart', 'SMK-100004'],
  ['Hapana, sikutaka kununua, nataka kufuatilia oda ya wiki iliyopita', 'track', 'SMK-100003'],
  ['where is my last order', 'track', 'SMK-100005'],
  ['what did I order', 'orderHeldPart', 'SMK-100004'],
  ["don't order it again", 'leftAsIs', undefined],
  ['sitaki kurudia oda ya mwisho', 'leftAsIs', undefined],
])('[CHAT-117][CHAT-135] `%s` adds nothing to the cart', async (words, text, orderNumber) => {
  await talk(words)
  expect([cartContents(), cardKeys(), ordersMentioned()[0]]).toEqual([{}, [text], orderNumber])
})

test.each([
  ['agiza tena oda ya mwisho', { changu: 3 }],
  ['nipe kama ile ya wiki iliyopita', { sato: 2 }],
  ['reorder the cancelled one', { smoked: 1 }],
  ['reorder the cancelled order', { smoked: 1 }],
  ['rudia oda SMK-100002', { pweza: 1 }],
])('[CHAT-117] `%s` buys the order again', async (words, cart) => {
  await talk(words)
  expect(cartContents()).toEqual(cart)
})

const LAST = [
  on(2, 1, 'delivered', {
    items: [orderItem(sato, 2), orderItem(smoked, 1), orderItem(pweza, 3), orderItem(steak, 1), orderItem(changu, 1)],
  }),
]
const WHOLE = { sato: 2, smoked: 1, pweza: 3, steak: 1, changu: 1 }
const { pweza: _pweza, ...NO_PWEZA } = WHOLE
const { smoked: _smoked, ...NO_SMOKED } = WHOLE
test.each([
  ['rudia oda ya mwisho bila pweza', NO_PWEZA],
  ['rudia ile iliyofika lakini bila sato wa moshi', NO_SMOKED],
  ['ile ya mara ya mwisho lakini bila pweza', NO_PWEZA],
  ['same as last time but no octopus', NO_PWEZA],
])('[CHAT-117] `%s` changes the order before it is added, and one total is given', async (words, cart) => {
  shop(LAST)
  await talk(words)
  expect([cartContents(), cardKeys()]).toEqual([cart, ['cartNow']])
})

test.each([
  ['order it again but 5 steaks', {}, ['againWhich']],
  ['Naomba tena changu kama mara iliyopita, lakini wawili tu', { changu: 2 }, ['slip', 'guideText']],
])('[CHAT-117] `%s` adds only the fish that is certain', async (words, cart, shown) => {
  shop(LAST)
  await talk(words)
  expect([cartContents(), cardKeys()]).toEqual([cart, shown])
})

test.each(['oda ya mwisho ilikuwa nzuri lakini samaki wawili walikuwa wameoza', 'my last order was late but only 2 days', 'bila shaka'])(
  '[CHAT-117] `%s` adds nothing to the cart',
  async (words) => {
    shop(LAST)
    await talk(words)
    expect(cartContents()).toEqual({})
  },
)

test.each(['sitaki kughairi, nataka kujua iko wapi', 'where is my fish?', 'naomba kujua samaki wangu niliowaagiza wako wapi?'])(
  '[CHAT-160][CHAT-146] `%s` is answered about the newest of three orders under way',
  async (words) => {
    await talk(words)
    expect([cardKeys(), ordersMentioned()[0], cartContents()]).toEqual([['track'], 'SMK-100004', {}])
  },
)

test.each([
  ['track the one in transit', ['track'], 'SMK-100003'],
  ['nataka kufuatilia oda iliyo njiani', ['track'], 'SMK-100003'],
  ['track the one that is being prepared', ['track'], 'SMK-100002'],
  ['ipi ilishafika?', ['track'], 'SMK-100001'],
  ['which one was delivered', ['track'], 'SMK-100001'],
  ['where is my changu order?', ['track'], 'SMK-100004'],
  ['iko wapi oda yangu ya pweza?', ['track'], 'SMK-100002'],
  ['ghairi ile ya ofisi', ['whichUnderWay', 'orders'], undefined],
  ['cancel the one going to the office', ['whichUnderWay', 'orders'], undefined],
  ['cancel the office one', ['whichUnderWay', 'orders'], undefined],
  ['what was in the cancelled one?', ['orderHeldCancelled'], 'SMK-100005'],
  ['what was in my last order and how much did I pay?', ['orderHeldPart'], 'SMK-100004'],
  ['what was in SMK-100003?', ['orderHeldPart'], 'SMK-100003'],
  ['how much did I pay for the delivered one?', ['orderHeldPaid'], 'SMK-100001'],
  ['nililipa ngapi kwa oda ya wiki iliyopita?', ['orderHeldPart'], 'SMK-100003'],
] as const)('[CHAT-142][CHAT-049] `%s` is answered about the order it names', async (words, text, orderNumber) => {
  await talk(words)
  expect([cardKeys(), ordersMentioned()[0], cartContents()]).toEqual([text, orderNumber, {}])
})

test.each(['oda yangu imefika?', 'has my order arrived?'])(
  '[CHAT-142][CHAT-049] `%s` fits three orders under way: the chat asks which one and lists them',
  async (words) => {
    await talk(words)
    expect([cardTexts(), cartContents()]).toEqual([['3 of your orders are under way. Which one?', 'orders'], {}])
  },
)

test.each([
  ['track the one in transit', 'None of your orders is on its way.'],
  ['reorder the cancelled one', 'None of your orders is cancelled.'],
  ['ghairi ile ya Mbagala', 'I can’t find that order among yours. Which one?'],
  ['agiza tena oda ya jana', 'I can’t find that order among yours. Which one?'],
])('[CHAT-117][CHAT-142] `%s` that fits no order says so and changes nothing', async (words, text) => {
  shop([on(2, 1, 'delivered')])
  await talk(words)
  expect([cardTexts(), cartContents()]).toEqual([[text], {}])
})

test('[CHAT-114] `the second one` picks from the list of orders just shown', async () => {
  showThread({ kind: 'orders' })
  await talk('the second one')
  expect(ordersMentioned()).toEqual(['SMK-100004'])
})

const SHOWN: Card = { kind: 'tracking', orderId: 'o4' }
const CASH_SHOWN: Card = { kind: 'receipt', orderId: 'o2' }
test.each([
  ['jumla nalipa ngapi?', CASH_SHOWN, 'Order SMK-100002: Octopus, 500 g × 1. TZS 24,000, to pay when it arrives.'],
  [
    'how much do I pay?',
    SHOWN,
    'Order SMK-100004: Red snapper, 1 kg × 3. TZS 29,000: TZS 24,000 is paid, TZS 5,000 to pay when it arrives.',
  ],
  ['did u get the money?', CASH_SHOWN, 'You pay TZS 24,000 for order SMK-100002 when it arrives. Nothing has been paid yet.'],
  [
    'will I get my money back?',
    { kind: 'tracking', orderId: 'o3' },
    'We haven’t refunded order SMK-100003. Call +255 700 000 000 with that number.',
  ],
  ['refund of the cancelled one?', SHOWN, 'We refunded TZS 19,000 for order SMK-100005 to the number you paid from.'],
  ['invoice please', { kind: 'tracking', orderId: 'o3' }, 'Your receipt is order SMK-100003. The payment SMS comes from your network.'],
  ['Hapana basi, iache tu, sitaghairi', SHOWN, 'All right, it stays as it is.'],
  ["no, don't cancel, leave it", SHOWN, 'All right, it stays as it is.'],
  ['Je, kuna gharama ya kughairi?', SHOWN, 'You can cancel while the order is Pending or Processing, and you get back all you paid.'],
  ['is there a cancellation fee', SHOWN, 'You can cancel while the order is Pending or Processing, and you get back all you paid.'],
  ['Kati ya samaki wale mmoja hayupo', { kind: 'tracking', orderId: 'o1' }, 'complaint'],
  ['one is missing', { kind: 'tracking', orderId: 'o1' }, 'complaint'],
] as const)('[CHAT-141][CHAT-049] `%s` is answered about the order shown', async (words, card, text) => {
  showThread(card)
  await talk(words)
  expect(cardTexts()).toEqual([text])
})

test('[CHAT-141] questions about carrier and arrival time are answered about the order shown last', async () => {
  await talk('Track SMK-100003', 'Who is carrying it and when does it arrive?')
  expect(cardTexts()).toEqual([
    'Order SMK-100003 comes with Pwani Express. To reach them, call +255 700 000 000.',
    'I’m sorry, order SMK-100003 should have come within 24-48 hours. Call +255 700 000 000.',
  ])
  await talk('who carries it and when does it come?')
  expect(cardKeys()[0]).toBe('whoCarries')
})

test.each([
  ['cancelled', ['Order SMK-100005 is cancelled.']],
  ['shipping', ['Order SMK-100005 comes with Pwani Express. To reach them, call +255 700 000 000.']],
])('[MON-042][CHAT-141] who brings an order that is %s', async (status, texts) => {
  shop([on(23, 5, status, { ...CASH, items: [orderItem(smoked, 1, 't1')] })])
  showThread({ kind: 'tracking', orderId: 'o5' })
  await talk('who is bringing it?')
  expect(cardTexts()).toEqual(texts)
})

test.each([
  ['processing', 'Order SMK-100005: Smoked tilapia, 1 kg × 1. TZS 24,000, to pay when it arrives.'],
  ['delivered', 'Order SMK-100005: Smoked tilapia, 1 kg × 1. TZS 24,000, paid.'],
  ['cancelled', 'Order SMK-100005 is cancelled. It was for Smoked tilapia, 1 kg × 1. TZS 24,000.'],
])('[MON-042][CHAT-141] what a cash order that is %s costs', async (status, text) => {
  shop([on(23, 5, status, { ...CASH, items: [orderItem(smoked, 1)] })])
  await talk('what was in SMK-100005?')
  expect(cardTexts()).toEqual([text])
})

test('[CHAT-141] a complaint about spoilt fish opens its card; another question then gets its own reply', async () => {
  await talk('samaki wameoza')
  expect(cardKeys()).toEqual(['complaint'])
  await talk('iko wapi oda yangu?')
  expect(cardKeys()).toEqual(['track'])
})

test.each([
  ['mbona hujasema kuhusu asubuhi?', 'reviewBoth'],
  ['mkichelewa je?', 'ifLate'],
  ['dereva akipotea atanipigia?', 'riderCalls'],
  ['Can I still change the address while it is waiting?', 'reviewBoth'],
  ['Can I cancel it if I change my mind?', 'cancelLater'],
  ['invoice', 'receiptLater'],
  ['can I cancel later?', 'cancelLater'],
  ['what is in my order', 'reviewBoth'],
  ['how much do i pay', 'totalWith'],
  ['cancel order SMK-100004', 'cancelOrder'],
  ['where is my last order?', 'track'],
])('[CHAT-127][CHAT-049] during a checkout `%s` is answered with %s', async (words, text) => {
  fillCart([sato], { sato: 1 })
  await say(words)
  expect(cardKeys()[0]).toBe(text)
})

test('[CHAT-049] a fish to add to `that order` at the slip is shown with its number, and the cart does not change', async () => {
  fillCart([changu], { changu: 1 })
  await say('niongezee sato mmoja kwenye hiyo oda')
  expect([cartContents(), cardsAfterLine()]).toEqual([{ changu: 1 }, [{ kind: 'product', productId: 'sato', quantity: 1, beside: true }]])
})

test('[CHAT-049] a forgotten fish cannot be added to a placed order, and the buyer is told so', async () => {
  showThread({ kind: 'receipt', orderId: 'o4' })
  await talk('nimesahau, ongeza sato mmoja')
  expect([cardKeys(), cartContents()]).toEqual([['changeOrder'], {}])
})

test.each([
  ['sato hayupo?', 'product'],
  ['nani anauza sato?', 'product'],
])('[CHAT-048] `%s` still shows the %s', async (words, text) => {
  await talk(words)
  expect(cardKeys()[0]).toBe(text)
})
