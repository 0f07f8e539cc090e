// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Order } from '#contract/order.ts'
import { anAddress, anOrder, aProduct } from '#fixtures/builders.ts'
import { type Facts, noFacts } from '#web/chat/guide/facts.ts'
import { type Card, isKnown } from '#web/chat/kinds/card.ts'
import { handleMessage } from '#web/chat/message/handleMessage.ts'
import { useTranscript } from '#web/chat/transcript/transcript.ts'
import { useCart } from '#web/features/cart/cart.ts'
import { forgetChange } from '#web/features/cart/undo/lastChange.ts'
import { draftNow, setChoices } from '#web/features/checkout/draft.ts'
import { PAYER, PHONE, serve, signInAs } from '#web/features/payment/testing/testBench.ts'
import { chooseLanguage, loadBundle } from '#web/i18n/texts.ts'

const changu = aProduct({ id: 'changu', name: 'Red snapper (Changu), 1 kg', availableQuantity: 9 })
const boiled = aProduct({ id: 'boiled', name: 'Boiled octopus (Pweza wa kuchemsha), 500 g', availableQuantity: 9 })
const pweza = aProduct({ id: 'pweza', name: 'Octopus (Pweza), 1 kg', availableQuantity: 9 })
const nguru = aProduct({ id: 'nguru', name: 'Kingfish steaks (Nguru), 1 kg', availableQuantity: 9 })
const kibua = aProduct({ id: 'kibua', name: 'Indian mackerel (Kibua), 1 kg', availableQuantity: 9 })
const tinned = aProduct({ id: 'tinned', name: 'Smoked mackerel (Kibua wa moshi), 1 kg', availableQuantity: 9 })
const lobster = aProduct({ id: 'lobster', name: 'Small spiny lobster (Kambakochi), 500 g', availableQuantity: 9 })
const fillet = aProduct({ id: 'fillet', name: 'Nile perch fillet (Minofu ya sangara), 1 kg', availableQuantity: 9 })
const smoked = aProduct({ id: 'smoked', name: 'Smoked tilapia (Sato wa moshi), 1 kg', availableQuantity: 9 })
const tuna = aProduct({ id: 'tuna', name: 'Yellowfin tuna (Jodari), 1 kg', availableQuantity: 9 })
const prawns = aProduct({ id: 'prawns', name: 'Prawns (Kamba), 1 kg', availableQuantity: 9 })
const dagaa = aProduct({ id: 'dagaa', name: 'Dried Kigoma sardine (Dagaa wa Kigoma), 500 g', availableQuantity: 9 })
const products = [changu, boiled, pweza, nguru, kibua, tinned, lobster, fillet, smoked, tuna, prawns, dagaa]
const found: Readonly<Record<string, readonly object[]>> = {
  pweza: [boiled, pweza],
  kibua: [kibua, tinned],
  kamba: [prawns],
  dagaa: [dagaa],
}

/** 21 November 2026 is a Saturday. */
const NOW = Date.parse('2026-11-21T12:00:00Z')
type Line = readonly [product: typeof changu, quantity: number]
const of = (n: string, day: string, status: string, ...lines: readonly Line[]): Order =>
  anOrder({
    ...{ id: `o${n}`, orderNumber: `SMK-1046${n}`, createdAt: `2026-${day}T09:00:00Z`, status, addressId: 'home' },
    items: lines.map(([product, quantity]) => ({ id: product.id, quantity, unitPrice: product.unitPrice, product })),
  } as Partial<Order>)
