import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aProduct } from '#fixtures/builders.ts'
import type { CartLine } from '../cart.ts'
import { cartChanges, openChanges, withChanges } from './changes.ts'

const line = (productId: string, quantity: number, unitPrice: number | string = 1_000): CartLine => ({
  productId,
  quantity,
  product: aProduct({ id: productId, name: productId, unitPrice, availableQuantity: 20 }),
})

test('[MON-003][CHAT-090] changed prices, low stock and removed products are listed with both values', () => {
  const lines = [line('price', 1), line('stock', 5), line('empty', 1), line('gone', 1), line('same', 1, '1000.00')]
  const fresh = new Map([
    ['price', { unitPrice: '1200.00', availableQuantity: 9 }],
    ['stock', { unitPrice: 1_000, availableQuantity: 3 }],
    ['empty', { unitPrice: 1_000, availableQuantity: 0 }],
    ['gone', null],
    ['same', { unitPrice: 1_000, availableQuantity: 1 }],
  ])
  expect(cartChanges(lines, fresh)).toEqual([
    { kind: 'price', productId: 'price', name: 'price', from: 1_000, to: 1_200 },
    { kind: 'stock', productId: 'stock', name: 'stock', left: 3 },
    { kind: 'soldOut', productId: 'empty', name: 'empty' },
    { kind: 'soldOut', productId: 'gone', name: 'gone' },
  ])
})

const today = fc.option(fc.record({ unitPrice: fc.integer({ min: 1, max: 50_000 }), availableQuantity: fc.nat(15) }))
const carts = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom('a', 'b', 'c', 'd'),
    quantity: fc.integer({ min: 1, max: 10 }),
    price: fc.integer({ min: 1, max: 50_000 }),
    today,
  }),
  {
    selector: ({ id }) => id,
  },
)

test('[MON-003] after accepting, no changes are left and no quantity is higher', () => {
  fc.assert(
    fc.property(carts, (cart) => {
      const lines = cart.map(({ id, quantity, price }) => line(id, quantity, price))
      const fresh = new Map(cart.map((entry) => [entry.id, entry.today]))
      const changes = cartChanges(lines, fresh)
      const after = withChanges(lines, changes)
      expect(cartChanges(after, fresh)).toEqual([])
      expect(openChanges(changes, after)).toEqual([])
      for (const kept of after)
        expect(kept.quantity).toBeLessThanOrEqual(lines.find((one) => one.productId === kept.productId)?.quantity ?? 0)
    }),
    { seed: 10 },
  )
})

test('[CHAT-090] a line the buyer corrected is no longer listed', () => {
  const changes = cartChanges(
    [line('a', 5), line('b', 1)],
    new Map([
      ['a', { unitPrice: 1_000, availableQuantity: 3 }],
      ['b', null],
    ]),
  )
  expect(openChanges(changes, [line('a', 3)])).toEqual([])
  expect(openChanges(changes, [line('a', 4)]).map(({ productId }) => productId)).toEqual(['a'])
})
