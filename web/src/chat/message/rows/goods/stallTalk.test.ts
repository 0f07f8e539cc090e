// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { aProduct } from '#fixtures/builders.ts'
import { noFacts } from '#web/chat/guide/facts.ts'
import type { Card } from '#web/chat/kinds/card.ts'
import { signInAs } from '#web/features/payment/testing/testBench.ts'
import { chooseLanguage } from '#web/i18n/texts.ts'
import { loadTexts } from '../../testing/buyer.ts'
import { openStall } from '../../testing/market.ts'
import {
  ADDED,
  buying,
  cardsAfterLine,
  cartContents,
  fillCart,
  lastCard,
  list,
  replyTexts,
  SLIP,
  say,
  sayAfter,
} from '../../testing/talk.ts'

const perege = aProduct({ id: 'perege', name: 'Rufiji tilapia (Perege), 1 kg', unitPrice: 10_500, availableQuantity: 40 })
const kibua = aProduct({ id: 'kibua', name: 'Indian mackerel (Kibua), 1 kg', unitPrice: 9_000, availableQuantity: 40 })
const salted = aProduct({
  id: 'salted',
  name: 'Salted mackerel (Kibua wa chumvi), 500 g',
  unitPrice: 7_000,
  availableQuantity: 40,
  storageType: 'dried',
})
const sato = aProduct({ id: 'sato', name: 'Nile tilapia (Sato), 1 kg', unitPrice: 12_000, availableQuantity: 40 })
const large = aProduct({ id: 'large', name: 'Large Nile tilapia (Sato), 2 kg', unitPrice: 25_000, availableQuantity: 40 })
const dagaa = aProduct({
  id: 'dagaa',
  name: 'Dried lake sardine (Dagaa), 500 g',
  unitPrice: 7_500,
  availableQuantity: 40,
  storageType: 'dried',
})
const fried = aProduct({
  id: 'fried',
  name: 'Fried lake sardine (Dagaa wa kukaanga), 250 g',
  unitPrice: 5_500,
  availableQuantity: 40,
  storageType: 'ambient' as never,
})
const mchele = aProduct({
  id: 'mchele',
  name: 'Dried sea anchovy (Dagaa mchele), 500 g',
  unitPrice: 6_500,
  availableQuantity: 40,
  storageType: 'dried',
})
const market = [perege, kibua, salted, sato, large, dagaa, fried, mchele]
const found = {
  perege: [perege],
  kibua: [kibua, salted],
  sato: [sato, large],
  dagaa: [dagaa, fried, mchele],
  'dagaa+mchele': [mchele],
  fried: [fried],
}

beforeAll(loadTexts)
beforeEach(async () => {
  await openStall(market, found)
  await chooseLanguage('sw')
})

test.each([
  ['perege ongeza mmoja kabla hujaweka', { perege: 3 }, { perege: 4 }],
  ['perege ongeza mmoja', { perege: 3 }, { perege: 4 }],
  ['add 1 more tilapia before you order', { sato: 3 }, { sato: 4 }],
  ['nimesema ongeza sio kupunguza! perege wawe 4', { perege: 2 }, { perege: 4 }],
  ['mbona umeongeza? nilitaka 3 tu', { perege: 7 }, { perege: 3 }],
  ['why did you add more? i said 3', { perege: 7 }, { perege: 3 }],
  ['punguza perege mmoja, sio kuongeza', { perege: 3 }, { perege: 2 }],
  ['usitoe perege', { perege: 3 }, { perege: 3 }],
  ["don't remove the mackerel", { kibua: 3 }, { kibua: 3 }],
  ['usiongeze perege', { perege: 3 }, { perege: 3 }],
  ['remove the mackerel', { perege: 3, kibua: 1 }, { perege: 3 }],
  ['perege wawe 5, sio kutoa kibua', { perege: 3, kibua: 1 }, { perege: 5, kibua: 1 }],
] as const)('[CHAT-135] `%s` changes the number as it says, once', async (line, before, after) => {
  for (const [facts, card] of [
    [noFacts, ADDED],
    [buying, { kind: 'slip' }],
  ] as const) {
    fillCart(market, before)
    await say(line, card as Card, facts)
    expect(cartContents()).toEqual(after)
    expect(replyTexts().filter((text) => text.startsWith('Kikapuni')).length).toBeLessThan(2)
  }
})

