import { expect, test } from 'vitest'
import { aProduct } from '#fixtures/builders.ts'
import type { CartLine } from './cart.ts'
import { type Baskets, handOver } from './cartStore.ts'

const line = (productId: string, quantity = 1): CartLine => ({ productId, quantity, product: aProduct({ id: productId }) })
const baskets = (given: Partial<Baskets> = {}): Baskets => ({ lines: [], checkoutId: 'c0', owner: null, waiting: {}, ...given })
const ids = ({ lines }: Baskets) => lines.map(({ productId }) => productId)

test('[GEN-033][CHAT-167] a guest’s lines go to the person who signs in', () => {
  const after = handOver(baskets({ lines: [line('a')] }), '+255712', 'new')
  expect(after).toMatchObject({ owner: '+255712', checkoutId: 'c0' })
  expect(ids(after)).toEqual(['a'])
})

test('[GEN-033] another number gets its own cart, and the first one is stored for its owner', () => {
  const asha = baskets({ lines: [line('a')], owner: '+255712' })
  const neema = handOver(asha, '+255754', 'new')
  expect(neema).toMatchObject({ lines: [], owner: '+255754', checkoutId: 'new' })
  const back = handOver({ ...neema, lines: [line('n')] }, '+255712', 'newer')
  expect([ids(back), back.checkoutId]).toEqual([['a'], 'c0'])
  expect(ids(handOver(back, '+255754', 'newest'))).toEqual(['n'])
})

test('[GEN-033] the same number again changes nothing', () => {
  const mine = baskets({ lines: [line('a')], owner: '+255712' })
  expect(handOver(mine, '+255712', 'new')).toBe(mine)
})

test('[GEN-033][MON-029] a guest’s lines are added to the person’s stored cart, which keeps its checkout id', () => {
  const after = handOver(
    baskets({ lines: [line('a')], waiting: { '+255712': { lines: [line('b')], checkoutId: 'paying' } } }),
    '+255712',
    'new',
  )
  expect([ids(after), after.checkoutId, after.waiting]).toEqual([['b', 'a'], 'paying', {}])
})
