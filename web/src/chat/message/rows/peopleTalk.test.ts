// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { aProduct } from '#fixtures/builders.ts'
import { noFacts } from '#web/chat/guide/facts.ts'
import { serve } from '#web/features/payment/testing/testBench.ts'
import { loadTexts } from '../testing/buyer.ts'
import { productPage } from '../testing/market.ts'
import { cardsAfterLine, fillCart, firstCardAnswer, quantityCard, say, shopping } from '../testing/talk.ts'

beforeAll(async () => {
  for (const offered of ['swahiliOffered', 'englishOffered']) localStorage.setItem(offered, '1')
  await loadTexts()
})
beforeEach(() => {
  serve({ 'GET /products': productPage(aProduct({ id: 'a', name: 'Nile tilapia (Sato), 1 kg', availableQuantity: 20 })) })
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
  ['familia yetu ni watu wanne', quantityCard('a')],
  ['nina wageni kumi nichukue kiasi gani', { kind: 'cart' }],
  ['something for 4 people', { kind: 'delivery' }],
] as const)('[CHAT-172][CHAT-156] `%s` does not answer the open question', async (line, card) => {
  await say(line, card, { ...shopping, checkoutRequested: card.kind === 'delivery' })
  expect(cardsAfterLine().map(({ kind }) => kind)).toEqual(['people'])
  expect(firstCardAnswer()).toBeUndefined()
})