test.each([
  ['namaanisha perege, ni 3 sasa?', 'Kikapuni: Perege × 4. TZS 42,000'],
  ['perege ni 4 sasa?', 'Kikapuni: Perege × 4. TZS 42,000'],
  ['is it 4 now?', 'Kikapuni: Perege × 4. TZS 42,000'],
  ['umepunguza kweli?', 'Kikapuni: Perege × 4. TZS 42,000'],
  ['imebadilika?', 'Kikapuni: Perege × 4. TZS 42,000'],
  ['umeweka?', 'Kikapuni: Perege × 4. TZS 42,000'],
  ['imeingia?', 'Kikapuni: Perege × 4. TZS 42,000'],
  ['wapo wangap sasa', 'Kikapuni: Perege × 4. TZS 42,000'],
  ['sasa ni ngap jumla na perege wako wangap', 'Kikapuni: Perege × 4. TZS 42,000'],
  ['did you change it?', 'Kikapuni: Perege × 4. TZS 42,000'],
  ['is it in?', 'Kikapuni: Perege × 4. TZS 42,000'],
  ['how many rufiji tilapia do I have now?', 'Kikapuni: Perege × 4. TZS 42,000'],
] as const)('[CHAT-048] `%s` is answered with the contents of the cart, which does not change', async (line, told) => {
  fillCart(market, { perege: 4 })
  await say(line, ADDED, noFacts)
  expect([cartContents(), replyTexts()]).toEqual([{ perege: 4 }, [told]])
  await say(line, { kind: 'delivery' })
  expect([cartContents(), replyTexts()[0], replyTexts().length]).toEqual([{ perege: 4 }, told, 1])
})

test.each([
  ['umeweka barafu?', noFacts],
  ['pesa imeingia?', noFacts],
  ['did you change the address?', buying],
  ['delivery ni 5 sasa?', buying],
  ['how many days is it now?', noFacts],
  ['mna sato wangapi?', noFacts],
  ['nina dakika ngapi kuweka PIN?', buying],
] as const)('[CHAT-048] `%s` is not taken for a question about the cart', async (line, facts) => {
  fillCart(market, { perege: 4 })
  await say(line, { kind: 'delivery' }, facts)
  expect(replyTexts().filter((text) => text.includes('Kikapuni'))).toEqual([])
})

test.each([
  ['na wale wakubwa toa', { sato: 4 }],
  ['hapana nimesema uwatoe hao wakubwa', { sato: 4 }],
  ['toa sato', {}],
  ['punguza wakubwa mmoja', { large: 1, sato: 4 }],
  ['wapo wangap sasa', { large: 2, sato: 4 }],
  ['toa perege', { large: 2, sato: 4 }],
  ['mtoe nje ya mji?', { large: 2, sato: 4 }],
] as const)('[CHAT-091] `%s` typed by a guest', async (line, after) => {
  signInAs(null)
  fillCart(market, { sato: 4, large: 2 })
  await sayAfter([list('sato'), { kind: 'phone' }], line, { ...noFacts, cartCount: 6, checkoutRequested: true })
  expect(cartContents()).toEqual(after)
  expect(replyTexts()).not.toContain('Kikapu ni kitupu. Ungependa samaki gani?')
  if (line.endsWith('sasa')) expect(replyTexts()[0]).toBe('Kikapuni: Sato, 1 kg × 4, Sato, 2 kg × 2. TZS 98,000')
})

const categories: Card = { kind: 'categories' }

test.each([['dagaa na vibua sh ngap', 'Dagaa (sardine), kuanzia TZS 5,500; Kibua (mackerel), kuanzia TZS 7,000.']])(
  '[CHAT-141] `%s` is answered with the prices of both fish',
  async (line, told) => {
    fillCart(market, {})
    await say(line, categories, noFacts)
    expect([cartContents(), replyTexts()]).toEqual([{}, [told]])
  },
)

test.each(['basi perege na vibua zipo?', 'are perege and kibua in stock?'])(
  '[CHAT-141] `%s` tells the price of both fish, shows one and adds neither',
  async (line) => {
    fillCart(market, {})
    await say(line, categories, noFacts)
    expect([cartContents(), replyTexts()]).toEqual([{}, ['Perege, 1 kg TZS 10,500; Kibua, 1 kg TZS 9,000.']])
    expect(lastCard()).toEqual({ kind: 'product', productId: 'perege' })
  },
)

test('[CHAT-048] a number without a fish changes nothing when the cart holds several', async () => {
  fillCart(market, { perege: 7, kibua: 1 })
  await say('mbona umeongeza perege? nilitaka 3 tu', { kind: 'slip' })
  expect([cartContents(), replyTexts()[0]]).toEqual([{ perege: 7, kibua: 1 }, 'Kikapuni: Perege × 7, Kibua × 1. TZS 82,500'])
})

test('[CHAT-134][CHAT-177] each fish of a line is added as its likeliest kind, and one reply says which and what it comes to', async () => {
  fillCart(market, {})
  await say('chukua kibua 4 na dagaa mchele 2', categories, noFacts)
  expect(cartContents()).toEqual({ kibua: 4, mchele: 2 })
  expect(replyTexts()).toEqual(['Nimeweka: Kibua, 1 kg × 4, Dagaa mchele, 500 g × 2. Jumla TZS 49,000.'])
  expect(cardsAfterLine()[0]).toEqual(SLIP)
})

