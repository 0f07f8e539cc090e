// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Order } from '#contract/order.ts'
import { anOrder, aProduct } from '#fixtures/builders.ts'
import type { Card } from '#web/chat/cards/card.ts'
import { replyText } from '#web/chat/cards/told/replyText.ts'
import { type Facts, noFacts } from '#web/chat/guide/facts.ts'
import { handleMessage } from '#web/chat/message/handleMessage.ts'
import { useTranscript } from '#web/chat/transcript/transcript.ts'
import { useCart } from '#web/features/cart/cart.ts'
import { PHONE, serve, signInAs } from '#web/features/payment/testing/testBench.ts'
import { useIntents } from '#web/features/session/intents.ts'
import { personNow } from '#web/features/session/person.ts'
import { useWishlists } from '#web/features/wishlist/wishlist.ts'
import { chooseLanguage, loadArea, textsNow } from '#web/i18n/texts.ts'

const sato = aProduct({ id: 'sato', name: 'Nile tilapia (Sato), 1 kg', availableQuantity: 9 })
const changu = aProduct({ id: 'changu', name: 'Red snapper (Changu), 1 kg', unitPrice: 18_500, availableQuantity: 9 })
const line = (product: typeof sato, quantity: number) => ({ id: product.id, quantity, unitPrice: 12_000, product })
const order = (n: number, status: string, items = [line(sato, 2)]): Order =>
  anOrder({ id: `o${n}`, orderNumber: `SMK-10000${n}`, createdAt: `2026-01-0${n}T00:00:00Z`, status, items })
const page = (...found: object[]) => ({ body: { data: found, meta: { total: found.length, skip: 0, take: 8, hasMore: false } } })

beforeAll(async () => {
  for (const area of ['shell', 'chat', 'topics', 'payment', 'shop', 'faq'] as const) await loadArea(area)
})
beforeEach(() => {
  localStorage.setItem('swahiliOffered', '1')
  useCart.setState({ lines: [], checkoutId: 'c1', owner: null, waiting: {} })
  useTranscript.setState({ owner: 'guest', entries: [], loaded: true })
  useWishlists.setState({ byPerson: {} })
  useIntents.setState({ intents: [] })
  signInAs(PHONE)
  shop(order(3, 'delivered', [line(changu, 1)]), order(2, 'shipping'), order(1, 'cancelled'))
})

function shop(...orders: readonly Order[]): void {
  serve({
    'GET /orders': { body: orders },
    'GET /products/sato': { body: sato },
    'GET /products/changu': { body: changu },
    'GET /products?skip=0&take=20&search=sato': page(sato),
    'GET /products?skip=0&take=20&search=association+documents': page(),
    'GET /products?skip=0&take=20&search=changu': page(changu, { ...changu, id: 'frozen', name: 'Red snapper fillet (Changu), 1 kg' }),
  })
}
const cards = () => useTranscript.getState().entries.flatMap(({ card }) => (card.kind === 'said' ? [] : [card]))
const said = (): string[] =>
  cards().map((card) =>
    card.kind === 'reply' ? (replyText(card, textsNow('topics')) ?? '') : card.kind === 'guideText' ? card.text : card.kind,
  )
const say = (words: string, asked: Card | null = null, facts: Facts = noFacts) => handleMessage(words, asked, facts)
const held = () => useCart.getState().lines.map(({ productId, quantity }) => [productId, quantity])
const hearts = () => useWishlists.getState().byPerson[personNow() ?? '']?.map(({ productId }) => productId) ?? []
const buying: Facts = { ...noFacts, cartCount: 1, checkoutRequested: true, user: 'x', addresses: 1 }

test('[CHAT-049][CHAT-146] a typed question after the order is answered in one line by the newest under way, which follows it', async () => {
  await say('oda yangu iko wapi?')
  expect(said()).toEqual(['Order SMK-100002 is on its way.'])
  expect(cards()[0]).toMatchObject({ about: { orderId: 'o2' }, replies: ['openOrder', 'orders', 'call'] })
  await chooseLanguage('sw')
  expect(said()).toEqual(['Oda SMK-100002 iko njiani.'])
  await chooseLanguage('en')
})