const NEEMA = [
  of('98', '11-21', 'pending', [changu, 3]),
  of('95', '11-21', 'processing', [boiled, 2]),
  of('87', '11-20', 'shipping', [kibua, 4]),
  of('79', '11-18', 'cancelled', [lobster, 1]),
  of('49', '11-09', 'delivered', [fillet, 2], [smoked, 1]),
]
const ASHA = [
  of('97', '11-21', 'pending', [nguru, 1], [boiled, 1]),
  of('90', '11-20', 'shipping', [dagaa, 1]),
  of('58', '11-12', 'cancelled', [tuna, 1]),
  of('40', '11-05', 'delivered', [dagaa, 2]),
  of('12', '10-28', 'delivered', [changu, 2], [prawns, 1]),
]
const book = [
  anAddress({ id: 'home', fullName: 'Neema Mushi', addressLine1: 'Haile Selassie Rd 14', addressLine2: 'Msasani', isDefault: true }),
  anAddress({
    ...{ id: 'mother', fullName: 'Mama Neema', addressLine1: 'House 7, Boma Rd', addressLine2: '', isDefault: false },
    ...{ city: 'Moshi', region: 'Kilimanjaro', district: 'Moshi Municipal' },
  }),
  anAddress({ id: 'office', fullName: 'Neema, office', addressLine1: 'Samora Ave 22', addressLine2: '', isDefault: false }),
]

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  for (const bundle of ['shell', 'chat', 'topics', 'payment', 'shop', 'checkout', 'faq'] as const) await loadBundle(bundle)
})
afterAll(() => vi.useRealTimers())
beforeEach(async () => {
  localStorage.setItem('swahiliOffered', '1')
  localStorage.setItem('addresses', JSON.stringify({ state: { owner: PAYER, addresses: book }, version: 1 }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'addresses' }))
  useCart.setState({ lines: [], checkoutId: 'c1', owner: null, waiting: {} })
  setChoices({
    ...{ checkoutRequested: false, addressId: null, deliveryOption: null, paymentMethod: null },
    ...{ phone: null, notes: null, transporterSelections: {} },
  })
  forgetChange()
  show()
  signInAs(PHONE)
  await chooseLanguage('en')
})

const page = (data: readonly object[]) => ({ body: { data, meta: { total: data.length, skip: 0, take: 20, hasMore: false } } })
function shop(orders: readonly Order[]): void {
  serve({
    'GET /orders': { body: orders },
    'GET /addresses': { body: book },
    'GET /transporters': { body: [] },
    ...Object.fromEntries(products.map((product) => [`GET /products/${product.id}`, { body: product }])),
    ...Object.fromEntries(Object.entries(found).map(([search, data]) => [`GET /products?skip=0&take=20&search=${search}`, page(data)])),
  })
}
const show = (...cards: readonly Card[]) =>
  useTranscript.setState({ owner: 'guest', entries: cards.map((card, n) => ({ id: `s${n}`, at: 1, run: 1, card })), loaded: true })
const cards = () => useTranscript.getState().entries.flatMap(({ card }) => (card.kind === 'said' ? [] : [card]))
const cartContents = () => Object.fromEntries(useCart.getState().lines.map(({ productId, quantity }) => [productId, quantity]))
const keys = () =>
  cards()
    .slice(before)
    .map((card) => (card.kind === 'reply' ? card.text : card.kind))
const about = () =>
  cards()
    .slice(before)
    .flatMap((card) => (card.kind === 'reply' ? (card.about?.['orderNumber'] ?? []) : 'orderId' in card ? card.orderId : []))
let before = 0
/** Sends the lines of a conversation; `keys` and `about` then describe the replies to the last one. */
async function talk(lines: readonly string[], facts: Facts = noFacts): Promise<void> {
  for (const words of lines) {
    before = cards().length
    const open = cards().findLast(({ kind }) => /^(?:products|added|address|categories)$/.test(kind))
    await handleMessage(words, open && isKnown(open) ? open : null, facts)
  }
}

