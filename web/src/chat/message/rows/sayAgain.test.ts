// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { anOrder, aProduct } from '#fixtures/builders.ts'
import { noFacts } from '#web/chat/guide/facts.ts'
import { type Card, isKnown } from '#web/chat/kinds/card.ts'
import { handleMessage } from '#web/chat/message/handleMessage.ts'
import { useTranscript } from '#web/chat/transcript/transcript.ts'
import { useCart } from '#web/features/cart/cart.ts'
import { draftNow, setChoices } from '#web/features/checkout/draft.ts'
import { PHONE, serve, signInAs } from '#web/features/payment/testing/testBench.ts'
import { chooseLanguage, loadBundle } from '#web/i18n/texts.ts'

const sato = aProduct({ id: 'a', name: 'Nile tilapia (Sato), 1 kg', availableQuantity: 9 })
const inCart = { lines: [{ productId: 'a', quantity: 1, product: sato }], checkoutId: 'c1', owner: null, waiting: {} }
const told: Card = { kind: 'reply', of: 'topics', text: 'deliveryFee' }

beforeAll(async () => {
  for (const bundle of ['shell', 'chat', 'topics', 'payment', 'shop', 'checkout'] as const) await loadBundle(bundle)
})
beforeEach(async () => {
  localStorage.setItem('swahiliOffered', '1')
  await chooseLanguage('sw')
  signInAs(PHONE)
  serve({ 'GET /orders': { body: [anOrder({ status: 'delivered' })] } })
  useCart.setState(inCart)
  setChoices({ checkoutRequested: false, deliveryOption: null })
})

const cards = () => useTranscript.getState().entries.flatMap(({ card }) => (isKnown(card) ? [card] : []))
const answers = () => cards().filter((card) => card.kind === 'reply' && card.of === 'topics')
const cartContents = () => Object.fromEntries(useCart.getState().lines.map(({ productId, quantity }) => [productId, quantity]))
async function say(line: string, asked: Card, ...before: readonly Card[]): Promise<void> {
  const entry = (card: Card, at: number) => ({ id: `q${at}`, at, run: 1, card, cartCountWhenShown: 1 })
  useTranscript.setState({ owner: 'guest', entries: [...before, asked].map(entry), loaded: true })
  await handleMessage(line, asked, { ...noFacts, cartCount: 1, user: 'x', checkoutRequested: draftNow().checkoutRequested })
}

test.each([
  'sijaelewa rudia',
  'sijaelewa hapo, rudia',
  'hebu rudia tena tafadhali',
  'samahani sema tena',
  'say that again please',
  'sorry, can you repeat that?',
  "I didn't understand, say it again",
])('[CHAT-135][CHAT-131] `%s` repeats our last reply and buys no order again', async (line) => {
  await say(line, { kind: 'cart' }, told)
  expect(answers()).toEqual([told, told])
  expect(cartContents()).toEqual({ a: 1 })
  expect(cards().at(-1)).toEqual(told)
})

test('[CHAT-127] at an open question the question is repeated, too', async () => {
  setChoices({ checkoutRequested: true })
  await say('rudia tafadhali', { kind: 'delivery' }, told)
  expect(answers()).toHaveLength(2)
  expect(cards().at(-1)).toMatchObject({ kind: 'reply', of: 'repairs', text: 'delivery' })
  expect(draftNow().deliveryOption).toBeNull()
})

test.each(['haya basi endelea', 'haya endelea mwanangu', 'ok, go on'])(
  '[CHAT-131] `%s` with fish in the cart starts the checkout',
  async (line) => {
    await say(line, { kind: 'cart' })
    expect(draftNow().checkoutRequested).toBe(true)
  },
)

test.each(['turudi kwenye kuniletea', 'sasa turudi kwenye anwani'])(
  '[CHAT-131][CHAT-135] `%s` continues to the checkout and undoes nothing',
  async (line) => {
    await say(line, { kind: 'cart' })
    expect(cartContents()).toEqual({ a: 1 })
    expect(draftNow().checkoutRequested).toBe(true)
  },
)

test('[CHAT-131][CHAT-135] a return to the delivery with a place in the same line is not understood and changes nothing', async () => {
  await say('eeh sasa turudi kwenye kuniletea hapo hapo msikitini', { kind: 'cart' })
  expect([cartContents(), draftNow().checkoutRequested]).toEqual([{ a: 1 }, false])
})