const ANY_ORDER = 'Standard within 24-48 hours, Express within 3-6. Which one?'
const THIS_ORDER = 'I am sorry, order SMK-100002 should have come within 24-48 hours. Call +255 700 000 000.'
test.each([
  ['the order under way is meant', 'itafika saa ngapi?', {}, THIS_ORDER],
  ['a way of delivery is named', 'haraka inafika baada ya saa ngapi?', {}, ANY_ORDER],
  ['it is asked in general', 'how long does delivery take?', {}, ANY_ORDER],
  ['something is being bought', 'itafika saa ngapi?', { buys: true }, ANY_ORDER],
  ['nothing is under way', 'itafika saa ngapi?', { orders: [order(1, 'cancelled')] }, ANY_ORDER],
  ['the orders cannot be read', 'itafika saa ngapi?', { orders: null }, ANY_ORDER],
])('[CHAT-141][CHAT-049] when does it arrive: %s', async (_, words, { buys = false, orders }: Circumstances, expected) => {
  if (orders === null) serve({ 'GET /orders': { status: 503, body: { message: 'Down' } } })
  else if (orders) shop(...orders)
  if (buys) useCart.setState({ lines: [{ productId: 'sato', quantity: 1, product: sato }] })
  await say(words)
  expect(said()).toEqual([expected])
})
interface Circumstances {
  readonly buys?: boolean
  readonly orders?: readonly Order[] | null
}

test.each([
  ['the list where it is asked for', 'nionyeshe oda zangu', ['orders']],
  ['one by its number', 'oda SMK-100003', ['tracking']],
])('[CHAT-049][CHAT-142] %s', async (_, words, expected) => {
  await say(words)
  expect(said()).toEqual(expected)
})

test('[CHAT-049] without an order, and as a guest, it is said what to do', async () => {
  shop()
  await say('where is my order')
  signInAs(null)
  await say('where is my order')
  expect(said()).toEqual([
    'You have no order yet. Which fish would you like?',
    'Sign in with your phone number and I will show your orders.',
    'signIn',
  ])
})

test('[CHAT-117][CHAT-049] the last order is bought again, at today’s prices; one that was cancelled is not the last', async () => {
  await say('agiza tena')
  expect(held()).toEqual([['changu', 1]])
  expect(said()).toEqual(['As in order SMK-100003: 1 item(s) added. Total TZS 18,500.'])
  shop(order(2, 'cancelled'), order(1, 'delivered'))
  await say('buy again')
  expect(held()).toEqual([
    ['changu', 1],
    ['sato', 2],
  ])
})

test('[CHAT-117] an order is named by its number; what is gone or too much is named, and a foreign one is not found', async () => {
  const gone = aProduct({ id: 'gone', name: 'Octopus (Pweza), 500 g' })
  shop(order(3, 'delivered'), order(2, 'delivered', [line(sato, 2), line(gone, 1), line({ ...changu, availableQuantity: 9 }, 12)]))
  await say('agiza tena oda SMK-100002')
  expect(held()).toEqual([
    ['sato', 2],
    ['changu', 9],
  ])
  expect(said()).toEqual([
    'As in order SMK-100002: 11 item(s) added. Total TZS 190,500.',
    'Not available now: Octopus, 500 g',
    'Red snapper, 1 kg: at most 9 in one order.',
  ])
  await say('agiza tena oda SMK-999999')
  expect(said().at(-1)).toBe('notFound')
})

test('[CHAT-117] while a payment waits nothing is put into the cart', async () => {
  await say('agiza tena', { kind: 'waiting', paymentId: 'p1' }, { ...buying, payment: { id: 'p1', kind: 'waiting' } })
  expect([held(), said()]).toEqual([[], [textsNow('topics').topics.ordersWithin]])
})

test('[CHAT-118][CHAT-049] by typing the wishlist is shown, and a fish put on it; one is taken off on the card; the cart stays as it is', async () => {
  useCart.setState({ lines: [{ productId: 'sato', quantity: 1, product: sato }] })
  await say('show my wishlist')
  await say('weka sato kwenye vipendwa')
  expect(hearts()).toEqual(['sato'])
  await say('toa sato kwenye wishlist')
  expect(hearts()).toEqual(['sato'])
  expect(said()).toEqual(['wishlist', 'Nile tilapia, 1 kg is on your wishlist.', 'wishlist'])
  expect(held()).toEqual([['sato', 1]])
})

