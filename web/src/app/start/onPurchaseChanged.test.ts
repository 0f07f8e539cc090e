// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { aProduct } from '#fixtures/builders.ts'
import { addToCart, useCart } from '#web/features/cart/cartStore.ts'
import { acceptCartChanges } from '#web/features/cart/today/checkCart.ts'
import { aPayment } from '#web/features/payment/testing/aPayment.ts'
import { onPurchaseChanged } from './signedInWork.ts'

let unitPrice = 12_000
beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json(aProduct({ id: 'a', unitPrice })))
  useCart.setState({ lines: [], checkoutId: 'c1', owner: null, waiting: {} })
  addToCart(aProduct({ id: 'a', unitPrice: 12_000 }), 2)
})

test('[MON-003][CHAT-090] after a refused purchase the cart is reloaded, and the result says whether anything changed', async () => {
  expect(await onPurchaseChanged(aPayment())).toBe(false)
  unitPrice = 13_000
  expect(await onPurchaseChanged(aPayment())).toBe(true)
  acceptCartChanges()
  expect(useCart.getState().lines.map(({ product }) => product.unitPrice)).toEqual([13_000])
})

test('[MON-003] for an existing order whose total changed, the result is false: the payment fails with the reason', async () => {
  expect(await onPurchaseChanged(aPayment({ purpose: { kind: 'order', orderId: 'o1' } }))).toBe(false)
})
