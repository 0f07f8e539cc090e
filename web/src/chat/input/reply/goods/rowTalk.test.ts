// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { aProduct } from '#fixtures/builders.ts'
import { useCart } from '#web/features/cart/cart.ts'
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
const beaten = aProduct({ id: 'beaten', name: 'Beaten octopus (Pweza aliyepigwa), 1 kg', availableQuantity: 9 })
const market = [changu, large, frozen, nguru, steaks, coldSteaks, kamba, kamba2, jumbo, dagaa, kigoma, pweza, beaten]
const page = (...data: object[]) => ({ body: { data, meta: { total: data.length, skip: 0, take: 20, hasMore: false } } })
const searched = (search: string, ...found: object[]) => ({ [`GET /products?skip=0&take=20&search=${search}`]: page(...found) })

beforeAll(async () => {
  for (const area of ['shell', 'chat', 'topics', 'payment', 'shop', 'checkout'] as const) await loadArea(area)
})
beforeEach(async () => {
  localStorage.setItem('swahiliOffered', '1')
  await chooseLanguage('en')
  signInAs(PHONE)
  serve({
    ...Object.fromEntries(market.map((one) => [`GET /products/${one.id}`, { body: one }])),
    ...searched('changu', changu, large, frozen),
    ...searched('Changu', changu, large, frozen),
    ...searched('nguru', nguru, steaks, coldSteaks),
    ...searched('kamba', kamba, kamba2, jumbo),
    ...searched('dagaa', dagaa, kigoma),
    ...searched('kigoma', kigoma),
    ...searched('pweza', pweza, beaten),
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
  ['I would like number two.', 'changu', { kind: 'quantity', productId: 'large' }],
  ['the 2nd one', 'changu', { kind: 'quantity', productId: 'large' }],
  ['Basi, huyo wa kwanza', 'changu', { kind: 'quantity', productId: 'changu' }],
  ['I would like to try the second one.', 'changu', { kind: 'quantity', productId: 'large' }],
  ['One.', 'changu', { kind: 'quantity', productId: 'changu' }],
  ['The bigger one, please.', 'changu', { kind: 'quantity', productId: 'large' }],
  ['ile ya 57,000', 'changu', { kind: 'quantity', productId: 'large' }],
  ['the 9000 one', 'changu', { kind: 'quantity', productId: 'frozen' }],
  ['the whole ones, not fillet', 'nguru', { kind: 'quantity', productId: 'nguru' }],
  ['nataka mzima, sio steki', 'nguru', { kind: 'quantity', productId: 'nguru' }],
  ['the steaks', 'nguru', { kind: 'products', search: 'nguru', cut: 'steak' }],
] as const)('[CHAT-137] `%s` on the list of %s means the row that is that', async (line, search, card) => {
  inCart({})
  await say(line, list(search))
  expect(held()).toEqual({})
  expect(last()).toMatchObject(card)
})

test.each([
  ['Basi naomba yule wa kwanza, wawili', 'changu', { changu: 2 }],
  ['yule wa kwanza, weka wawili', 'changu', { changu: 2 }],
  ['The second one, please. One is fine.', 'changu', { large: 1 }],
  ['the steaks, the fresh ones, 4 of them', 'nguru', { steaks: 4 }],
] as const)('[CHAT-137][CHAT-136] `%s` takes the row of %s with its number', async (line, search, expected) => {
  inCart({})
  await say(line, list(search))
  expect(held()).toEqual(expected)
})

test('[CHAT-137][CHAT-134] narrowed to its steaks a list keeps the number and what else was asked for', async () => {
  inCart({})
  await say('the steaks', { kind: 'products', search: 'nguru', quantity: 4, next: [{ search: 'kamba', quantity: 3 }] })
  expect(last()).toMatchObject({ kind: 'products', search: 'nguru', cut: 'steak', quantity: 4, next: [{ search: 'kamba', quantity: 3 }] })
})

test('[CHAT-137] `wa kwanza wawe wawili` says how many there shall be', async () => {
  inCart({ changu: 1 })
  await say('wa kwanza wawe wawili', list('changu'))
  expect(held()).toEqual({ changu: 2 })
})

test.each([
  ['ya pili, tatu', { changu: 1 }, { changu: 1, large: 3 }],
  ['nah ya pili, moja', { changu: 1 }, { changu: 1, large: 1 }],
  ['poa ongeza mbili', { changu: 1 }, { changu: 3 }],
] as const)('[CHAT-137] after a row was put in `%s` is read with the list above it', async (line, before, after) => {
  inCart(before)
  await say(line, list('changu'), added('changu'))
  expect(held()).toEqual(after)
})

test.each([
  ['duh ghali, ile ndogo basi', { kind: 'quantity', productId: 'frozen' }],
  ['ya tatu', { kind: 'quantity', productId: 'frozen' }],
  ['ile ya 18,500', { kind: 'quantity', productId: 'changu' }],
] as const)('[CHAT-137] asked how many of one, `%s` takes another row instead', async (line, card) => {
  inCart({})
  await say(line, list('changu'), amount('large'))
  expect(held()).toEqual({})
  expect(last()).toMatchObject(card)
})

test('[CHAT-135] a fish that is named is never another one of the list in view', async () => {
  inCart({})
  await say('changu wa kwanza sikuwekewa? nataka wawili', list('pweza'))
  expect(Object.keys(held())).not.toContain('pweza')
})

test.each([
  ['toa hiyo kubwa', { changu: 1, large: 1 }, { changu: 1 }],
  ['wait remove the frozen one', { frozen: 1, kamba: 2 }, { kamba: 2 }],
  ['badilisha kigoma iwe mbili', { dagaa: 3, kigoma: 1 }, { dagaa: 3, kigoma: 2 }],
  ['toa kigoma moja', { dagaa: 3, kigoma: 2 }, { dagaa: 3, kigoma: 1 }],
  ['weka wa kawaida basi mmoja', { steaks: 2 }, { steaks: 2 }],
  ['sio pweza aliyepigwa, wa kawaida', { beaten: 1, steaks: 2 }, { pweza: 1, steaks: 2 }],
  ['actually add 1 more prawns', { jumbo: 1 }, { jumbo: 2 }],
  ['I only wanted one bag of prawns, not two.', { kamba2: 2 }, { kamba2: 1 }],
  ['Please make that one bag instead of two.', { kamba2: 2 }, { kamba2: 1 }],
] as const)('[CHAT-135][CHAT-134] `%s` changes the line that it names', async (line, before, after) => {
  inCart(before)
  await say(line, added(Object.keys(before).at(-1) ?? ''))
  expect(held()).toEqual(after)
})

test.each([
  ['weka nguru wabichi wazima mbili, ngoja iwe tatu', { nguru: 3 }],
  ['jumbo prawns 2, no wait 1', { jumbo: 1 }],
  ['kingfish, 2 of the frozen and 3 of the jumbo', { cold: 2 }],
  ['niwekee changu wa kilo tatu wawili', { large: 2 }],
] as const)('[CHAT-134][CHAT-052] `%s`: the number that counts', async (line, expected) => {
  inCart({})
  await say(line, { kind: 'welcome' })
  expect(held()).toMatchObject(expected)
})

test('[CHAT-134] two kinds of one fish go in, each with its number', async () => {
  inCart({})
  await say('nguru, 2 of the frozen steaks and 3 of the fresh steaks', { kind: 'welcome' })
  expect(held()).toEqual({ cold: 2, steaks: 3 })
})

test('[CHAT-136] `the two kilo prawns` is a pack of two kilos, and not two of them', async () => {
  inCart({})
  await say('The two kilo prawns, please.', { kind: 'welcome' })
  expect(held()).toEqual({})
  expect(last()).toEqual({ kind: 'product', productId: 'kamba2' })
})

test.each(['naomba bei ya kwanza', 'is the first one fresh?', 'ya pili bei gani', 'how big is the second one'])(
  '[CHAT-048] the question `%s` puts nothing in',
  async (line) => {
    inCart({ changu: 1 })
    await say(line, list('changu'), added('changu'))
    expect(held()).toEqual({ changu: 1 })
  },
)

test.each([
  ['ya pili bei gani', 'changu', 'Large red snapper, 3 kg: TZS 57,000.'],
  ['hiyo ya pili ni shilingi ngapi?', 'changu', 'Large red snapper, 3 kg: TZS 57,000.'],
  ['Huyo wa bei nafuu ni upi, tafadhali?', 'changu', 'The lowest price today: Frozen red snapper, 500 g, TZS 9,000.'],
  ['Huyo wa kwanza ana uzito gani?', 'changu', 'One is 1 kg, as the seller lists it. Cleaning takes some weight off.'],
] as const)('[CHAT-141][CHAT-137] `%s` on the list of %s is about that row', async (line, search, expected) => {
  inCart({})
  await say(line, list(search))
  expect(texts().at(-1)).toBe(expected)
})

test('[CHAT-137] of fish suggested by name the second one is shown', async () => {
  inCart({})
  await say(
    'The second one, please.',
    { kind: 'welcome' },
    { kind: 'reply', of: 'topics', text: 'goodFor', about: { list: 'Kingfish, Changu' } },
  )
  expect(last()).toMatchObject({ kind: 'products', search: 'Changu' })
})

test('[CHAT-138] something else without bones is any fillet, and not the fish in the cart', async () => {
  inCart({ changu: 2 })
  serve({ 'GET /products?skip=0&take=20&search=fillet': page(changu) })
  await say('Could you show me something for the children as well, without bones?', list('changu'), added('changu'))
  expect(last()).toMatchObject({ kind: 'products', search: 'fillet' })
})

test.each(['remove the smoked one', 'toa ile ya kukaanga'])('[CHAT-135] `%s` puts nothing in where there is none', async (line) => {
  inCart({ changu: 2, kamba: 1 })
  await say(line, list('changu'), added('changu'))
  expect(held()).toEqual({ changu: 2, kamba: 1 })
})

test('[CHAT-135] what was asked for before is told by its fish and number', async () => {
  inCart({ changu: 1 })
  await say('mbona changu ni mmoja? nilisema wawili', added('changu'))
  expect(held()).toEqual({ changu: 2 })
})

test('[CHAT-145] `kama mara iliyopita`, where a number was asked, puts no old order in', async () => {
  inCart({})
  await say('Kama mara iliyopita', list('pweza'), amount('pweza'))
  expect(held()).toEqual({})
  expect(texts().at(-1)).toContain('How many of Octopus')
})

test.each([
  ['2 kg frozen snapper', 'One is 500 g: 2 make 1 kg in all.'],
  ['2 frozen snapper', undefined],
  ['2 kg kigoma sardine', undefined],
])('[CHAT-052] `%s`: who says kilos is told what the packs make together', async (line, told) => {
  inCart({})
  await say(line, { kind: 'welcome' })
  expect(Object.values(held())).toEqual([2])
  expect(texts()[0]).toBe(told)
})