test('[CHAT-118] the fish looked at last is meant where none is named; of several kinds each has its heart in the list', async () => {
  await say('hifadhi hii')
  expect(said()).toEqual(['Which fish? For example: sato on my wishlist.'])
  useTranscript.setState({ entries: [{ id: 'q', at: 1, run: 1, card: { kind: 'product', productId: 'changu' } }] })
  await say('hifadhi hii')
  expect(hearts()).toEqual(['changu'])
  await say('weka changu kwenye vipendwa')
  expect(cards().at(-1)).toMatchObject({ kind: 'products', search: 'changu' })
})

test('[CHAT-092][CHAT-118] a guest’s wish is kept and the phone asked for in the thread', async () => {
  signInAs(null)
  await say('weka sato kwenye vipendwa')
  expect(cards()).toEqual([{ kind: 'signIn', why: 'wishlist' }])
  expect(useIntents.getState().intents).toMatchObject([{ kind: 'heart', productId: 'sato' }])
})

test('[CHAT-121][CHAT-122][CHAT-049] in words a fish or the cart is shared by link; what cannot be copied is told', async () => {
  const writeText = vi.fn(async (_text: string) => {})
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  await say('share')
  await say('nipe link ya sato')
  useCart.setState({ lines: [{ productId: 'sato', quantity: 2, product: sato }] })
  await say('shiriki kikapu')
  expect(writeText.mock.calls).toEqual([
    [`Nile tilapia (Sato), 1 kg · TZS 12,000\n${location.origin}/products/sato`],
    [`${location.origin}/chat?basket=sato:2`],
  ])
  writeText.mockRejectedValue(new Error('no'))
  await say('share my basket')
  expect(said()).toEqual([
    'What shall I share: a fish, or your cart?',
    'Link copied',
    'Link copied',
    `The link: ${location.origin}/chat?basket=sato:2`,
  ])
  expect(held()).toEqual([['sato', 2]])
})

test('[CHAT-119] a question typed with the word help, or understood by nobody, opens help with its answers', async () => {
  await say('msaada')
  await say('help with company processors')
  await say('does an association need documents?')
  expect(cards()).toEqual([
    { kind: 'help' },
    { kind: 'help', search: 'with company processors' },
    { kind: 'help', search: 'does an association need documents?' },
  ])
})

test.each([
  ['ndiyo', 'right', ['Good. Come again, Asha.']],
  ['kuna tatizo', 'wrong', ['I am sorry. What is wrong: spoilt, missing, not what you ordered, or not arrived?', 'help']],
  ['hapana', 'wrong', ['I am sorry. What is wrong: spoilt, missing, not what you ordered, or not arrived?', 'help']],
])('[CHAT-147] “%s” answers once whether the fish is all right', async (words, value, expected) => {
  const arrived = { kind: 'arrived', orderId: 'o2', orderNumber: 'SMK-100002' } as const
  useTranscript.setState({ entries: [{ id: 'a', at: 1, run: 1, card: arrived }] })
  await say(words)
  expect(useTranscript.getState().entries[0]?.answer).toEqual({ value })
  expect(said().slice(1)).toEqual(expected)
  if (value === 'wrong') expect(cards().at(-1)).toEqual({ kind: 'help', orderNumber: 'SMK-100002' })
})

test('[CHAT-147] beside a checkout the question takes no words', async () => {
  useTranscript.setState({ entries: [{ id: 'a', at: 1, run: 1, card: { kind: 'arrived', orderId: 'o2', orderNumber: 'SMK-100002' } }] })
  await say('ndiyo', { kind: 'delivery' }, buying)
  expect(useTranscript.getState().entries.find(({ id }) => id === 'a')?.answer).toBeUndefined()
})

test.each([
  ['a fish is missing from my order, I want a refund for it'],
  ['a fish is missing from my order'],
  ['samaki mmoja hayupo, nataka nirudishiwe hela yake'],
  ['one pack was not in the bag, can I get my money back?'],
])('[CHAT-143][CHAT-049] `%s` is about what came, and about no order that was cancelled', async (words) => {
  await say(words)
  expect(said().join(' ')).not.toMatch(/SMK-100001|SMK-100002 is on its way/)
  expect(said()[0]).toMatch(/^I am sorry/)
})

test.each([
  ['mobile_money', 'Your receipt is order SMK-100002. The payment SMS comes from your network.'],
  ['cash_on_delivery', 'Your receipt is order SMK-100002.'],
] as const)('[CHAT-140] the receipt of an order paid by %s', async (paymentMethod, text) => {
  shop({ ...order(2, 'shipping'), paymentMethod })
  await say('receipt please')
  expect(said()[0]).toBe(text)
})
