// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { aProduct } from '#fixtures/builders.ts'
import { type Facts, noFacts } from '#web/chat/guide/facts.ts'
import type { Card } from '#web/chat/kinds/card.ts'
import { handleMessage } from '#web/chat/message/handleMessage.ts'
import { useTranscript } from '#web/chat/transcript/transcript.ts'
import { addToCart, removeOrdered, useCart } from '#web/features/cart/cart.ts'
import { changeLines, stepTo } from '#web/features/cart/undo/lastChange.ts'
import { draftNow, setChoices } from '#web/features/checkout/draft.ts'
import { serve, signInAs } from '#web/features/payment/testing/testBench.ts'
import { chooseLanguage, loadBundle } from '#web/i18n/texts.ts'
// In the thread this module is loaded with the cards of the checkout.
import '#web/chat/guide/back/lastAnswer.ts'

const sato = aProduct({ id: 'a', name: 'Nile tilapia (Sato), 1 kg', availableQuantity: 9 })
const inCart = () => useCart.getState().lines.map(({ productId, quantity }) => [productId, quantity])
const replies = () => useTranscript.getState().entries.flatMap(({ card }) => (card.kind === 'reply' ? (card.replies ?? []) : []))
const texts = () => useTranscript.getState().entries.flatMap(({ card }) => ('text' in card && card.kind !== 'said' ? card.text : []))

beforeAll(async () => {
  for (const bundle of ['shell', 'chat', 'topics', 'payment', 'shop', 'checkout'] as const) await loadBundle(bundle)
})
beforeEach(async () => {
  await chooseLanguage('en')
  signInAs('+255712345678')
  serve({ 'GET /products/a': { body: sato } })
  useCart.setState({ lines: [{ productId: 'a', quantity: 3, product: sato }], checkoutId: 'c1', owner: null, waiting: {} })
  setChoices({ checkoutRequested: false, addressId: null, deliveryOption: null, paymentMethod: null, phone: null })
})

const inThread = { kind: 'cart' } as const
const dagaa = aProduct({ id: 'b', name: 'Dagaa' })

test.each<[string, () => unknown, [string, number][]]>([
  ['a step of the quantity', () => stepTo('a', 4), [['a', 3]]],
  ['several steps of one quantity', () => [4, 5, 6].map((quantity) => stepTo('a', quantity)), [['a', 3]]],
  ['a removal by button', () => changeLines(() => useCart.setState({ lines: [] })), [['a', 3]]],
  ['steps that end at the old quantity', () => [4, 3].map((quantity) => stepTo('a', quantity)), [['a', 3]]],
  [
    'a step and then an added fish',
    () => [stepTo('a', 4), addToCart(dagaa, 1)],
    [
      ['a', 4],
      ['b', 1],
    ],
  ],
  ['a step and then an order', () => [stepTo('a', 4), removeOrdered([{ productId: 'a', quantity: 4 }])], []],
])('[CHAT-036] a typed undo after %s undoes the last change', async (_, act, cartContents) => {
  act()
  await undoAt(inThread, {})
  expect(inCart()).toEqual(cartContents)
})

test.each([
  ['en', '5 sato instead of 3', 'undo'],
  ['sw', 'weka sato ziwe 5', 'tendua'],
] as const)('[CHAT-036] a typed undo reverts a quantity changed by a typed line, in %s', async (language, line, word) => {
  await chooseLanguage(language)
  await sayAt(line, inThread, {})
  expect([inCart(), replies()]).toEqual([[['a', 5]], ['undo', 'checkout']])
  await sayAt(word, inThread, {})
  expect([inCart(), replies()]).toEqual([[['a', 3]], ['checkout']])
})

test('[CHAT-036] undo after a quantity change and then an answer reverts the answer only', async () => {
  setChoices({ checkoutRequested: true, addressId: 'home' })
  await nextAction()
  stepTo('a', 4)
  setChoices({ deliveryOption: 'express' })
  await undoAt({ kind: 'transporters' }, { checkoutRequested: true })
  expect([inCart(), draftNow().deliveryOption]).toEqual([[['a', 4]], null])
})

const nextAction = () => new Promise((done) => setTimeout(done))

/** Types `undo` while `card` is the open question. */
const undoAt = (card: Card, facts: Partial<Facts>): Promise<void> => sayAt('undo', card, facts)

async function sayAt(line: string, card: Card, facts: Partial<Facts>): Promise<void> {
  useTranscript.setState({ owner: 'guest', entries: [{ id: 'q', at: 1, run: 1, card, cartCountWhenShown: 1 }], loaded: true })
  await handleMessage(line, card, { ...noFacts, user: 'x', cartCount: 1, ...facts })
}

test('[CHAT-036] undo after an add removes what was added, and no more', async () => {
  await undoAt({ kind: 'added', productId: 'a', quantity: 2 }, {})
  expect(inCart()).toEqual([['a', 1]])
})

test('[CHAT-036][CHAT-149] undo after an answer reverts the answer, and the cart does not change', async () => {
  setChoices({ checkoutRequested: true, addressId: 'home' })
  await nextAction()
  setChoices({ deliveryOption: 'express' })
  await undoAt({ kind: 'transporters' }, { checkoutRequested: true })
  expect([draftNow().addressId, draftNow().deliveryOption]).toEqual(['home', null])
  expect(inCart()).toEqual([['a', 3]])
})

test('[CHAT-036][CHAT-149] undo at the review reverts only the last choice', async () => {
  setChoices({ checkoutRequested: true, addressId: 'home', deliveryOption: 'standard', paymentMethod: 'mobile_money' })
  await nextAction()
  setChoices({ deliveryOption: 'express' })
  await undoAt({ kind: 'review' }, { checkoutRequested: true })
  expect(draftNow()).toMatchObject({ addressId: 'home', deliveryOption: 'standard', paymentMethod: 'mobile_money' })
})

test('[CHAT-036] undo changes nothing while a payment is waiting', async () => {
  setChoices({ checkoutRequested: true, addressId: 'home', deliveryOption: 'express', paymentMethod: 'mobile_money' })
  await undoAt({ kind: 'waiting', paymentId: 'p1' }, { checkoutRequested: true, payment: { id: 'p1', kind: 'waiting' } })
  expect(draftNow()).toMatchObject({ addressId: 'home', deliveryOption: 'express', paymentMethod: 'mobile_money' })
  expect(texts()).toEqual(['ordersWithin'])
})
