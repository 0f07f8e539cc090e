// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { aProduct } from '#fixtures/builders.ts'
import { addProduct } from '#web/chat/guide/addCommands.ts'
import type { Facts } from '#web/chat/guide/facts.ts'
import type { Card } from '#web/chat/kinds/card.ts'
import { addToCart, removeLine, removeOrdered, useCart } from '#web/features/cart/cartStore.ts'
import { changeLines, stepTo } from '#web/features/cart/undo/lastChange.ts'
import { draftNow, setChoices } from '#web/features/checkout/draft.ts'
import { serve } from '#web/features/payment/testing/testBench.ts'
import { chooseLanguage } from '#web/i18n/texts.ts'
import { loadTexts, signInBuyer } from '../testing/buyer.ts'
import { ADDED, cardsAfterLine, cartContents, fillCart, replyKeys, SLIP, say, shopping } from '../testing/talk.ts'
// This module records the last answer. In the app it is loaded with the cards of the checkout.
import '#web/chat/guide/back/lastAnswer.ts'

const sato = aProduct({ id: 'a', name: 'Nile tilapia (Sato), 1 kg', availableQuantity: 9 })
const dagaa = aProduct({ id: 'b', name: 'Dagaa' })
const replies = () => cardsAfterLine().flatMap((card) => (card.kind === 'reply' ? (card.replies ?? []) : []))

beforeAll(loadTexts)
beforeEach(async () => {
  await signInBuyer()
  serve({ 'GET /products/a': { body: sato } })
  fillCart([sato], { a: 3 })
})

test.each<[string, () => unknown, Readonly<Record<string, number>>]>([
  ['a step of the quantity', () => stepTo('a', 4), { a: 3 }],
  ['several steps of one quantity', () => [4, 5, 6].map((quantity) => stepTo('a', quantity)), { a: 3 }],
  ['a removal by button', () => changeLines(() => useCart.setState({ lines: [] })), { a: 3 }],
  ['an added fish', () => changeLines(() => addToCart(dagaa, 1)), { a: 3 }],
  ['a fish that took the place of another', () => changeLines(() => [removeLine('a'), addToCart(dagaa, 1)]), { a: 3 }],
  ['steps that end at the old quantity', () => [4, 3].map((quantity) => stepTo('a', quantity)), { a: 3 }],
  ['a step and then an added fish', () => [stepTo('a', 4), addToCart(dagaa, 1)], { a: 4, b: 1 }],
  ['a step and then an order', () => [stepTo('a', 4), removeOrdered([{ productId: 'a', quantity: 4 }])], {}],
])('[CHAT-036] a typed undo after %s undoes the last change', async (_, act, after) => {
  act()
  await undoAt(SLIP, {})
  expect(cartContents()).toEqual(after)
})

test.each([
  ['en', '5 sato instead of 3', 'undo'],
  ['sw', 'weka sato ziwe 5', 'tendua'],
] as const)('[CHAT-036] a typed undo reverts a quantity changed by a typed line, in %s', async (language, line, word) => {
  await chooseLanguage(language)
  await sayAt(line, SLIP, {})
  expect([cartContents(), replies()]).toEqual([{ a: 5 }, ['undo', 'checkout']])
  await sayAt(word, SLIP, {})
  expect([cartContents(), replies()]).toEqual([{ a: 3 }, ['checkout']])
})

test('[CHAT-036] undo after a quantity change and then an answer reverts the answer only', async () => {
  setChoices({ checkoutRequested: true, addressId: 'home' })
  await nextAction()
  stepTo('a', 4)
  setChoices({ deliveryOption: 'express' })
  await undoAt({ kind: 'transporters' }, { checkoutRequested: true })
  expect([cartContents(), draftNow().deliveryOption]).toEqual([{ a: 4 }, null])
})

const nextAction = () => new Promise((done) => setTimeout(done))

/** Types `undo` while `card` is the open question. */
const undoAt = (card: Card, facts: Partial<Facts>): Promise<void> => sayAt('undo', card, facts)

const sayAt = (line: string, card: Card, facts: Partial<Facts>): Promise<void> => say(line, card, { ...shopping, ...facts })

test('[CHAT-036] undo after an add removes what was added, and no more', async () => {
  fillCart([sato], { a: 1 })
  await addProduct('a', 2)
  await undoAt(ADDED, {})
  expect(cartContents()).toEqual({ a: 1 })
})

test('[CHAT-036][CHAT-149] undo after an answer reverts the answer, and the cart does not change', async () => {
  setChoices({ checkoutRequested: true, addressId: 'home' })
  await nextAction()
  setChoices({ deliveryOption: 'express' })
  await undoAt({ kind: 'transporters' }, { checkoutRequested: true })
  expect([draftNow().addressId, draftNow().deliveryOption]).toEqual(['home', null])
  expect(cartContents()).toEqual({ a: 3 })
})

test('[CHAT-036][CHAT-149] undo at the slip reverts only the last choice', async () => {
  setChoices({ checkoutRequested: true, addressId: 'home', deliveryOption: 'standard', paymentMethod: 'mobile_money' })
  await nextAction()
  setChoices({ deliveryOption: 'express' })
  await undoAt({ kind: 'slip' }, { checkoutRequested: true })
  expect(draftNow()).toMatchObject({ addressId: 'home', deliveryOption: 'standard', paymentMethod: 'mobile_money' })
})

test('[CHAT-036] undo changes nothing while a payment is waiting', async () => {
  setChoices({ checkoutRequested: true, addressId: 'home', deliveryOption: 'express', paymentMethod: 'mobile_money' })
  await undoAt({ kind: 'waiting', paymentId: 'p1' }, { checkoutRequested: true, payment: { id: 'p1', kind: 'waiting' } })
  expect(draftNow()).toMatchObject({ addressId: 'home', deliveryOption: 'express', paymentMethod: 'mobile_money' })
  expect(replyKeys()).toEqual(['ordersWithin'])
})
