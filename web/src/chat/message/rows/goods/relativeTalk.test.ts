// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { found, market } from '#fixtures/stall.ts'
import { noFacts } from '#web/chat/guide/facts.ts'
import { handleMessage } from '#web/chat/message/handleMessage.ts'
import { useSession } from '#web/features/session/session.ts'
import { loadTexts } from '../../testing/buyer.ts'
import { openStall } from '../../testing/market.ts'
import { ADDED, cartContents, fillCart, lastCard, list, replyTexts, SLIP, sayInShop, showThread } from '../../testing/talk.ts'

beforeAll(loadTexts)
beforeEach(() => openStall(market, found))

test.each([
  ['double the octopus', { beaten: 3, kamba: 1 }, { beaten: 6, kamba: 1 }],
  ['double it', { kamba: 2 }, { kamba: 4 }],
  ['I said double the octopus', { beaten: 2 }, { beaten: 4 }],
  ['zidisha kamba mara mbili', { kamba: 2, beaten: 1 }, { kamba: 4, beaten: 1 }],
  ['one less snapper', { changu: 6, kamba: 4 }, { changu: 5, kamba: 4 }],
  ['two less', { kamba: 4 }, { kamba: 2 }],
  ['minus two', { kamba: 4 }, { kamba: 2 }],
  ['changu mmoja pungufu', { changu: 3, kamba: 1 }, { changu: 2, kamba: 1 }],
  ['double the prawns and one less snapper', { jumbo: 4, changu: 6 }, { jumbo: 8, changu: 5 }],
  ['remove the frozen ones', { frozen: 2, kamba: 1 }, { kamba: 1 }],
] as const)('[CHAT-135][CHAT-134] `%s` changes the number relative to what is in the cart', async (line, before, after) => {
  fillCart(market, before)
  await sayInShop(line, SLIP)
  expect(cartContents()).toEqual(after)
})

test.each(['half of that', 'nusu yake', 'actually half the kingfish'])(
  '[CHAT-053] `%s` is answered with the contents of the cart, which does not change',
  async (line) => {
    fillCart(market, { nguru: 4 })
    await sayInShop(line, SLIP)
    expect([cartContents(), replyTexts().at(-1)]).toEqual([{ nguru: 4 }, expect.stringMatching(/^In your cart: Kingfish × 4\./)])
  },
)

test.each([
  ['I was charged double', { kamba: 2 }],
  ['nimekatwa mara mbili', { kamba: 2 }],
  ['is it double the price?', { kamba: 2 }],
  ['one less thing to worry about', { kamba: 2 }],
  ['double the octopus', { kamba: 2 }],
] as const)('[CHAT-135] `%s` does not change the cart', async (line, before) => {
  fillCart(market, before)
  await sayInShop(line, SLIP)
  expect(cartContents()).toEqual(before)
})

test.each(['double the prawns', 'one less prawns', 'double the octopus', 'half of that'])(
  '[CHAT-135] `%s` that matches no fish or several is answered with the cart, not with payments or bad fish',
  async (line) => {
    fillCart(market, { kamba: 2, jumbo: 4 })
    await sayInShop(line, SLIP)
    expect(cartContents()).toEqual({ kamba: 2, jumbo: 4 })
    expect(replyTexts()).toEqual(['In your cart: Prawns × 2, Jumbo prawns × 4. TZS 232,000'])
  },
)

test.each([
  ['fresh one', { kind: 'products', search: 'changu', goods: 'fresh', quantity: 6 }],
  ['the large one', { ...ADDED, about: 'Large red snapper (Changu)\u00A0×\u00A06' }],
] as const)('[CHAT-136] `%s` picks with the number that was asked for', async (line, card) => {
  fillCart(market, {})
  await sayInShop(line, { kind: 'products', search: 'changu', quantity: 6 })
  expect(lastCard()).toMatchObject(card)
})

test.each([
  ['nipe huyo wa kwanza wawili', 'changu', { changu: 2 }],
  ['huyo wa pili mwanangu mmoja', 'changu', { large: 1 }],
  // It may mean the first two rows or two of the first, so the chat asks.
  ['wa kwanza wawili', 'changu', {}],
  ['huyo mkubwa ni mmoja ama ni wengi na mnasafisha', 'changu', {}],
] as const)('[CHAT-137] `%s` on the list of %s', async (line, search, expected) => {
  fillCart(market, {})
  await sayInShop(line, list(search))
  expect(cartContents()).toEqual(expected)
})

test.each([
  ['any', 'changu', { ...ADDED, about: 'Red snapper (Changu)\u00A0×\u00A01' }],
  ['yoyote tu', 'changu', { ...ADDED, about: 'Red snapper (Changu)\u00A0×\u00A01' }],
  ['you choose for me', 'changu', { ...ADDED, about: 'Red snapper (Changu)\u00A0×\u00A01' }],
  // A wish for advice is answered by the fish with its button; nothing is added.
  ['nichagulie wewe', 'changu', { kind: 'product', productId: 'changu' }],
  ['surprise me', 'pweza', { kind: 'product', productId: 'pweza' }],
] as const)('[CHAT-137] `%s` on the list of %s picks the plain kind, or the first', async (line, search, card) => {
  fillCart(market, {})
  await sayInShop(line, list(search))
  expect(lastCard()).toMatchObject(card)
})

test.each(['any discount?', 'any prawns', 'do you have any more', 'je mna yoyote wa moshi'])(
  '[CHAT-137] `%s` on a list picks no row',
  async (line) => {
    fillCart(market, {})
    await sayInShop(line, list('changu'))
    expect(lastCard()).not.toMatchObject(ADDED)
    expect(cartContents()).toEqual({})
  },
)

test.each([
  ['the kingfish was 6 not 1', { nguru: 6 }],
  ['double the kingfish', { nguru: 2 }],
] as const)('[CHAT-093][CHAT-135] `%s` changes a guest’s cart too', async (line, after) => {
  useSession.setState({ token: null, user: null })
  fillCart(market, { nguru: 1 })
  showThread()
  await handleMessage(line, { kind: 'phone' }, { ...noFacts, cartCount: 1, checkoutRequested: true })
  expect(cartContents()).toEqual(after)
})
