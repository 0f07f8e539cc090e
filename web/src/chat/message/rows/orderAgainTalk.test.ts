// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Product } from '#contract/catalogue.ts'
import type { Order } from '#contract/order.ts'
import { anAddress, anOrder, aProduct } from '#fixtures/builders.ts'
import { type Facts, noFacts } from '#web/chat/guide/facts.ts'
import { type Card, isKnown } from '#web/chat/kinds/card.ts'
import { handleMessage } from '#web/chat/message/handleMessage.ts'
import { useTranscript } from '#web/chat/transcript/transcript.ts'
import { draftNow } from '#web/features/checkout/draft.ts'
import { serve } from '#web/features/payment/testing/testBench.ts'
import { loadTexts, saveAddresses, signInBuyer } from '../testing/buyer.ts'
import { marketResponses } from '../testing/market.ts'
import { cardKeys, orderItem, ordersMentioned } from '../testing/orders.ts'
import { cartContents, list, showThread } from '../testing/talk.ts'

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
const found = {
  pweza: [boiled, pweza],
  kibua: [kibua, tinned],
  kamba: [prawns],
  dagaa: [dagaa],
}

/** 21 November 2026 is a Saturday. */
const NOW = Date.parse('2026-11-21T12:00:00Z')
type Line = readonly [product: Product, quantity: number]
const of = (n: string, day: string, status: string, ...lines: readonly Line[]): Order =>
  anOrder({
    ...{ id: `o${n}`, orderNumber: `SMK-1046${n}`, createdAt: `2026-${day}T09:00:00Z`, status, addressId: 'home' },
    items: lines.map(([product, quantity]) => orderItem(product, quantity)),
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

beforeAll(loadTexts)
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }))
afterAll(() => vi.useRealTimers())
beforeEach(async () => {
  await signInBuyer()
  saveAddresses(book)
})

function shop(orders: readonly Order[]): void {
  serve({ ...marketResponses(products, found), 'GET /orders': { body: orders }, 'GET /addresses': { body: book } })
}
/** Sends the lines of a conversation. */
async function talk(lines: readonly string[], facts: Facts = noFacts): Promise<void> {
  for (const words of lines) {
    const cards = useTranscript.getState().entries.map(({ card }) => card)
    const open = cards.findLast(({ kind }) => /^(?:products|added|address|categories)$/.test(kind))
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
  ['its goods and state', ASHA, ['reorder SMK-104658', 'hapana, I meant ile yenye pweza, the delivered one'], { tuna: 1 }, 'noSuchOrder'],
  [
    'its goods, after no order was found',
    ASHA,
    ['nataka order tena ile ya last week but bila pweza', 'hapana, I meant ile yenye pweza'],
    {},
    'products',
  ],
  ['its cancellation', ASHA, ['buy again the one that was cancelled'], { tuna: 1 }, 'boughtAgain'],
  ['its goods', NEEMA, ['nataka order tena ile ya nile perch but bila sato wa moshi'], { fillet: 2 }, 'cartNow'],
  ['its number', ASHA, ['buy again SMK-104640 then uongeze one kg ya prawns'], { dagaa: 2, prawns: 1 }, 'boughtAgain'],
  ['its number, and more of it', ASHA, ['buy again SMK-104640 then add 1 dagaa'], { dagaa: 3 }, 'boughtAgain'],
  ['its number', NEEMA, ['nunua tena SMK-104679'], { lobster: 1 }, 'boughtAgain'],
  ['its bare number', NEEMA, ['nunua tena 104679'], { lobster: 1 }, 'boughtAgain'],
])('[CHAT-117] buying an order again by %s: %#', async (_by, orders, lines, cart, text) => {
  shop(orders)
  await talk(lines)
  expect([cartContents(), cardKeys()]).toEqual([cart, expect.arrayContaining([text])])
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
  showThread({ kind: 'receipt', orderId: 'o97' }, { kind: 'categories' })
  await talk([words], placed)
  expect([cardKeys(), ordersMentioned()]).toEqual([['cancelOrder'], ['o97']])
})

test.each([
  ['cancel', { ...placed, ordered: { orderId: 'o97', at: NOW - 26 * 3_600_000 } }],
  ['nataka oda mpya', placed],
  ['bas nimepata karibu', placed],
] as const)('[CHAT-033] `%s` does not ask to cancel an order', async (words, facts) => {
  shop(ASHA)
  showThread({ kind: 'categories' })
  await talk([words], facts)
  expect(cardKeys()).not.toContain('cancelOrder')
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
  expect([cardKeys(), ordersMentioned()[0], cartContents()]).toEqual([texts, orderNumber, {}])
})

test.each([[['track SMK-104679', 'so imeshakuwa cancelled?']], [['track SMK-104687', 'is it cancelled already?']]])(
  '[CHAT-056] %j is not understood: help is shown and no order changes',
  async (lines) => {
    shop(NEEMA)
    await talk(lines)
    expect([cardKeys(), cartContents()]).toEqual([['help'], {}])
  },
)

const KIBUA = list('kibua')
const PWEZA = list('pweza')
test.each<[Card, string, Readonly<Record<string, number>>]>([
  [PWEZA, 'octopus, the second one 2', { pweza: 2 }],
  [PWEZA, 'kibua ya kwanza 2', { kibua: 2 }],
])('[CHAT-137][CHAT-117] at %j `%s` picks from the list and does not buy an order again', async (shown, words, cart) => {
  shop(ASHA)
  showThread({ kind: 'receipt', orderId: 'o97' }, shown)
  await talk([words])
  expect([cartContents(), cardKeys()]).toEqual([cart, expect.not.arrayContaining(['changeAddressPlaced', 'boughtAgain'])])
})

test.each([
  [KIBUA, 'haya nyongeza, wa kwanza 3 hapo hapo kama hiyo oda'],
  [KIBUA, 'the second one, 2, same as my last order'],
  [PWEZA, 'basi pweza ya kwanza one, peleka address ileile'],
])(
  '[CHAT-137][CHAT-105] at %j `%s` says too much at once: the chat asks which row, buys nothing and sets no address',
  async (shown, words) => {
    shop(ASHA)
    showThread({ kind: 'receipt', orderId: 'o97' }, shown)
    await talk([words])
    expect([cartContents(), cardKeys()]).toEqual([{}, ['list']])
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
    showThread({ kind: 'address' })
    await talk([words], { ...noFacts, cartCount: 3, user: 'x', checkoutRequested: true })
    expect([cartContents(), cardKeys()]).toEqual([before, ['confirm']])
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
  expect(cardKeys()[0]).toMatch(text)
})
