import { expect, test } from 'vitest'
import { amountDue, pricesOf, type StoredProduct, sameItems, shortLines, subtotalAt } from './orders.ts'

const line = (productId: string, quantity: number) => ({ productId, quantity })
const sato = { id: 'sato', name: 'Sato', unitPrice: 12_000, availableQuantity: 5, isActive: true } as unknown as StoredProduct
const productOf = (id: string) => (id === 'sato' ? sato : undefined)

test('[MON-017][MON-024] the same items are the same in any order and however split, and no others', () => {
  const items = [line('a', 2), line('b', 1)]
  expect(sameItems(items, [line('b', 1), line('a', 1), line('a', 1)])).toBe(true)
  for (const other of [[line('a', 2)], [line('a', 2), line('b', 2)], [line('a', 1), line('b', 1)], [line('a', 2), line('c', 1)], []])
    expect([sameItems(items, other), sameItems(other, items)]).toEqual([false, false])
})

test('[API-027] all of the stock may be ordered, one more of all lines together may not', () => {
  expect(shortLines([line('sato', 5)], productOf)).toEqual({})
  expect(Object.keys(shortLines([line('sato', 3), line('sato', 3)], productOf))).toEqual(['items.0', 'items.1'])
  expect(shortLines([line('none', 1)], productOf)).toEqual({ 'items.0': 'product_unknown' })
})

test('[API-026] an unknown product has no price, and adds nothing', () => {
  const lines = [line('sato', 2), line('none', 1)]
  expect(pricesOf(lines, productOf)).toEqual({ sato: 12_000 })
  expect(subtotalAt(lines, { sato: 12_000 })).toBe(24_000)
})

test('[MON-031] what is due is what is not charged, and nothing for a cancelled order', () => {
  const order = { status: 'pending', totalAmount: 29_000 }
  expect([amountDue(order, 24_000), amountDue(order, 0), amountDue(order, 30_000)]).toEqual([5_000, 29_000, 0])
  expect(amountDue({ ...order, status: 'cancelled' }, 0)).toBe(0)
})
