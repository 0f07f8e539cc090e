import { expect, test } from 'vitest'
import { aProduct } from '#fixtures/builders.ts'
import { fitsCart, purchaseLines } from './purchaseLines.ts'

const line = (productId: string, quantity: number, unitPrice: number | string = 12_000) => ({
  productId,
  quantity,
  product: aProduct({ id: productId, name: `Fish ${productId}`, unitPrice }),
})
const cart = [line('a', 2), line('b', 1, '18500.00')]
const purchase = purchaseLines(cart)

test('[CHK-031] a purchase line has the product’s id and name, the quantity and the price in whole shillings', () => {
  expect(purchase).toEqual([
    { productId: 'a', name: 'Fish a', quantity: 2, unitPrice: 12_000 },
    { productId: 'b', name: 'Fish b', quantity: 1, unitPrice: 18_500 },
  ])
})

test.each([
  ['the same', cart],
  ['in another order', [...cart].reverse()],
  ['under another name', [{ ...line('a', 2), product: aProduct({ id: 'a', name: 'Renamed', unitPrice: 12_000 }) }, line('b', 1, 18_500)]],
])('[PAY-002] a purchase fits a cart that is %s', (_, lines) => {
  expect(fitsCart(purchase, lines)).toBe(true)
})

test.each([
  ['has more of a product', [line('a', 3), line('b', 1, 18_500)]],
  ['has less of a product', [line('a', 1), line('b', 1, 18_500)]],
  ['has a product more', [...cart, line('c', 1)]],
  ['lacks a product', [line('a', 2)]],
  ['has a product instead of another, at the same price', [line('a', 2), line('c', 1, 18_500)]],
  ['has another price', [line('a', 2, 12_001), line('b', 1, 18_500)]],
  ['has the same sum by other prices', [line('a', 2, 12_500), line('b', 1, 17_500)]],
  ['has the same sum by other quantities', [line('a', 1, 24_000), line('b', 1, 18_500)]],
  ['holds one product twice', [line('a', 2), line('a', 2)]],
  ['is empty', []],
])('[PAY-002] a purchase does not fit a cart that %s', (_, lines) => {
  expect(fitsCart(purchase, lines)).toBe(false)
})

test('[PAY-002] an empty purchase fits no cart, not even an empty one', () => {
  expect([fitsCart([], []), fitsCart(undefined, cart)]).toEqual([false, false])
})
