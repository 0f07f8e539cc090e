// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { aProduct } from '#fixtures/builders.ts'
import { type Facts, noFacts } from '#web/chat/guide/facts.ts'
import type { Card } from '#web/chat/kinds/card.ts'
import { handleMessage } from '#web/chat/message/handleMessage.ts'
import { useTranscript } from '#web/chat/transcript/transcript.ts'
import { useCart } from '#web/features/cart/cart.ts'
import { serve } from '#web/features/payment/testing/testBench.ts'
import { loadBundle } from '#web/i18n/texts.ts'

beforeAll(async () => {
  for (const offered of ['swahiliOffered', 'englishOffered']) localStorage.setItem(offered, '1')
  for (const bundle of ['shell', 'chat', 'topics', 'shop', 'checkout', 'payment'] as const) await loadBundle(bundle)
})
beforeEach(() => {
  const data = [aProduct({ id: 'a', name: 'Nile tilapia (Sato), 1 kg', availableQuantity: 20 })]
  serve({ 'GET /products': { body: { data, meta: { total: 1, skip: 0, take: 20, hasMore: false } } } })
  useCart.setState({ lines: [], checkoutId: 'c1', owner: null, waiting: {} })
})

async function opened(line: string, card: Card, facts: Facts = noFacts): Promise<readonly { kind: string }[]> {
  useTranscript.setState({ owner: 'guest', entries: [{ id: 'q', at: 1, run: 1, card }], loaded: true })
  await handleMessage(line, card, facts)
  return useTranscript.getState().entries.flatMap((entry) => (entry.id === 'q' || entry.card.kind === 'said' ? [] : [entry.card]))
}

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
  expect(await opened(line, { kind: 'welcome' })).toEqual([{ kind: 'people', people }])
})

test.each(['harusi ya watu 300', 'kwa watu mia mbili', 'for 80 people', 'wedding for 40 people'])(
  '[CHAT-172] `%s` names more people than the card counts for',
  async (line) => {
    expect((await opened(line, { kind: 'welcome' })).map(({ kind }) => kind)).not.toContain('people')
  },
)

test.each([
  ['familia yetu ni watu wanne', { kind: 'quantity', productId: 'a' }],
  ['nina wageni kumi nichukue kiasi gani', { kind: 'cart' }],
  ['something for 4 people', { kind: 'delivery' }],
] as const)('[CHAT-172][CHAT-156] `%s` does not answer the open question', async (line, card) => {
  const buying = { ...noFacts, cartCount: 1, checkoutRequested: card.kind === 'delivery', user: 'x', addresses: 1 }
  expect((await opened(line, card, buying)).map(({ kind }) => kind)).toEqual(['people'])
  expect(useTranscript.getState().entries.find(({ id }) => id === 'q')?.answer).toBeUndefined()
})
