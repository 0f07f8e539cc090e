// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { listOrders } from '#contract/order.ts'
import { anOrder, aProduct } from '#fixtures/builders.ts'
import { setCached } from '#web/api/useCall.ts'
import { noFacts } from '#web/chat/guide/facts.ts'
import { useCart } from '#web/features/cart/cart.ts'
import { textsNow } from '#web/i18n/texts.ts'
import { loadTexts } from '../../testing/buyer.ts'
import { openStall } from '../../testing/market.ts'
import { ADDED, buying, cardsAfterLine, cartContents, fillCart, list, replyTexts, SLIP, say, sayInShop } from '../../testing/talk.ts'

const kg = { unitPrice: 10_000, availableQuantity: 40 }
const sato = aProduct({ id: 'sato', name: 'Nile tilapia (Sato), 1 kg', ...kg })
const smoked = aProduct({ id: 'smoked', name: 'Smoked tilapia (Sato wa moshi), 1 kg', ...kg })
const small = aProduct({ id: 'small', name: 'Smoked tilapia (Sato wa moshi), 500 g', ...kg })
const perege = aProduct({ id: 'perege', name: 'Rufiji tilapia (Perege), 1 kg', ...kg })
const pweza = aProduct({ id: 'pweza', name: 'Octopus (Pweza), 1 kg', ...kg })
const boiled = aProduct({ id: 'boiled', name: 'Boiled octopus (Pweza aliyechemshwa), 500 g', ...kg })
const sangara = aProduct({ id: 'sangara', name: 'Nile perch (Sangara), 1 kg', ...kg })
const kamba = aProduct({ id: 'kamba', name: 'Prawns (Kamba), 1 kg', ...kg, availableQuantity: 0 })
const market = [sato, smoked, small, perege, pweza, boiled, sangara, kamba]

beforeAll(loadTexts)
beforeEach(async () => {
  await openStall(market, {
    sato: [sato, smoked, small],
    tilapia: [sato, smoked, small, perege],
    pweza: [pweza, boiled],
    sangara: [sangara],
    kamba: [kamba],
    papa: [],
    xyz: [],
  })
  fillCart(market, {})
})

const chosen = () => useCart.getState().lines.flatMap(({ productId, chosenByShop }) => (chosenByShop ? [productId] : []))

test.each([
  ['sato 2', { sato: 2 }, ['sato']],
  ['nataka sato', { sato: 1 }, ['sato']],
  ['nataka sato wa kukaanga', { sato: 1 }, ['sato']],
  ['I would like octopus', { pweza: 1 }, ['pweza']],
  ['naomba sato wa moshi', { smoked: 1 }, ['smoked']],
  ['niwekee sangara', { sangara: 1 }, []],
  ['pweza nusu kilo', { boiled: 1 }, []],
  ['give me octopus', { pweza: 1 }, ['pweza']],
  ['sato wa moshi wa 500 g, tatu', { small: 3 }, []],
  ['sangara 3 afu pweza 1', { sangara: 3, pweza: 1 }, ['pweza']],
  ['2 kilos of tilapia and one octopus', { sato: 2, pweza: 1 }, ['sato', 'pweza']],
  ['boiled octopus 1, sato 4', { boiled: 1, sato: 4 }, ['sato']],
  ['pweza 2, sangara 1, sato wa moshi 4', { pweza: 2, sangara: 1, smoked: 4 }, ['pweza', 'smoked']],
] as const)('[CHAT-134][CHAT-177] `%s` adds the likeliest kind of each fish at once', async (line, contents, byShop) => {
  await sayInShop(line, { kind: 'welcome' })
  expect([cartContents(), chosen()]).toEqual([contents, byShop])
})

test.each(['sato', 'mna sato?', 'bei gani sato', 'how much is octopus', 'naomba kuona sato', 'I want to see tilapia'])(
  '[CHAT-177] `%s` only shows the fish',
  async (line) => {
    await sayInShop(line, { kind: 'welcome' })
    expect(cartContents()).toEqual({})
    expect(cardsAfterLine().at(-1)?.kind).toBe('products')
  },
)

