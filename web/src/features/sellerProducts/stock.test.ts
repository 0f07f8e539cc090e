import { expect, test } from 'vitest'
import { aSellerProduct } from './aSellerProduct.ts'
import { inventoryValue, stockLevel } from './stock.ts'

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

test('[SPRD-007] the inventory value is the sum of price times stock, including prices sent as text', () => {
  const all = [
    aSellerProduct({ unitPrice: 12_500, availableQuantity: 2 }),
    aSellerProduct({ unitPrice: '1,000.00', availableQuantity: 3, isActive: false }),
    aSellerProduct({ availableQuantity: 0 }),
  ]
  expect(inventoryValue(all)).toBe(28_000)
  expect(inventoryValue([])).toBe(0)
})
