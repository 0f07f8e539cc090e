// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { aProduct } from '#fixtures/builders.ts'
import { useCart } from '#web/features/cart/cart.ts'
import { draftNow, setChoices } from '#web/features/checkout/draft.ts'
import { serve, signInAs } from '#web/features/payment/testing/testBench.ts'
import { chooseLanguage, loadArea } from '#web/i18n/texts.ts'
import type { Card } from '../../cards/card.ts'
import { type Facts, noFacts } from '../../guide/facts.ts'
import { useTranscript } from '../../transcript/transcript.ts'
import { handleMessage } from '../handleMessage.ts'

const sato = aProduct({ id: 'a', name: 'Nile tilapia (Sato), 1 kg', availableQuantity: 9 })
const inCart = () => useCart.getState().lines.map(({ productId, quantity }) => [productId, quantity])
const texts = () => useTranscript.getState().entries.flatMap(({ card }) => ('text' in card && card.kind !== 'said' ? card.text : []))

beforeAll(async () => {
  for (const area of ['shell', 'chat', 'topics', 'payment', 'shop', 'checkout'] as const) await loadArea(area)
})
beforeEach(async () => {
  await chooseLanguage('en')
  signInAs('+255712345678')
  serve({ 'GET /products/a': { body: sato } })
  useCart.setState({ lines: [{ productId: 'a', quantity: 3, product: sato }], checkoutId: 'c1', owner: null, waiting: {} })
  setChoices({ checkoutRequested: false, addressId: null, deliveryOption: null, paymentMethod: null, phone: null })
})

const anotherAct = () => new Promise((done) => setTimeout(done))

/** The word as typed at an open question. */
async function undoAt(card: Card, facts: Partial<Facts>): Promise<void> {
  useTranscript.setState({ owner: 'guest', entries: [{ id: 'q', at: 1, run: 1, card, cartCountWhenShown: 1 }], loaded: true })
  await handleMessage('undo', card, { ...noFacts, user: 'x', cartCount: 1, ...facts })
}

test('[CHAT-036] typed after an add it takes out what the add put in, and no more', async () => {
  await undoAt({ kind: 'added', productId: 'a', quantity: 2 }, {})
  expect(inCart()).toEqual([['a', 1]])
})

test('[CHAT-036][CHAT-149] typed after an answer it takes the answer back, and the cart stays', async () => {
  setChoices({ checkoutRequested: true, addressId: 'home' })
  await anotherAct()
  setChoices({ deliveryOption: 'express' })
  await undoAt({ kind: 'transporters' }, { checkoutRequested: true })
  expect([draftNow().addressId, draftNow().deliveryOption]).toEqual(['home', null])
  expect(inCart()).toEqual([['a', 3]])
})

test('[CHAT-036][CHAT-149] typed at the review it takes back what was chosen last, and only that', async () => {
  setChoices({ checkoutRequested: true, addressId: 'home', deliveryOption: 'standard', paymentMethod: 'mobile_money' })
  await anotherAct()
  setChoices({ deliveryOption: 'express' })
  await undoAt({ kind: 'review' }, { checkoutRequested: true })
  expect(draftNow()).toMatchObject({ addressId: 'home', deliveryOption: 'standard', paymentMethod: 'mobile_money' })
})

test('[CHAT-036] once a payment waits it takes nothing back', async () => {
  setChoices({ checkoutRequested: true, addressId: 'home', deliveryOption: 'express', paymentMethod: 'mobile_money' })
  await undoAt({ kind: 'waiting', paymentId: 'p1' }, { checkoutRequested: true, payment: { id: 'p1', kind: 'waiting' } })
  expect(draftNow()).toMatchObject({ addressId: 'home', deliveryOption: 'express', paymentMethod: 'mobile_money' })
  expect(texts()).toEqual(['stillOpen'])
})