test('[CHAT-177] one reply says what was added and what the cart comes to, and can be undone', async () => {
  await sayInShop('sato 2 na pweza 1', { kind: 'welcome' })
  expect(cardsAfterLine()).toEqual([SLIP, expect.objectContaining({ kind: 'reply', text: 'putIn', replies: ['undo'] })])
  expect(replyTexts()).toEqual(['I put in: Nile tilapia, 1 kg × 2, Octopus, 1 kg × 1. Total TZS 30,000.'])
  await say('undo', SLIP, noFacts)
  expect(cartContents()).toEqual({})
})

test('[CHAT-177] of several kinds the buyer gets the one that was bought last', async () => {
  setCached(listOrders, {}, [anOrder({ items: [{ ...anOrder().items[0], product: smoked }] as never })])
  await sayInShop('sato 2', { kind: 'welcome' })
  expect([cartContents(), chosen()]).toEqual([{ smoked: 2 }, ['smoked']])
})

test.each([
  ['sangara 1, papa 2', { sangara: 1 }, 'Not available now: Papa'],
  ['sangara 1 na xyz 2', { sangara: 1 }, 'Not available now: Xyz'],
  ['sato 2 na kamba 1', { sato: 2 }, 'Not available now: Prawns, 1 kg'],
  ['sangara 2, fried octopus 1', { sangara: 2 }, 'Octopus: none like that today.'],
  ['sato 2 na pweza nusu kilo', { sato: 2 }, 'Sold in whole units only. Choose 0 or 1.'],
] as const)('[CHAT-162][CHAT-177] of `%s` what fits nothing is named, and the rest is added', async (line, contents, told) => {
  await sayInShop(line, { kind: 'welcome' })
  expect(cartContents()).toEqual(contents)
  const texts = cardsAfterLine().flatMap((card) =>
    card.kind === 'guideText' ? [textsNow('chat').chat.wholeUnits.replace('{a}', '0').replace('{b}', '1')] : [],
  )
  expect([...replyTexts(), ...texts]).toContain(told)
})

test.each(['nataka sato wa chumvi', 'sato wa elfu 3, wawili'])(
  '[CHAT-177] `%s` fits nothing: it says so, shows what there is and adds nothing',
  async (line) => {
    await sayInShop(line, { kind: 'welcome' })
    expect(cartContents()).toEqual({})
    expect(replyTexts()).toEqual(['Tilapia: none like that today.'])
    expect(cardsAfterLine().at(-1)).toMatchObject({ kind: 'products', search: 'sato' })
  },
)

test('[CHAT-136] more than there is room for is added as far as it goes, and the limit is told', async () => {
  await sayInShop('sangara 12', { kind: 'welcome' })
  expect(cartContents()).toEqual({ sangara: 10 })
  expect(replyTexts()).toEqual(['Nile perch, 1 kg: at most 10 in one order.'])
})

test.each([
  ['naomba sato ya elfu hamsini', { sato: 5 }],
  ['I want tilapia for 35,000', { sato: 3 }],
  ['nipe pweza ya elfu kumi', { pweza: 1 }],
])('[CHAT-177] `%s` adds as many as the money buys', async (line, contents) => {
  await sayInShop(line, { kind: 'welcome' })
  expect(cartContents()).toEqual(contents)
})

test('[CHAT-177] a fish ordered beside an open list of another fish is added too', async () => {
  await sayInShop('na pweza 2', list('sato'))
  expect(cartContents()).toEqual({ pweza: 2 })
})

test.each([
  ['a list', list('sato'), noFacts],
  ['a fish just added', ADDED, noFacts],
  ['a step of the checkout', { kind: 'delivery' } as const, buying],
])('[CHAT-133][CHAT-177] at %s an order adds to what is in the cart', async (_, card, facts) => {
  fillCart(market, { sangara: 1 })
  await say('na sato 2', card, facts)
  expect(cartContents()).toEqual({ sangara: 1, sato: 2 })
})
