// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { aProduct } from '#fixtures/builders.ts'
import { useCart } from '#web/features/cart/cart.ts'
import { draftNow, setChoices } from '#web/features/checkout/draft.ts'
import { PHONE, serve, signInAs } from '#web/features/payment/testing/testBench.ts'
import { chooseLanguage, loadArea, textsNow } from '#web/i18n/texts.ts'
import type { Card } from '../../../cards/card.ts'
import { replyText } from '../../../cards/replyText.ts'
import { noFacts } from '../../../guide/facts.ts'
import { useTranscript } from '../../../transcript/transcript.ts'
import { handleMessage } from '../../handleMessage.ts'

const changu = aProduct({ id: 'changu', name: 'Red snapper (Changu), 1 kg', unitPrice: 18_500, availableQuantity: 9 })
const large = aProduct({ id: 'large', name: 'Large red snapper (Changu), 3 kg', unitPrice: 57_000, availableQuantity: 9 })
const frozen = aProduct({
  id: 'frozen',
  name: 'Frozen red snapper (Changu), 500 g',
  unitPrice: 9_000,
  storageType: 'frozen',
  availableQuantity: 9,
})
const steaks = aProduct({ id: 'steaks', name: 'Kingfish steaks (Nguru), 1 kg', unitPrice: 22_000, availableQuantity: 9 })
const coldSteaks = aProduct({ id: 'cold', name: 'Frozen kingfish steaks (Nguru), 1 kg', storageType: 'frozen', availableQuantity: 9 })
const nguru = aProduct({ id: 'nguru', name: 'Kingfish (Nguru), 1 kg', unitPrice: 20_000, availableQuantity: 9 })
const kamba = aProduct({ id: 'kamba', name: 'Prawns (Kamba), 1 kg', unitPrice: 32_000, availableQuantity: 9 })
const kamba2 = aProduct({ id: 'kamba2', name: 'Prawns (Kamba), 2 kg', unitPrice: 62_000, availableQuantity: 9 })
const jumbo = aProduct({ id: 'jumbo', name: 'Jumbo prawns (Kamba wakubwa), 1 kg', unitPrice: 42_000, availableQuantity: 9 })
const dagaa = aProduct({ id: 'dagaa', name: 'Dried lake sardine (Dagaa), 1 kg', availableQuantity: 9 })
const kigoma = aProduct({ id: 'kigoma', name: 'Kigoma sardine (Dagaa wa Kigoma), 1 kg', availableQuantity: 9 })
const pweza = aProduct({ id: 'pweza', name: 'Octopus (Pweza), 1 kg', availableQuantity: 9 })
const boiled = aProduct({ id: 'boiled', name: 'Boiled octopus (Pweza wa kuchemsha), 500 g', availableQuantity: 9 })
const beaten = aProduct({ id: 'beaten', name: 'Beaten octopus (Pweza aliyepigwa), 1 kg', availableQuantity: 9 })
const market = [changu, large, frozen, nguru, steaks, coldSteaks, kamba, kamba2, jumbo, dagaa, kigoma, pweza, beaten, boiled]
const page = (...data: object[]) => ({ body: { data, meta: { total: data.length, skip: 0, take: 20, hasMore: false } } })
const searched = (search: string, ...found: object[]) => ({ [`GET /products?skip=0&take=20&search=${search}`]: page(...found) })

beforeAll(async () => {
  for (const area of ['shell', 'chat', 'topics', 'payment', 'shop', 'checkout'] as const) await loadArea(area)
})
beforeEach(async () => {
  localStorage.setItem('swahiliOffered', '1')
  await chooseLanguage('en')
  signInAs(PHONE)
  setChoices({ checkoutRequested: false })
  serve({
    ...Object.fromEntries(market.map((one) => [`GET /products/${one.id}`, { body: one }])),
    ...searched('changu', changu, large, frozen),
    ...searched('Changu', changu, large, frozen),
    ...searched('nguru', nguru, steaks, coldSteaks),
    ...searched('kamba', kamba, kamba2, jumbo),
    ...searched('dagaa', dagaa, kigoma),
    ...searched('kigoma', kigoma),
    ...searched('pweza', pweza, beaten, boiled),
    'GET /products?skip=0&take=100': page(...market),
    'GET /orders': { body: [] },
  })
})

