// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { wholeShillings } from '#contract/rules/money.ts'
import { aProduct, aUser } from '#fixtures/builders.ts'
import { useTranscript } from '#web/chat/transcript/transcript.ts'
import { addToCart, setQuantity, useCart } from '#web/features/cart/cartStore.ts'
import { noChoices } from '#web/features/checkout/checkout.ts'
import { draftNow, setChoices } from '#web/features/checkout/draft.ts'
import { storeCheckout } from '#web/features/payment/device/checkoutData.ts'
import { aPayment } from '#web/features/payment/testing/aPayment.ts'
import { ownerOf } from '#web/features/session/owner.ts'
import { useSession } from '#web/features/session/session.ts'
import { isCartUnchanged, onNotOrdered, onOrderMade } from './signedInWork.ts'

const order = {
  items: [{ productId: 'a', quantity: 2 }],
  addressId: 'home',
  deliveryOption: 'standard' as const,
  paymentMethod: 'mobile_money' as const,
}
const choices = { checkoutRequested: true, addressId: 'home', notes: 'Gate 4', transporterSelections: { a: 'pwani-express' } }
const stored = () => [localStorage.getItem('checkoutData') !== null, localStorage.getItem('orderTotalAmount') !== null]
let checkoutId: string

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json([]))
  localStorage.clear()
  useSession.setState({ token: 't', user: aUser(), isAuthenticated: true })
  useCart.setState({ lines: [], checkoutId: 'c1', owner: aUser().phoneNumber, waiting: {} })
  addToCart(aProduct({ id: 'a' }), 3)
  addToCart(aProduct({ id: 'b' }), 1)
  checkoutId = useCart.getState().checkoutId
  setChoices(choices)
  storeCheckout({ order, lines: [], amount: 24_000, phone: '255712345678', payer: '+255712345678', checkoutId }, 29_000)
})

test('[CHAT-012][PAY-048][PAY-049][PAY-050] placing the order clears the answers and the stored checkout and removes its quantities from the cart', async () => {
  await onOrderMade(aPayment({ purpose: { kind: 'cart', order, checkoutId } }), 'o1')
  expect(useCart.getState().lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([
    ['a', 1],
    ['b', 1],
  ])
  expect(draftNow()).toEqual(noChoices)
  expect(stored()).toEqual([false, false])
})

test('[PAY-059] paying an existing order keeps cart and answers', async () => {
  await onOrderMade(aPayment({ purpose: { kind: 'order', orderId: 'o1' } }), 'o1')
  expect(useCart.getState().lines).toHaveLength(2)
  expect(draftNow()).toMatchObject(choices)
  expect(stored()).toEqual([true, true])
})

test.each([
  ['a payment in time', { deadline: Date.now() + 60_000 }, 0],
  ['a late payment', { deadline: Date.now() - 60_000 }, 1],
  ['a late payment of an existing order', { deadline: Date.now() - 60_000, purpose: { kind: 'order', orderId: 'o1' } }, 0],
] as const)('[CHAT-111] only a late cart payment adds its line to the thread, before the payment ends (%s)', async (_, over, lines) => {
  const payer = ownerOf(aUser())
  useTranscript.setState({ owner: payer, entries: [], loaded: true })
  await onOrderMade(aPayment({ payer, stage: 'paid', ...over }), 'o1')
  expect(useTranscript.getState().entries.filter(({ card }) => card.kind === 'reply')).toHaveLength(lines)
})

test('[MON-041] a cash order may be sent only while the cart has exactly its products, quantities and prices', () => {
  const lines = useCart.getState().lines.map(({ productId, quantity, product }) => ({
    ...{ productId, quantity, name: product.name },
    unitPrice: wholeShillings(product.unitPrice),
  }))
  const placed = (over = {}) =>
    aPayment({ method: 'cash_on_delivery', stage: 'paid', purpose: { kind: 'cart', order, checkoutId, lines, ...over } })
  expect(isCartUnchanged(placed())).toBe(true)
  expect(isCartUnchanged(placed({ checkoutId: 'another' }))).toBe(false)
  expect(isCartUnchanged(placed({ lines: lines.map((line) => ({ ...line, unitPrice: 1 })) }))).toBe(false)
  setQuantity('a', 4)
  expect(isCartUnchanged(placed())).toBe(false)
})

test('[MON-041] the thread says once that an order was not placed', async () => {
  const payer = ownerOf(aUser())
  useTranscript.setState({ owner: payer, entries: [], loaded: true })
  const record = aPayment({ payer, method: 'cash_on_delivery', stage: 'paid' })
  await onNotOrdered(record)
  await onNotOrdered(record)
  expect(useTranscript.getState().entries.map(({ card }) => card)).toEqual([{ kind: 'reply', of: 'topics', text: 'orderNotPlaced' }])
})
