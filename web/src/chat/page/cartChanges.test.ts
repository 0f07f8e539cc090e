import { expect, test } from 'vitest'
import { aProduct } from '#fixtures/builders.ts'
import type { CartLine } from '#web/features/cart/cart.ts'
import { type CartState, changesOf } from './cartChanges.ts'

const line = (productId: string, quantity: number): CartLine => ({
  productId,
  quantity,
  product: aProduct({ id: productId, unitPrice: 18_500 }),
})
const cart = (lines: readonly CartLine[], checkoutId = 'c1', owner: string | null = null): CartState => ({ lines, checkoutId, owner })
const changes = (before: CartState, now: CartState) => changesOf(before, now).map(({ did, line, total }) => [did, line.productId, total])

test.each([
  ['an added fish', cart([]), cart([line('changu', 1)]), [['pageAdded', 'changu', 18_500]]],
  ['the first fish of a new cart', cart([], 'c0'), cart([line('changu', 1)]), [['pageAdded', 'changu', 18_500]]],
  ['a changed quantity', cart([line('changu', 1)]), cart([line('changu', 3)]), [['pageQuantity', 'changu', 55_500]]],
  ['a removed fish', cart([line('changu', 1), line('sato', 1)]), cart([line('sato', 1)]), [['pageRemoved', 'changu', 18_500]]],
  ['an order', cart([line('changu', 1)]), cart([], 'c2'), []],
  ['another owner', cart([line('changu', 1)]), cart([line('sato', 1)], 'c1', 'o2'), []],
  ['no change', cart([line('changu', 1)]), cart([line('changu', 1)]), []],
] as const)('[CHAT-153] the changes reported for %s', (_, before, now, expected) => {
  expect(changes(before, now)).toEqual(expected)
})
