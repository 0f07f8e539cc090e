// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Order } from '#contract/order.ts'
import { anOrder, aProduct } from '#fixtures/builders.ts'
import { type Facts, noFacts } from '#web/chat/guide/facts.ts'
import type { Card } from '#web/chat/kinds/card.ts'
import { replyText } from '#web/chat/kinds/replyText.ts'
import { handleMessage } from '#web/chat/message/handleMessage.ts'
import { useTranscript } from '#web/chat/transcript/transcript.ts'
import { complaintNow } from '#web/features/orders/complaint/complaintDraft.ts'
import { serve, signInAs } from '#web/features/payment/testing/testBench.ts'
import { useIntents } from '#web/features/session/intents.ts'
import { personNow } from '#web/features/session/person.ts'
import { useWishlists } from '#web/features/wishlist/wishlistStore.ts'
import { chooseLanguage, textsNow } from '#web/i18n/texts.ts'
import { loadTexts, signInBuyer } from '../testing/buyer.ts'
import { marketResponses } from '../testing/market.ts'
import { buying, cartContents, fillCart, firstCardAnswer, lastCard, showThread } from '../testing/talk.ts'

const sato = aProduct({ id: 'sato', name: 'Nile tilapia (Sato), 1 kg', availableQuantity: 9 })
const changu = aProduct({ id: 'changu', name: 'Red snapper (Changu), 1 kg', unitPrice: 18_500, availableQuantity: 9 })
const line = (product: typeof sato, quantity: number) => ({ id: product.id, quantity, unitPrice: 12_000, product })
const order = (n: number, status: string, items = [line(sato, 2)]): Order =>
  anOrder({ id: `o${n}`, orderNumber: `SMK-10000${n}`, createdAt: `2026-01-0${n}T00:00:00Z`, status, items })

beforeAll(loadTexts)
beforeEach(async () => {
  await signInBuyer()
  useWishlists.setState({ byPerson: {} })
  useIntents.setState({ intents: [] })
  shop(order(3, 'delivered', [line(changu, 1)]), order(2, 'shipping'), order(1, 'cancelled'))
})

function shop(...orders: readonly Order[]): void {
  const fillet = { ...changu, id: 'frozen', name: 'Red snapper fillet (Changu), 1 kg' }
  const found = { sato: [sato], 'association+documents': [], changu: [changu, fillet] }
  serve({ ...marketResponses([sato, changu], found), 'GET /orders': { body: orders } })
}
const cards = () => useTranscript.getState().entries.flatMap(({ card }) => (card.kind === 'said' ? [] : [card]))
const repliesShown = (): string[] =>
  cards().map((card) =>
    card.kind === 'reply' ? (replyText(card, textsNow('topics')) ?? '') : card.kind === 'guideText' ? card.text : card.kind,
  )
const say = (words: string, asked: Card | null = null, facts: Facts = noFacts) => handleMessage(words, asked, facts)
const hearts = () => useWishlists.getState().byPerson[personNow() ?? '']?.map(({ productId }) => productId) ?? []

test('[CHAT-049][CHAT-146] a typed question about an order gets one line about the newest order under way, with a button that opens it', async () => {
  await say('oda yangu iko wapi?')
  expect(repliesShown()).toEqual(['Order SMK-100002 is on its way.'])
  expect(cards()[0]).toMatchObject({ about: { orderId: 'o2' }, replies: ['openOrder', 'orders', 'call'] })
  await chooseLanguage('sw')
  expect(repliesShown()).toEqual(['Oda SMK-100002 iko njiani.'])
  await chooseLanguage('en')
})

const ANY_ORDER = 'Standard comes within 24-48 hours, Express within 3-6. Which one?'
const THIS_ORDER = 'I’m sorry, order SMK-100002 should have come within 24-48 hours. Call +255 700 000 000.'
test.each([
  ['the buyer means the order under way', 'itafika saa ngapi?', {}, THIS_ORDER],
  ['the buyer names a delivery option', 'haraka inafika baada ya saa ngapi?', {}, ANY_ORDER],
  ['the buyer asks in general', 'how long does delivery take?', {}, ANY_ORDER],
  ['a checkout is open', 'itafika saa ngapi?', { buys: true }, ANY_ORDER],
  ['no order is under way', 'itafika saa ngapi?', { orders: [order(1, 'cancelled')] }, ANY_ORDER],
  ['the orders cannot be read', 'itafika saa ngapi?', { orders: null }, ANY_ORDER],
])(
  '[CHAT-141][CHAT-049] a question about the arrival time when %s',
  async (_, words, { buys = false, orders }: Circumstances, expected) => {
    if (orders === null) serve({ 'GET /orders': { status: 503, body: { message: 'Down' } } })
    else if (orders) shop(...orders)
    if (buys) fillCart([sato], { sato: 1 })
    await say(words)
    expect(repliesShown()).toEqual([expected])
  },
)
interface Circumstances {
  readonly buys?: boolean
  readonly orders?: readonly Order[] | null
}