test.each([
  ['kibua mbichi sio wa chumvi', list('kibua', 4), { kibua: 4 }, 'guideText'],
  ['fresh mackerel, not the salted one', list('kibua', 4), { kibua: 4 }, 'guideText'],
  ['mbichi, sio wa chumvi', list('kibua', 4), { kibua: 4 }, 'guideText'],
  ['kibua 2 mbichi sio wa chumvi', categories, { kibua: 2 }, 'guideText'],
  ['kibua 4 wa elfu 9', categories, { kibua: 4 }, 'guideText'],
  ['ya 7500', list('dagaa'), { dagaa: 1 }, 'guideText'],
  ['the 7,500 one', list('dagaa'), { dagaa: 1 }, 'guideText'],
  ['nina 7500 tu', list('dagaa'), {}, 'reply'],
  ['sio wa chumvi', list('kibua', 4), {}, 'reply'],
  ['the 500 g one', list('kibua'), { salted: 1 }, 'guideText'],
  ['kibua 4 chini ya 9000', categories, { kibua: 4 }, 'reply'],
] as const)('[CHAT-137] `%s` chooses a row by its price or by the kind it excludes', async (line, card, after, kind) => {
  fillCart(market, {})
  await say(line, card, noFacts)
  expect([cartContents(), lastCard()?.kind]).toEqual([after, kind])
})

test('[CHAT-048] `na kibua 4 wa elfu 9 umeweka?` is a question and adds nothing', async () => {
  fillCart(market, { mchele: 2 })
  await say('na kibua 4 wa elfu 9 umeweka?', list('kibua', 4), noFacts)
  expect(cartContents()).toEqual({ mchele: 2 })
  expect(replyTexts()).toEqual(['Kikapuni hakuna Kibua.'])
})

test.each([
  ['vibua ongeza wawili', { kibua: 3 }, { kibua: 5 }],
  ['ongeza vibua wawili tena', { kibua: 3 }, { kibua: 5 }],
  ['ongeza vibua wawili', { kibua: 3 }, { kibua: 5 }],
  ['increase the mackerel by 2', { kibua: 3 }, { kibua: 5 }],
  ['ongeza kibua wa chumvi wawili', { kibua: 3 }, { kibua: 3, salted: 2 }],
  ['vibua ongeza wawili', { kibua: 3, salted: 1 }, { kibua: 5, salted: 1 }],
  ['punguza 1', { perege: 4 }, { perege: 3 }],
  ['drop 1', { perege: 4 }, { perege: 3 }],
  ['one less', { perege: 4 }, { perege: 3 }],
  ['minus 2', { perege: 4 }, { perege: 2 }],
  ['wrong, 3 not 4', { perege: 4 }, { perege: 3 }],
  ['3 not 4', { perege: 4 }, { perege: 3 }],
  ['one less thing to worry about', { perege: 4 }, { perege: 4 }],
  ['a less salty one', { salted: 4 }, { salted: 4 }],
] as const)('[CHAT-135] `%s` changes the cart, also during the checkout', async (line, before, after) => {
  for (const [facts, card] of [
    [noFacts, ADDED],
    [buying, { kind: 'delivery' }],
  ] as const) {
    fillCart(market, before)
    await say(line, card as Card, facts)
    expect(cartContents()).toEqual(after)
  }
})

test.each([['fish for frying', categories]] as const)('[CHAT-141] `%s` is answered with the fish that people fry', async (line, card) => {
  fillCart(market, {})
  await say(line, card, noFacts)
  expect(replyTexts()).toEqual(['Kwa hilo watu hupenda Sato, Changu. Nikuonyeshe yupi?'])
})

test('[CHAT-048] a line with one unknown word is not guessed at', async () => {
  fillCart(market, {})
  await say('nataka samak wa kukaanga wa biashara, mna nn leo', categories, noFacts)
  expect([cartContents(), lastCard()]).toMatchObject([
    {},
    { kind: 'guideText', text: expect.stringMatching(/^(?:notUnderstood|forExample)$/) },
  ])
})

test.each(['hela yng ni elfu 40 tu, punguza mpaka itoshe', 'i have only 40,000, reduce until it fits'])(
  '[CHAT-141] `%s` is answered with the cheapest fish, and removes nothing',
  async (line) => {
    fillCart(market, { perege: 4, kibua: 2 })
    await say(line, { kind: 'slip' })
    expect(cartContents()).toEqual({ perege: 4, kibua: 2 })
    expect(replyTexts()).toEqual(['Muuzaji ndiye anapanga bei, siwezi kupunguza. Bei ya chini ni Dagaa wa kukaanga, 250 g, TZS 5,500.'])
  },
)
