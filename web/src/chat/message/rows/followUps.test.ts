// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { aProduct } from '#fixtures/builders.ts'
import { draftNow, setChoices } from '#web/features/checkout/draft.ts'
import { serve, signInAs } from '#web/features/payment/testing/testBench.ts'
import { loadTexts } from '../testing/buyer.ts'
import { openStall } from '../testing/market.ts'
import { ADDED, cartContents, fillCart, firstCardAnswer, productCard, replyKeys, SLIP, say, sayInShop } from '../testing/talk.ts'

const sato = aProduct({ id: 'a', name: 'Nile tilapia (Sato), 1 kg', availableQuantity: 9 })
const changu = aProduct({ id: 'b', name: 'Red snapper (Changu), 1 kg', availableQuantity: 9 })

beforeAll(loadTexts)
beforeEach(async () => {
  await openStall([sato, changu], { changu: [changu] })
  fillCart([sato, changu], { b: 1, a: 3 })
})

test.each(['actually 2', 'just 2', 'basi wawili', '2 tu', 'no, 2'])(
  '[CHAT-137][CHAT-036] `%s` after a fish was added sets the number of that fish only',
  async (line) => {
    await sayInShop(line, ADDED)
    expect(cartContents()).toEqual({ a: 2, b: 1 })
  },
)

test('[CHAT-037] a single digit presses the button of that number and does not set the quantity', async () => {
  await sayInShop('2', ADDED)
  expect(cartContents()).toEqual({ a: 3, b: 1 })
})

test.each([
  ['ok express', 'express'],
  ['sawa haraka', 'express'],
  ['yes, standard', 'standard'],
] as const)('[CHAT-126][CHAT-054] `%s` chooses the option it names', async (line, option) => {
  await say(line, { kind: 'delivery' })
  expect(draftNow().deliveryOption).toBe(option)
})

test.each(['ok', 'ndiyo', 'sawa haya'])('[CHAT-126] `%s` chooses neither option, and the question is repeated', async (line) => {
  await say(line, { kind: 'delivery' })
  expect([draftNow().deliveryOption, replyKeys()]).toEqual([null, ['delivery']])
})

test.each([
  ['ndiyo weka', 1],
  ['tatu', 3],
] as const)('[CHAT-126] `%s` at the quantity card adds %i', async (line, count) => {
  await sayInShop(line, productCard('b'))
  expect(cartContents()).toEqual({ a: 3, b: 1 + count })
})

test('[CHAT-048] `sawa` at a product adds nothing to the cart', async () => {
  await sayInShop('sawa', { kind: 'product', productId: 'b' })
  expect(cartContents()).toEqual({ a: 3, b: 1 })
})

test('[CHAT-134] asking to wait and add a fish adds the fish', async () => {
  await say('subiri kwanza niongeze changu mmoja', { kind: 'slip' })
  expect(cartContents()).toEqual({ a: 3, b: 2 })
})

test('[CHAT-054][CHAT-127] `basi kawaida` in another row stores the delivery option, tells the total and does not stop the checkout', async () => {
  setChoices({ checkoutRequested: true })
  await say('basi kawaida', { kind: 'method' })
  expect(draftNow()).toMatchObject({ checkoutRequested: true, deliveryOption: 'standard' })
  expect(replyKeys()).toEqual(['total'])
})

test('[CHAT-140][CHAT-141] asking why express is expensive explains the delivery fee', async () => {
  await say('kwanini express ni ghali hivyo?', { kind: 'delivery' })
  expect(replyKeys()).toEqual(['deliveryFee'])
})

test('[CHAT-024][CHAT-130] a typed `checkout` goes on from the slip, and closes an open fish', async () => {
  await sayInShop('checkout please', SLIP)
  expect([draftNow().checkoutRequested, firstCardAnswer()]).toEqual([true, undefined])
  await sayInShop('checkout please', productCard('b'))
  expect(firstCardAnswer()).toEqual({ superseded: true })
})

test.each(['my number is 0754 555 444', 'namba yangu ni 0754555444'])(
  '[CHAT-126][CHAT-093] `%s` answers the question for the phone number',
  async (line) => {
    signInAs(null)
    const calls = serve({ 'POST /auth/login/phone': { body: { message: 'sent' } } })
    await sayInShop(line, { kind: 'phone' })
    expect(calls.map(({ call, body }) => [call, body])).toEqual([
      ['POST /auth/login/phone', { phoneNumber: expect.stringContaining('754555444') }],
    ])
  },
)
