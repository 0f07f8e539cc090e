// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { found, market } from '#fixtures/stall.ts'
import { useTranscript } from '#web/chat/transcript/transcript.ts'
import { draftNow } from '#web/features/checkout/draft.ts'
import { loadTexts } from '../../testing/buyer.ts'
import { openStall } from '../../testing/market.ts'
import { ADDED, cartContents, fillCart, lastCard, list, productCard, replyTexts, SLIP, sayInShop } from '../../testing/talk.ts'

beforeAll(loadTexts)
beforeEach(() => openStall(market, found))

test.each([
  ['the jumbo should be 4', { kamba: 2, steaks: 1 }, { kamba: 2, steaks: 1 }],
  ['take the frozen one out', { frozen: 2, kamba: 1 }, { kamba: 1 }],
  ['take out both', { frozen: 2, kamba: 1 }, {}],
  ['Samahani, nilikosea, iwe moja tu', { kamba: 2 }, { kamba: 1 }],
  ['actually just 1', { kamba: 2 }, { kamba: 1 }],
  ['badala ya pweza weka jumbo prawns', { pweza: 2 }, { jumbo: 2 }],
  ['jumbo prawns instead of the octopus', { pweza: 3 }, { jumbo: 3 }],
] as const)('[CHAT-135][CHAT-134] `%s` changes only what it names', async (line, before, after) => {
  fillCart(market, before)
  await sayInShop(line, SLIP)
  expect(cartContents()).toEqual(after)
})

test.each([
  ['2 fresh and 3 frozen', 'nguru', { kind: 'reply', text: 'list' }],
  ['Wale wadogo wa kwanza', 'changu', ADDED],
] as const)(
  '[CHAT-137][CHAT-136] `%s` on the list of %s leads to the next question with what the line gave',
  async (line, search, card) => {
    fillCart(market, {})
    await sayInShop(line, list(search))
    expect(lastCard()).toMatchObject(card)
  },
)

test.each([
  ['the 57,000 one, 4 of them', 'changu', { large: 4 }],
  ['yule wa 57,000 weka mbili', 'changu', { large: 2 }],
  ['the jumbo ones, just one', 'kamba', { jumbo: 1 }],
  ['the second one is too big, give me the first, 2', 'changu', { changu: 2 }],
  ['the boiled one should be 3', 'pweza', { boiled: 3 }],
] as const)('[CHAT-137][CHAT-136] `%s` on the list of %s adds exactly that', async (line, search, expected) => {
  fillCart(market, {})
  await sayInShop(line, list(search))
  expect(cartContents()).toEqual(expected)
})

test.each([
  ['the fresh one, 2 packs', 'nguru', { nguru: 2 }],
  ['ok 2 of those', 'changu', { changu: 2 }],
  ['haya iwe mbili', 'changu', { changu: 2 }],
])('[CHAT-177] a number, as in `%s`, on the list of %s puts in the likeliest of the list', async (line, search, expected) => {
  fillCart(market, {})
  await sayInShop(line, list(search))
  expect(cartContents()).toEqual(expected)
})

test('[CHAT-048] `ile ya barafu weka mbili, na ya kwanza moja` adds nothing, not even one half', async () => {
  fillCart(market, {})
  await sayInShop('ile ya barafu weka mbili, na ya kwanza moja', list('changu'))
  expect(cartContents()).toEqual({})
  expect(useTranscript.getState().entries.some(({ card }) => card.kind === 'slip')).toBe(false)
})

test('[CHAT-134] two kinds of the listed fish in one line: the chat asks which row and adds neither', async () => {
  fillCart(market, {})
  await sayInShop('2 large and 3 frozen', list('changu'))
  expect([cartContents(), lastCard()]).toMatchObject([{}, { kind: 'reply', text: 'list' }])
})

test.each([
  ['ya kwanza', { changu: 1 }],
  ['add one of the first ones', { changu: 1 }],
  ['and 2 of the 57,000 one', { large: 2 }],
  ['ya barafu mbili', { frozen: 2 }],
] as const)('[CHAT-137] `%s` after the cart was shown picks from the list before it', async (line, expected) => {
  fillCart(market, {})
  await sayInShop(line, list('changu'), SLIP)
  expect(cartContents()).toEqual(expected)
  expect(lastCard()).toMatchObject(ADDED)
})

test.each([
  ['na barafu wawili', { frozen: 2 }],
  ['2 frozen', { frozen: 2 }],
] as const)('[CHAT-135] `%s` at the card of one fish adds another row instead, with its number', async (line, expected) => {
  fillCart(market, {})
  await sayInShop(line, list('changu'), productCard('large'))
  expect(cartContents()).toEqual(expected)
})

test('[CHAT-135] a kind of fish that is not listed is searched for, and no listed row is added', async () => {
  fillCart(market, {})
  await sayInShop('2 fresh kingfish steaks', { kind: 'products', search: 'nguru', goods: 'frozen' })
  expect(cartContents()).toEqual({ steaks: 2 })
})

test('[CHAT-036] `sorry, I meant the first one` puts that row in place of the one just added', async () => {
  fillCart(market, { large: 2 })
  await sayInShop('sorry i meant the first one', list('changu'), ADDED)
  expect(cartContents()).toEqual({ changu: 2 })
  expect(lastCard()).toMatchObject(ADDED)
})

test.each(['is the wrong one in my cart?', 'i meant to ask about delivery', 'nini kikapuni?', "what's in my cart and how much is it?"])(
  '[CHAT-048] `%s` does not change the cart',
  async (line) => {
    fillCart(market, { large: 2 })
    await sayInShop(line, list('changu'), ADDED)
    expect(cartContents()).toEqual({ large: 2 })
  },
)

test.each([
  ['wa pili ni fresh?', 'Large red snapper, 3 kg: kept in the fridge. Check it at the door and refuse it if it’s spoilt.'],
  ['je, yule mkubwa ni fresh?', 'Large red snapper, 3 kg: kept in the fridge. Check it at the door and refuse it if it’s spoilt.'],
])('[CHAT-141] `%s` is answered about that row', async (line, told) => {
  fillCart(market, {})
  await sayInShop(line, list('changu'))
  expect(replyTexts().at(-1)).toBe(told)
})

test('[CHAT-041] `that’s all thanks` with a filled cart starts the checkout', async () => {
  fillCart(market, { changu: 1 })
  await sayInShop("that's all thanks", SLIP)
  expect(draftNow().checkoutRequested).toBe(true)
})

test.each([
  // The only pack of 500 g.
  ['nusu kilo ya changu', { kind: 'product', productId: 'frozen' }],
  ['2 and a half kilos of changu', { kind: 'products', search: 'changu' }],
])('[CHAT-053][CHAT-136] `%s` adds nothing and shows what to choose next', async (line, card) => {
  fillCart(market, {})
  await sayInShop(line, list('changu'))
  expect(cartContents()).toEqual({})
  expect(lastCard()).toMatchObject(card)
})

test('[CHAT-141] asking for the price of one row answers with the price of that row', async () => {
  fillCart(market, {})
  await sayInShop('how much is the frozen one', list('changu'))
  expect(replyTexts().at(-1)).toBe('Frozen red snapper, 500 g: TZS 9,000.')
})

test.each(['Tofauti yao ni nini?', 'which one is better?'])(
  '[CHAT-127] `%s` is not understood, and the chat asks which row',
  async (line) => {
    fillCart(market, {})
    await sayInShop(line, list('changu'))
    expect(replyTexts().at(-1)).toBe('I did not get that. Write a number, 1 to 3, or the name of a fish.')
  },
)
