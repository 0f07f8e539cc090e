// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { aProduct } from '#fixtures/builders.ts'
import type { Card } from '#web/chat/cards/card.ts'
import { type Facts, noFacts } from '#web/chat/guide/facts.ts'
import { handleMessage } from '#web/chat/message/handleMessage.ts'
import { useTranscript } from '#web/chat/transcript/transcript.ts'
import { useCart } from '#web/features/cart/cart.ts'
import { draftNow, setChoices } from '#web/features/checkout/draft.ts'
import { serve, signInAs } from '#web/features/payment/testing/testBench.ts'
import { chooseLanguage, loadBundle } from '#web/i18n/texts.ts'

const sato = aProduct({ id: 'a', name: 'Nile tilapia (Sato), 1 kg', availableQuantity: 9 })
const changu = aProduct({ id: 'b', name: 'Red snapper (Changu), 1 kg', availableQuantity: 9 })
const page = (...data: object[]) => ({ body: { data, meta: { total: data.length, skip: 0, take: 20, hasMore: false } } })
const buying: Facts = { ...noFacts, cartCount: 1, checkoutRequested: true, user: 'x', addresses: 1 }

beforeAll(async () => {
  for (const bundle of ['shell', 'chat', 'topics', 'payment', 'shop', 'checkout'] as const) await loadBundle(bundle)
})
beforeEach(async () => {
  localStorage.setItem('swahiliOffered', '1')
  await chooseLanguage('en')
  signInAs('+255712345678')
  serve({
    'GET /products/a': { body: sato },
    'GET /products/b': { body: changu },
    'GET /products?skip=0&take=20&search=changu': page(changu),
    'GET /transporters': { body: [] },
    'GET /orders': { body: [] },
  })
  useCart.setState({
    lines: [
      { productId: 'b', quantity: 1, product: changu },
      { productId: 'a', quantity: 3, product: sato },
    ],
    checkoutId: 'c1',
    owner: null,
    waiting: {},
  })
  setChoices({ checkoutRequested: false, addressId: null, deliveryOption: null, paymentMethod: null, phone: null })
})

const cartContents = () => Object.fromEntries(useCart.getState().lines.map(({ productId, quantity }) => [productId, quantity]))
const answerOf = (id: string) => useTranscript.getState().entries.find((entry) => entry.id === id)?.answer
const texts = () => useTranscript.getState().entries.flatMap(({ card }) => (card.kind === 'reply' ? card.text : []))

/** Sends a line while `card` is the open question. */
async function say(line: string, card: Card, facts: Facts = noFacts): Promise<void> {
  useTranscript.setState({ owner: 'guest', entries: [{ id: 'q', at: 1, run: 1, card, cartCountWhenShown: 9 }], loaded: true })
  await handleMessage(line, card, facts)
}

test.each(['actually 2', 'just 2', 'basi wawili', '2 tu', 'no, 2'])(
  '[CHAT-137][CHAT-036] `%s` after a fish was added sets the number of that fish only',
  async (line) => {
    await say(line, { kind: 'added', productId: 'a', quantity: 3 })
    expect(cartContents()).toEqual({ a: 2, b: 1 })
  },
)

test('[CHAT-037] a single digit presses the button of that number and does not set the quantity', async () => {
  await say('2', { kind: 'added', productId: 'a', quantity: 3 })
  expect(cartContents()).toEqual({ a: 3, b: 1 })
})

test.each([
  ['ok express', 'express'],
  ['sawa haraka', 'express'],
  ['yes, standard', 'standard'],
] as const)('[CHAT-126][CHAT-054] `%s` chooses the option it names', async (line, option) => {
  await say(line, { kind: 'delivery' }, buying)
  expect(draftNow().deliveryOption).toBe(option)
})

test.each(['ok', 'ndiyo', 'sawa haya'])('[CHAT-126] `%s` chooses neither option, and the question is repeated', async (line) => {
  await say(line, { kind: 'delivery' }, buying)
  expect([draftNow().deliveryOption, texts()]).toEqual([null, ['delivery']])
})

test.each([
  ['ndiyo weka', 1],
  ['tatu', 3],
] as const)('[CHAT-126] `%s` at the quantity card adds %i', async (line, count) => {
  await say(line, { kind: 'quantity', productId: 'b' })
  expect(cartContents()).toEqual({ a: 3, b: 1 + count })
})

test('[CHAT-048] `sawa` at a product adds nothing to the cart', async () => {
  await say('sawa', { kind: 'product', productId: 'b' })
  expect(cartContents()).toEqual({ a: 3, b: 1 })
})

test('[CHAT-134] asking to wait and add a fish adds the fish', async () => {
  await say('subiri kwanza niongeze changu mmoja', { kind: 'review' }, buying)
  expect(cartContents()).toEqual({ a: 3, b: 2 })
})

test('[CHAT-054][CHAT-127] `basi kawaida` at a later question stores the delivery option and does not stop the checkout', async () => {
  await say('basi kawaida', { kind: 'method' }, buying)
  expect(draftNow()).toMatchObject({ deliveryOption: 'standard' })
  expect(texts()).toEqual(['method'])
})

test('[CHAT-140][CHAT-141] asking why express is expensive explains the delivery fee', async () => {
  await say('kwanini express ni ghali hivyo?', { kind: 'delivery' }, buying)
  expect(texts()).toEqual(['deliveryFee'])
})

test.each([
  ['added', { kind: 'added', productId: 'a', quantity: 3 }, { value: 'yes' }],
  ['quantity', { kind: 'quantity', productId: 'b' }, { superseded: true }],
] as const)('[CHAT-024][CHAT-130] a typed `checkout` answers the card that offers it, and closes an open %s', async (_, card, answer) => {
  await say('checkout please', card)
  expect(answerOf('q')).toEqual(answer)
})

test.each(['my number is 0754 555 444', 'namba yangu ni 0754555444'])(
  '[CHAT-126][CHAT-093] `%s` answers the question for the phone number',
  async (line) => {
    signInAs(null)
    const calls = serve({ 'POST /auth/login/phone': { body: { message: 'sent' } } })
    await say(line, { kind: 'phone' })
    expect(calls.map(({ call, body }) => [call, body])).toEqual([
      ['POST /auth/login/phone', { phoneNumber: expect.stringContaining('754555444') }],
    ])
  },
)