const WHOLE = { fillet: 2, smoked: 1 }
test.each<[string, readonly Order[], readonly string[], Readonly<Record<string, number>>, string]>([
  ['its state', NEEMA, ['ile iliyodelivered, nataka order tena'], WHOLE, 'boughtAgain'],
  ['its state', NEEMA, ['rudia ile iliyokuja'], WHOLE, 'boughtAgain'],
  ['its state and an uneven half', NEEMA, ['niaje, ile iliyodelivered, nataka order tena but half tu'], {}, 'againWhich'],
  ['its state and one number for several fish', NEEMA, ['order the delivered one again but only 2'], {}, 'againWhich'],
  ['its number and a half', NEEMA, ['reorder SMK-104687 but only half'], {}, 'againWhich'],
  [
    'its date, after another one',
    NEEMA,
    ['reorder SMK-104698', 'hapana siyo hiyo, nilisema ile iliyofika tarehe 9 Nov'],
    WHOLE,
    'boughtAgain',
  ],
  ['its week, without a fish it does not contain', ASHA, ['nataka order tena ile ya last week but bila pweza'], {}, 'noSuchOrder'],
  ['its number, without a fish it does not contain', ASHA, ['reorder SMK-104658 without octopus'], {}, 'noSuchOrder'],
  ['a fish to leave out', ASHA, ['nataka order tena bila pweza'], { nguru: 1 }, 'cartNow'],
  ['its being the last, with more of one fish', ASHA, ['same as last time but double the octopus'], {}, 'againWhich'],
  ['its goods', ASHA, ['rudia ile yenye pweza'], { nguru: 1, boiled: 1 }, 'boughtAgain'],
  ['its goods and state', ASHA, ['reorder SMK-104658', 'hapana, I meant ile yenye pweza, the delivered one'], { tuna: 1 }, 'guideText'],
  [
    'its goods, after no order was found',
    ASHA,
    ['nataka order tena ile ya last week but bila pweza', 'hapana, I meant ile yenye pweza'],
    {},
    'products',
  ],
  ['its cancellation', ASHA, ['buy again the one that was cancelled'], { tuna: 1 }, 'boughtAgain'],
  ['its goods', NEEMA, ['nataka order tena ile ya nile perch but bila sato wa moshi'], {}, 'guideText'],
  ['its number', ASHA, ['buy again SMK-104640 then uongeze one kg ya prawns'], { dagaa: 2, prawns: 1 }, 'boughtAgain'],
  ['its number, and more of it', ASHA, ['buy again SMK-104640 then add 1 dagaa'], { dagaa: 3 }, 'boughtAgain'],
  ['its number', NEEMA, ['nunua tena SMK-104679'], { lobster: 1 }, 'boughtAgain'],
  ['its bare number', NEEMA, ['nunua tena 104679'], { lobster: 1 }, 'boughtAgain'],
])('[CHAT-117] buying an order again by %s: %#', async (_by, orders, lines, cart, text) => {
  shop(orders)
  await talk(lines)
  expect([cartContents(), keys()]).toEqual([cart, expect.arrayContaining([text])])
})

const ON_18 = 'show me what I ordered on 18 Nov'
test.each<[readonly string[], Readonly<Record<string, number>>]>([
  [[ON_18, 'okay nunua tena hiyo, lakini peleka kwa mama Moshi'], { lobster: 1 }],
  [[ON_18, 'buy it again but send to mama in Moshi'], { lobster: 1 }],
  [['track SMK-104687', 'nataka kununua tena hiyo but 2 tu, peleka kwa address ya kazini'], { kibua: 2 }],
  [['track SMK-104687', 'buy it again, send it to Tabata Segerea'], { kibua: 4 }],
])('[CHAT-117][CHAT-105] %j buys again, and the address is asked', async (lines, cart) => {
  shop(NEEMA)
  await talk(lines)
  expect([cartContents(), draftNow()]).toMatchObject([
    cart,
    { checkoutRequested: true, addressId: null, paymentMethod: null, deliveryOption: null },
  ])
})

const placed: Facts = { ...noFacts, user: 'x', ordered: { orderId: 'o97', at: NOW - 60_000 } }
test.each([
  'bas ghairi, nimepata karibu',
  'basi cancel hiyo mpya',
  'nataka kucancel hiyo mpya',
  'cancel ile mpya',
  'yes cancel',
  'cancel the new one',
])('[CHAT-033] `%s` after an order asks to cancel that order', async (words) => {
  shop(ASHA)
  show({ kind: 'receipt', orderId: 'o97' }, { kind: 'categories' })
  await talk([words], placed)
  expect([keys(), about()]).toEqual([['cancelOrder'], ['o97']])
})

test.each([
  ['cancel', { ...placed, ordered: { orderId: 'o97', at: NOW - 26 * 3_600_000 } }],
  ['nataka oda mpya', placed],
  ['bas nimepata karibu', placed],
] as const)('[CHAT-033] `%s` does not ask to cancel an order', async (words, facts) => {
  shop(ASHA)
  show({ kind: 'categories' })
  await talk([words], facts)
  expect(keys()).not.toContain('cancelOrder')
})