const held = () => Object.fromEntries(useCart.getState().lines.map(({ productId, quantity }) => [productId, quantity]))
const last = () => useTranscript.getState().entries.at(-1)?.card
const texts = () =>
  useTranscript.getState().entries.flatMap(({ card }) => (card.kind === 'reply' ? (replyText(card, textsNow('topics')) ?? '') : []))

function inCart(lines: Readonly<Record<string, number>>): void {
  useCart.setState({
    lines: market.flatMap((product) => {
      const quantity = lines[product.id]
      return quantity === undefined ? [] : [{ productId: product.id, quantity, product }]
    }),
    checkoutId: 'c1',
    owner: null,
    waiting: {},
  })
}

/** A line at the last of the cards; those before it are answered. */
async function say(line: string, ...cards: readonly Card[]): Promise<void> {
  useTranscript.setState({
    owner: 'guest',
    entries: cards.map((card, at) => ({
      id: `q${at}`,
      at,
      run: 1,
      card,
      cartCountWhenShown: 9,
      ...(at < cards.length - 1 ? { answer: { value: 'x' } } : {}),
    })),
    loaded: true,
  })
  await handleMessage(line, cards.at(-1) ?? null, noFacts)
}
const list = (search: string): Card => ({ kind: 'products', search })
const amount = (productId: string): Card => ({ kind: 'quantity', productId })
const added = (productId: string, quantity = 1): Card => ({ kind: 'added', productId, quantity })

test.each([
  ['the jumbo should be 4', { kamba: 2, steaks: 1 }, { kamba: 2, steaks: 1 }],
  ['take the frozen one out', { frozen: 2, kamba: 1 }, { kamba: 1 }],
  ['take out both', { frozen: 2, kamba: 1 }, {}],
  ['Samahani, nilikosea, iwe moja tu', { kamba: 2 }, { kamba: 1 }],
  ['actually just 1', { kamba: 2 }, { kamba: 1 }],
  ['badala ya pweza weka jumbo prawns', { pweza: 2 }, { jumbo: 2 }],
  ['jumbo prawns instead of the octopus', { pweza: 3 }, { jumbo: 3 }],
] as const)('[CHAT-135][CHAT-134] `%s` changes what it names and nothing else', async (line, before, after) => {
  inCart(before)
  await say(line, { kind: 'cart' })
  expect(held()).toEqual(after)
})

test.each([
  ['the fresh one, 2 packs', 'nguru', { kind: 'products', search: 'nguru', goods: 'fresh', quantity: 2 }],
  ['2 fresh and 3 frozen', 'nguru', { kind: 'products', search: 'nguru', goods: 'fresh', quantity: 2 }],
  ['Wale wadogo wa kwanza', 'changu', { kind: 'quantity', productId: 'changu' }],
] as const)('[CHAT-137][CHAT-136] `%s` on the list of %s asks on with what was said', async (line, search, card) => {
  inCart({})
  await say(line, list(search))
  expect(last()).toMatchObject(card)
})

test.each([
  ['the 57,000 one, 4 of them', 'changu', { large: 4 }],
  ['yule wa 57,000 weka mbili', 'changu', { large: 2 }],
  ['the jumbo ones, just one', 'kamba', { jumbo: 1 }],
  ['ile ya barafu weka mbili, na ya kwanza moja', 'changu', { frozen: 2, changu: 1 }],
  ['the boiled one should be 3', 'pweza', { boiled: 3 }],
  ['the second one is too big, give me the first, 2', 'changu', { changu: 2 }],
  ['Hizo vipande wabichi, mbili', 'nguru', { steaks: 2 }],
] as const)('[CHAT-137][CHAT-136] `%s` on the list of %s takes just that', async (line, search, expected) => {
  inCart({})
  await say(line, list(search))
  expect(held()).toEqual(expected)
})

test('[CHAT-134] two kinds of the fish in view: the sure one goes in, of the other it is asked which', async () => {
  inCart({})
  await say('2 large and 3 frozen', list('changu'))
  expect(held()).toEqual({ large: 2, frozen: 3 })
})