test('[CHAT-117][CHAT-049] buying again adds the last order that was not cancelled, at today’s prices', async () => {
  await say('agiza tena')
  expect(cartContents()).toEqual({ changu: 1 })
  expect(repliesShown()).toEqual(['As in order SMK-100003: 1 item added. Total TZS 18,500.'])
  expect(lastCard()).toMatchObject({ text: 'boughtAgain', replies: ['checkout', 'undo', 'cart'] })
  shop(order(2, 'cancelled'), order(1, 'delivered'))
  await say('buy again')
  expect(cartContents()).toEqual({ changu: 1, sato: 2 })
})

test('[CHAT-117] an order number chooses the order to buy again; items that are gone or capped are listed, an unknown number is not found', async () => {
  const gone = aProduct({ id: 'gone', name: 'Octopus (Pweza), 500 g' })
  shop(order(3, 'delivered'), order(2, 'delivered', [line(sato, 2), line(gone, 1), line({ ...changu, availableQuantity: 9 }, 12)]))
  await say('agiza tena oda SMK-100002')
  expect(cartContents()).toEqual({ sato: 2, changu: 9 })
  expect(repliesShown()).toEqual([
    'As in order SMK-100002: 11 items added. Total TZS 190,500.',
    'Not available now: Octopus, 500 g',
    'Red snapper, 1 kg: at most 9 in one order.',
  ])
  await say('agiza tena oda SMK-999999')
  expect(repliesShown().at(-1)).toBe('notFound')
})

test('[CHAT-118][CHAT-049] typed lines show the wishlist and add a fish to it; removing one opens the card, and the cart does not change', async () => {
  fillCart([sato], { sato: 1 })
  await say('show my wishlist')
  await say('weka sato kwenye vipendwa')
  expect(hearts()).toEqual(['sato'])
  await say('toa sato kwenye wishlist')
  expect(hearts()).toEqual(['sato'])
  expect(repliesShown()).toEqual(['wishlist', 'Nile tilapia, 1 kg is on your wishlist.', 'wishlist'])
  expect(cartContents()).toEqual({ sato: 1 })
})

test('[CHAT-118] without a fish name the last fish shown goes on the wishlist; several kinds open the list', async () => {
  await say('hifadhi hii')
  expect(repliesShown()).toEqual(['Which fish? For example: sato on my wishlist.'])
  showThread({ kind: 'product', productId: 'changu' })
  await say('hifadhi hii')
  expect(hearts()).toEqual(['changu'])
  await say('weka changu kwenye vipendwa')
  expect(lastCard()).toMatchObject({ kind: 'products', search: 'changu' })
})

test('[CHAT-092][CHAT-118] a guest’s wishlist fish is stored, and the thread asks for the phone number', async () => {
  signInAs(null)
  await say('weka sato kwenye vipendwa')
  expect(cards()).toEqual([{ kind: 'signIn', why: 'wishlist' }])
  expect(useIntents.getState().intents).toMatchObject([{ kind: 'heart', productId: 'sato' }])
})

test('[CHAT-121][CHAT-122][CHAT-049] a typed line shares a fish or the cart as a link; the link is shown when it cannot be copied', async () => {
  const writeText = vi.fn(async (_text: string) => {})
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  await say('share')
  await say('nipe link ya sato')
  fillCart([sato], { sato: 2 })
  await say('shiriki kikapu')
  expect(writeText.mock.calls).toEqual([
    [`Nile tilapia (Sato), 1\u00A0kg · TZS 12,000\n${location.origin}/products/sato`],
    [`${location.origin}/chat?basket=sato:2`],
  ])
  writeText.mockRejectedValue(new Error('no'))
  await say('share my basket')
  expect(repliesShown()).toEqual([
    'What should I share: a fish, or your cart?',
    'Link copied',
    'Link copied',
    `Here’s the link: ${location.origin}/chat?basket=sato:2`,
  ])
  expect(cartContents()).toEqual({ sato: 2 })
})

test.each([
  ['ndiyo', 'right', ['Glad to hear it. Come again, Asha.']],
  ['kuna tatizo', 'wrong', ['complaint']],
  ['hapana', 'wrong', ['complaint']],
])('[CHAT-147] “%s” answers the question whether the fish is all right, once', async (words, value, expected) => {
  const arrived = { kind: 'arrived', orderId: 'o2', orderNumber: 'SMK-100002' } as const
  showThread(arrived)
  await say(words)
  expect(firstCardAnswer()).toEqual({ value })
  expect(repliesShown().slice(1)).toEqual(expected)
  if (value === 'wrong') expect([lastCard(), complaintNow().orderNumber]).toEqual([{ kind: 'complaint' }, 'SMK-100002'])
})

test('[CHAT-147] during a checkout a typed yes does not answer whether the fish is all right', async () => {
  showThread({ kind: 'arrived', orderId: 'o2', orderNumber: 'SMK-100002' })
  await say('ndiyo', { kind: 'delivery' }, buying)
  expect(firstCardAnswer()).toBeUndefined()
})

test.each([
  ['mobile_money', 'Your receipt is order SMK-100002. The payment SMS comes from your network.'],
  ['cash_on_delivery', 'Your receipt is order SMK-100002.'],
] as const)('[CHAT-140] a buyer who paid by %s is told what the receipt is', async (paymentMethod, text) => {
  shop({ ...order(2, 'shipping'), paymentMethod })
  await say('receipt please')
  expect(repliesShown()[0]).toBe(text)
})
