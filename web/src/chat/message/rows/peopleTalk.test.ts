// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { aProduct } from '#fixtures/builders.ts'
import { noFacts } from '#web/chat/guide/facts.ts'
import { useCart } from '#web/features/cart/cart.ts'
import { serve } from '#web/features/payment/testing/testBench.ts'
import { loadTexts } from '../testing/buyer.ts'
import { marketResponses } from '../testing/market.ts'
import { cardsAfterLine, fillCart, firstCardAnswer, productCard, replyTexts, SLIP, say, shopping } from '../testing/talk.ts'

beforeAll(async () => {
  for (const offered of ['swahiliOffered', 'englishOffered']) localStorage.setItem(offered, '1')
  await loadTexts()
})
beforeEach(() => {
  const sato = aProduct({ id: 'a', name: 'Nile tilapia (Sato), 1 kg', availableQuantity: 20 })
  serve(marketResponses([sato], { sato: [sato], tilapia: [sato] }))
  fillCart([], {})
})

test.each([
  ['tuko kumi', 10],
  ['tupo watu sita', 6],
  ['nina wageni kumi nichukue kiasi gani', 10],
  ['nina wageni kumi na wawili', 12],
  ['familia yetu ni watu wanne', 4],
  ['kwa watu ishirini na tano', 25],
  ['something for 4 people', 4],
  ['food for twenty five people', 25],
  ['how many kilos for 8 people?', 8],
  ["we're ten", 10],
  ['dinner for one person', 1],
])('[CHAT-172] `%s` shows how much fish %i people need', async (line, people) => {
  await say(line, { kind: 'welcome' }, noFacts)
  expect(cardsAfterLine()).toEqual([{ kind: 'people', people }])
})

test.each(['harusi ya watu 300', 'kwa watu mia mbili', 'for 80 people', 'wedding for 40 people'])(
  '[CHAT-172] `%s` names more people than the card counts for',
  async (line) => {
    await say(line, { kind: 'welcome' }, noFacts)
    expect(cardsAfterLine().map(({ kind }) => kind)).not.toContain('people')
  },
)

test.each([
  ['familia yetu ni watu wanne', productCard('a')],
  ['nina wageni kumi nichukue kiasi gani', SLIP],
  ['something for 4 people', { kind: 'delivery' }],
] as const)('[CHAT-172][CHAT-156] `%s` does not answer the open question', async (line, card) => {
  await say(line, card, { ...shopping, checkoutRequested: card.kind === 'delivery' })
  expect(cardsAfterLine().map(({ kind }) => kind)).toEqual(['people'])
  expect(firstCardAnswer()).toBeUndefined()
})

test.each([
  ['tupo watu 10\nsato 3', 'people'],
  ['sato 3\ntupo watu 10', 'people'],
  ['tupo watu 10, sato 3', 'people'],
  ['sato 3 kwa watu 10', 'people'],
  ['3 tilapia for 10 people', 'people'],
  ['wageni 8, naomba sato 3', 'people'],
  ['we are 10 people\n3 tilapia', 'people'],
  ["we're ten. 3 kg tilapia please", 'people'],
  ['Sinza near Puma\nsato 3\nwatu sita', 'people'],
] as const)('[CHAT-162][CHAT-172] `%s` puts the fish in and shows how much the people need', async (line, kind) => {
  await say(line, { kind: 'welcome' }, noFacts)
  expect(cardsAfterLine().map((card) => card.kind)).toContain(kind)
  expect(useCart.getState().lines.map(({ quantity }) => quantity)).toEqual([3])
})

test.each(['tupo watu 80\nsato 3', '3 tilapia for 80 people'])(
  '[CHAT-162][CHAT-172] `%s` puts the fish in and names the telephone for so many people',
  async (line) => {
    await say(line, { kind: 'welcome' }, noFacts)
    expect(replyTexts().join(' ')).toContain('+255')
    expect(useCart.getState().lines.map(({ quantity }) => quantity)).toEqual([3])
  },
)

test('[CHAT-162] details before the fish that cannot be taken are named as not done', async () => {
  await say('0712345678\nsato 3', { kind: 'welcome' }, noFacts)
  expect(replyTexts().join(' ')).toContain('0712345678')
  expect(useCart.getState().lines.map(({ quantity }) => quantity)).toEqual([3])
})