test.each<[readonly string[], readonly string[], string]>([
  [['ile ya 104687 bado iko njiani?'], ['track'], 'SMK-104687'],
  [['where is 104687'], ['track'], 'SMK-104687'],
  [['ile ya 20 Nov iko wapi sasa?'], ['track'], 'SMK-104687'],
  [['sawa, na ya 18 Nov ilicancel kwa nini?'], ['track'], 'SMK-104679'],
  [['the one of 18 Nov, why was it cancelled?'], ['track'], 'SMK-104679'],
  [['nimepewa samaki sio niliyoagiza', 'nilitaka kujua hiyo order ya mwisho ilikuwa na vitu gani'], ['orderHeldPart'], 'SMK-104698'],
  [['where is the delivered one', 'naweza kuona receipt yake please'], ['receipt', 'tracking'], 'SMK-104649'],
])('[CHAT-142][CHAT-049] %j is answered about the order it names', async (lines, texts, orderNumber) => {
  shop(NEEMA)
  await talk(lines)
  expect([keys(), about()[0], cartContents()]).toEqual([texts, orderNumber, {}])
})

test.each([[['track SMK-104679', 'so imeshakuwa cancelled?']], [['track SMK-104687', 'is it cancelled already?']]])(
  '[CHAT-056] %j is not understood: help is shown and no order changes',
  async (lines) => {
    shop(NEEMA)
    await talk(lines)
    expect([keys(), cartContents()]).toEqual([['help'], {}])
  },
)

const KIBUA: Card = { kind: 'products', search: 'kibua' }
const PWEZA: Card = { kind: 'products', search: 'pweza' }
test.each<[Card, string, Readonly<Record<string, number>>]>([
  [PWEZA, 'octopus, the second one 2', { pweza: 2 }],
  [PWEZA, 'kibua ya kwanza 2', {}],
])('[CHAT-137][CHAT-117] at %j `%s` picks from the list and does not buy an order again', async (list, words, cart) => {
  shop(ASHA)
  show({ kind: 'receipt', orderId: 'o97' }, list)
  await talk([words])
  expect([cartContents(), keys()]).toEqual([cart, expect.not.arrayContaining(['changeAddressPlaced', 'boughtAgain'])])
})

test.each([
  [KIBUA, 'haya nyongeza, wa kwanza 3 hapo hapo kama hiyo oda'],
  [KIBUA, 'the second one, 2, same as my last order'],
  [PWEZA, 'basi pweza ya kwanza one, peleka address ileile'],
])(
  '[CHAT-137][CHAT-105] at %j `%s` says too much at once: the chat asks which row, buys nothing and sets no address',
  async (list, words) => {
    shop(ASHA)
    show({ kind: 'receipt', orderId: 'o97' }, list)
    await talk([words])
    expect([cartContents(), keys()]).toEqual([{}, ['list']])
    expect(draftNow()).toMatchObject({ checkoutRequested: false, addressId: null })
  },
)

test('[CHAT-135] `remove all the smoked ones` after buying again keeps the other fish', async () => {
  shop(NEEMA)
  await talk(['reorder SMK-104649', 'remove all the smoked ones'])
  expect(cartContents()).toMatchObject({ fillet: 2 })
})

test.each(['sikutaka vyote hivyo, toa vyote', 'no i did not want all that, remove everything'])(
  '[CHAT-135] `%s` during the checkout asks before it removes what buying again added',
  async (words) => {
    shop(ASHA)
    await talk(['reorder SMK-104612'])
    const before = cartContents()
    show({ kind: 'address' })
    await talk([words], { ...noFacts, cartCount: 3, user: 'x', checkoutRequested: true })
    expect([cartContents(), keys()]).toEqual([before, ['confirm']])
  },
)

test.each([
  ['nina 104687 tu', /^(?!track|tracking|notFound)/],
  ['je 104687 ni bei gani?', /^(?!tracking|boughtAgain)/],
  ['ile ya 154687 iko wapi', /^(?!tracking|boughtAgain)/],
  ['usinunue tena hiyo', /^(?!boughtAgain)/],
  ['peleka kwa mama Moshi', /^(?!boughtAgain)/],
  ['lini mtanunua tena?', /^(?!boughtAgain)/],
  ['SMK-104687 imefika wapi', /^(?!boughtAgain)/],
])('[CHAT-048] `%s` does not buy an order again', async (words, text) => {
  shop(NEEMA)
  await talk(['track SMK-104687', words])
  expect(keys()[0]).toMatch(text)
})
