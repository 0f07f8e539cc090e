import { expect, test } from 'vitest'
import { amountDue, pricesOf, type StoredProduct, sameItems, shortLines, subtotalAt } from './orders.ts'

const line = (productId: string, quantity: number) => ({ productId, quantity })
const sato = { id: 'sato', name: 'Sato', unitPrice: 12_000, availableQuantity: 5, isActive: true } as unknown as StoredProduct
const productOf = (id: string) => (id === 'sato' ? sato : undefined)

test('[MON-017][MON-024] lists with the same total quantities are equal, whatever their order and split', () => {
  const items = [line('a', 2), line('b', 1)]
  expect(sameItems(items, [line('b', 1), line('a', 1), line('a', 1)])).toBe(true)
  for (const other of [[line('a', 2)], [line('a', 2), line('b', 2)], [line('a', 1), line('b', 1)], [line('a', 2), line('c', 1)], []])
    expect([sameItems(items, other), sameItems(other, items)]).toEqual([false, false])
})

test('[API-027] all lines together can order the whole stock, but not one piece more', () => {
  expect(shortLines([line('sato', 5)], productOf)).toEqual({})
  expect(Object.keys(shortLines([line('sato', 3), line('sato', 3)], productOf))).toEqual(['items.0', 'items.1'])
  expect(shortLines([line('none', 1)], productOf)).toEqual({ 'items.0': 'product_unknown' })
})

test('[API-026] an unknown product is left out of the prices and the subtotal', () => {
  const lines = [line('sato', 2), line('none', 1)]
  expect(pricesOf(lines, productOf)).toEqual({ sato: 12_000 })
  expect(subtotalAt(lines, { sato: 12_000 })).toBe(24_000)
})

test('[MON-031] the amount due is the total less the charge, and 0 for a cancelled order', () => {
  const order = { status: 'pending', totalAmount: 29_000 }
  expect([amountDue(order, 24_000), amountDue(order, 0), amountDue(order, 30_000)]).toEqual([5_000, 29_000, 0])
  expect(amountDue({ ...order, status: 'cancelled' }, 0)).toBe(0)
})
