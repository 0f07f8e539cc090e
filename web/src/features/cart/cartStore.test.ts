// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { aProduct, aUser } from '#fixtures/builders.ts'
import { personNow } from '#web/features/session/person.ts'
import { useSession } from '#web/features/session/session.ts'
import { addToCart, clearCart, removeLine, removeOrdered, restoreLine, setQuantity, useCart } from './cartStore.ts'

const now = () => useCart.getState()
beforeEach(() => {
  useSession.setState({ token: null, user: null, isAuthenticated: false })
  useCart.setState({ lines: [], checkoutId: 'c0', owner: null, waiting: {} })
})

test('[PROD-007] adding more than the limit adds what fits and reports it', () => {
  expect(addToCart(aProduct({ availableQuantity: 50 }), 8)).toMatchObject({ addedQuantity: 8, capped: false })
  expect(addToCart(aProduct({ availableQuantity: 50 }), 8)).toMatchObject({ addedQuantity: 2, capped: true, line: { quantity: 10 } })
  expect(addToCart(aProduct({ id: 'gone', availableQuantity: 0 }), 1)).toEqual({ line: null, addedQuantity: 0, capped: true })
})

test('[CART-013][CART-014] lines can be changed, removed and cleared', () => {
  addToCart(aProduct({ id: 'a' }), 1)
  addToCart(aProduct({ id: 'b' }), 1)
  setQuantity('a', 3)
  expect(now().lines.map((line) => line.quantity)).toEqual([3, 1])
  removeLine('a')
  expect(now().lines.map((line) => line.productId)).toEqual(['b'])
  clearCart()
  expect(now().lines).toEqual([])
})

test('[CHAT-036] a removed line returns to its place', () => {
  for (const id of ['a', 'b', 'c']) addToCart(aProduct({ id }), 2)
  const before = now().lines
  const removed = before[1]
  removeLine('b')
  if (removed) restoreLine(removed, 1)
  expect(now().lines).toEqual(before)
})

test('[MON-029] an order renews the checkout id, and so does the first item in a cleared cart', () => {
  addToCart(aProduct({ id: 'a' }), 1)
  const first = now().checkoutId
  addToCart(aProduct({ id: 'b' }), 1)
  expect(now().checkoutId).toBe(first)
  removeOrdered([{ productId: 'a', quantity: 1 }], first)
  const second = now().checkoutId
  expect(second).not.toBe(first)
  clearCart()
  expect(now().checkoutId).toBe(second)
  addToCart(aProduct({ id: 'c' }), 1)
  expect(now().checkoutId).not.toBe(second)
})

test('[MON-036] the same order handled twice removes its lines once', () => {
  addToCart(aProduct({ id: 'a' }), 3)
  const { checkoutId } = now()
  removeOrdered([{ productId: 'a', quantity: 1 }], checkoutId)
  removeOrdered([{ productId: 'a', quantity: 1 }], checkoutId)
  expect(now().lines.map((line) => line.quantity)).toEqual([2])
})

test('[GEN-033] a guest’s cart goes to the person who signs in, survives logout and is hidden from others', () => {
  addToCart(aProduct({ id: 'a' }), 1)
  useSession.setState({ token: 't', user: aUser({ phoneNumber: '+255712345678' }), isAuthenticated: true })
  const owner = personNow()
  expect(now().owner).toBe(owner)
  useSession.setState({ token: null, user: null, isAuthenticated: false })
  expect(now().lines.map((line) => line.productId)).toEqual(['a'])
  useSession.setState({ token: 't2', user: aUser({ phoneNumber: '+255754110226' }), isAuthenticated: true })
  expect(now().lines).toEqual([])
  expect(localStorage.getItem('cart')).toContain(owner)
})
