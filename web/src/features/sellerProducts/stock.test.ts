import { expect, test } from 'vitest'
import { aSellerProduct } from './aSellerProduct.ts'
import { inventoryValue, isLow, isOut, stockLevel } from './stock.ts'

test.each([
  [6, 5, false, false],
  [5, 5, true, false],
  [0, 5, true, true],
  [0, 0, true, true],
  [1, 0, false, false],
  [-1, 0, true, true],
])('[SPRD-033][SPRD-034] %i in stock with an alert at %i is low: %s, out: %s', (availableQuantity, alertQuantity, low, out) => {
  expect(isLow({ availableQuantity, alertQuantity })).toBe(low)
  expect(isOut({ availableQuantity })).toBe(out)
})

test.each([
  [5, 5, 20],
  [10, 5, 40],
  [25, 5, 100],
  [80, 5, 100],
  [0, 5, 0],
  [-2, 5, 0],
  [1, 0, 100],
  [0, 0, 0],
])('[SPRD-035] %i in stock with an alert at %i fills %i %% of the bar', (availableQuantity, alertQuantity, percent) => {
  expect(stockLevel({ availableQuantity, alertQuantity })).toBe(percent)
})

test('[SPRD-007] the inventory is worth the sum of price times stock, prices as text too', () => {
  const all = [
    aSellerProduct({ unitPrice: 12_500, availableQuantity: 2 }),
    aSellerProduct({ unitPrice: '1,000.00', availableQuantity: 3, isActive: false }),
    aSellerProduct({ availableQuantity: 0 }),
  ]
  expect(inventoryValue(all)).toBe(28_000)
  expect(inventoryValue([])).toBe(0)
})
