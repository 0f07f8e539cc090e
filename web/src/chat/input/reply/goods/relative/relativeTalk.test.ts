// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { aProduct } from '#fixtures/builders.ts'
import { useCart } from '#web/features/cart/cart.ts'
import { setChoices } from '#web/features/checkout/draft.ts'
import { PHONE, serve, signInAs } from '#web/features/payment/testing/testBench.ts'
import { storeIntent, useIntents } from '#web/features/session/intents.ts'
import { useSession } from '#web/features/session/session.ts'
import { chooseLanguage, loadArea } from '#web/i18n/texts.ts'
import type { Card } from '../../../../cards/card.ts'
import { noFacts } from '../../../../guide/facts.ts'
import { useTranscript } from '../../../../transcript/transcript.ts'
import { handleMessage } from '../../../handleMessage.ts'

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

test.each([
  ['double the octopus', { beaten: 3, kamba: 1 }, { beaten: 6, kamba: 1 }],
  ['double it', { kamba: 2 }, { kamba: 4 }],
  ['I said double the octopus', { beaten: 2 }, { beaten: 4 }],
  ['zidisha kamba mara mbili', { kamba: 2, beaten: 1 }, { kamba: 4, beaten: 1 }],
  ['half of that', { kamba: 4 }, { kamba: 2 }],
  ['actually half the kingfish', { nguru: 4, kamba: 1 }, { nguru: 2, kamba: 1 }],
  ['nusu yake', { kamba: 4 }, { kamba: 2 }],
  ['one less snapper', { changu: 6, kamba: 4 }, { changu: 5, kamba: 4 }],
  ['two less', { kamba: 4 }, { kamba: 2 }],
  ['minus two', { kamba: 4 }, { kamba: 2 }],
  ['changu mmoja pungufu', { changu: 3, kamba: 1 }, { changu: 2, kamba: 1 }],
  ['double the prawns and one less snapper', { jumbo: 4, changu: 6 }, { jumbo: 8, changu: 5 }],
  ['remove the frozen ones', { frozen: 2, kamba: 1 }, { kamba: 1 }],
] as const)('[CHAT-135][CHAT-134] `%s` is counted from what there is', async (line, before, after) => {
  inCart(before)
  await say(line, { kind: 'cart' })
  expect(held()).toEqual(after)
})

test('[CHAT-053] five have no half: the two whole numbers are named, and nothing is changed', async () => {
  inCart({ beaten: 5 })
  await say('half of the octopus', { kind: 'cart' })
  expect(held()).toEqual({ beaten: 5 })
  expect(last()).toMatchObject({ kind: 'guideText', text: 'wholeUnits', about: '2,3' })
})

test.each([
  ['I was charged double', { kamba: 2 }],
  ['nimekatwa mara mbili', { kamba: 2 }],
  ['is it double the price?', { kamba: 2 }],
  ['one less thing to worry about', { kamba: 2 }],
  ['changu nusu kilo', { kamba: 2 }],
  ['double the octopus', { kamba: 2 }],
] as const)('[CHAT-135] `%s` changes nothing', async (line, before) => {
  inCart(before)
  await say(line, { kind: 'cart' })
  expect(held()).toEqual(before)
})

test.each([
  ['fresh one', { kind: 'products', search: 'changu', goods: 'fresh', quantity: 6 }],
  ['the large one', { kind: 'added', productId: 'large', quantity: 6 }],
] as const)('[CHAT-136] `%s` keeps the number that was asked for', async (line, card) => {
  inCart({})
  await say(line, { kind: 'products', search: 'changu', quantity: 6 })
  expect(last()).toMatchObject(card)
})

test.each([
  ['nipe huyo wa kwanza wawili', 'changu', { changu: 2 }],
  ['huyo wa pili mwanangu mmoja', 'changu', { large: 1 }],
  ['wa kwanza wawili', 'changu', { changu: 1, large: 1 }],
  ['huyo mkubwa ni mmoja ama ni wengi na mnasafisha', 'changu', {}],
] as const)('[CHAT-137] `%s` on the list of %s', async (line, search, expected) => {
  inCart({})
  await say(line, list(search))
  expect(held()).toEqual(expected)
})

test.each([
  ['any', 'changu', { kind: 'quantity', productId: 'changu' }],
  ['yoyote tu', 'changu', { kind: 'quantity', productId: 'changu' }],
  ['you choose for me', 'changu', { kind: 'quantity', productId: 'changu' }],
  ['nichagulie wewe', 'changu', { kind: 'quantity', productId: 'changu' }],
  ['surprise me', 'pweza', { kind: 'quantity', productId: 'pweza' }],
] as const)('[CHAT-137] `%s` on the list of %s is the plain one, or the first', async (line, search, card) => {
  inCart({})
  await say(line, list(search))
  expect(last()).toMatchObject(card)
})

test.each(['any discount?', 'any prawns', 'do you have any more', 'je mna yoyote wa moshi'])(
  '[CHAT-137] `%s` on a list picks no row',
  async (line) => {
    inCart({})
    await say(line, list('changu'))
    expect(last()).not.toMatchObject({ kind: 'quantity' })
    expect(held()).toEqual({})
  },
)

test.each([
  ['the kingfish was 6 not 1', { nguru: 6 }],
  ['double the kingfish', { nguru: 2 }],
] as const)('[CHAT-093][CHAT-135] `%s` counts what is held for a guest too', async (line, after) => {
  useSession.setState({ token: null, user: null })
  useIntents.setState({ intents: [] })
  inCart({})
  storeIntent({ kind: 'add', productId: 'nguru', quantity: 1, from: '/chat' })
  useTranscript.setState({ owner: 'guest', entries: [], loaded: true })
  await handleMessage(line, { kind: 'phone' }, { ...noFacts, storedAdd: true })
  expect(Object.fromEntries(useIntents.getState().intents.map((one) => (one.kind === 'add' ? [one.productId, one.quantity] : [])))).toEqual(
    after,
  )
})