test.each([
  ['ya kwanza', {}, { kind: 'quantity', productId: 'changu' }],
  ['add one of the first ones', { changu: 1 }, { kind: 'added', productId: 'changu', quantity: 1 }],
  ['and 2 of the 57,000 one', { large: 2 }, { kind: 'added', productId: 'large', quantity: 2 }],
  ['ya barafu mbili', { frozen: 2 }, { kind: 'added', productId: 'frozen', quantity: 2 }],
] as const)('[CHAT-137] `%s` after the cart was looked at is a row of the list before it', async (line, expected, card) => {
  inCart({})
  await say(line, list('changu'), { kind: 'cart' })
  expect(held()).toEqual(expected)
  expect(last()).toMatchObject(card)
})

test.each([
  ['na barafu wawili', { frozen: 2 }],
  ['2 frozen', { frozen: 2 }],
] as const)('[CHAT-135] asked how many of one, `%s` is another row and its number', async (line, expected) => {
  inCart({})
  await say(line, list('changu'), amount('large'))
  expect(held()).toEqual(expected)
})

test('[CHAT-135] a fish of another kind than those in view is looked for, and none of them taken', async () => {
  inCart({})
  await say('2 fresh kingfish steaks', { kind: 'products', search: 'nguru', goods: 'frozen' })
  expect(held()).toEqual({ steaks: 2 })
})

test('[CHAT-036] `sorry, I meant the first one` takes back what was put in, and puts in as many of the other', async () => {
  inCart({ large: 2 })
  await say('sorry i meant the first one', list('changu'), added('large', 2))
  expect(held()).toEqual({ changu: 2 })
})

test.each(['is the wrong one in my cart?', 'i meant to ask about delivery', 'nini kikapuni?', "what's in my cart and how much is it?"])(
  '[CHAT-048] `%s` changes nothing',
  async (line) => {
    inCart({ large: 2 })
    await say(line, list('changu'), added('large', 2))
    expect(held()).toEqual({ large: 2 })
  },
)

test.each([
  ['wa pili ni fresh?', 'Large red snapper, 3 kg: kept in the fridge. Check it at the door; what is spoilt you need not take.'],
  ['je, yule mkubwa ni fresh?', 'Large red snapper, 3 kg: kept in the fridge. Check it at the door; what is spoilt you need not take.'],
])('[CHAT-141] `%s` is answered for that row', async (line, told) => {
  inCart({})
  await say(line, list('changu'))
  expect(texts().at(-1)).toBe(told)
})

test('[CHAT-041] `that\u2019s all thanks` with goods in the cart goes on to pay', async () => {
  inCart({ changu: 1 })
  await say("that's all thanks", { kind: 'cart' })
  expect(draftNow().checkoutRequested).toBe(true)
})

test.each([
  ['nusu kilo ya changu', { kind: 'product', productId: 'frozen', quantity: 1 }],
  ['ok 2 of those', { kind: 'reply', text: 'list' }],
])('[CHAT-053][CHAT-136] `%s`', async (line, card) => {
  inCart({})
  await say(line, list('changu'))
  expect(held()).toEqual({})
  expect(last()).toMatchObject(card)
})

test('[CHAT-136] a number said to several rows stays until one is named', async () => {
  inCart({})
  await say('ok 2 of those', list('changu'))
  const asked = useTranscript.getState().entries.findLast(({ card }) => card.kind === 'products')?.card
  expect(asked).toMatchObject({ search: 'changu', quantity: 2 })
})

test('[CHAT-141] `how much is the loin`: the price of the row that is that', async () => {
  inCart({})
  await say('how much is the frozen one', list('changu'))
  expect(texts().at(-1)).toBe('Frozen red snapper, 500 g: TZS 9,000.')
})

test.each(['Tofauti yao ni nini?', 'which one is better?'])('[CHAT-141] `%s`: the rows in view, each with its price', async (line) => {
  inCart({})
  await say(line, list('changu'))
  expect(texts().at(-1)).toBe('Red snapper, 1 kg TZS 18,500; Large red snapper, 3 kg TZS 57,000; Frozen red snapper, 500 g TZS 9,000.')
})
