import { expect, test } from 'vitest'
import { countsAsLow, isLow, isOut } from './stock.ts'

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

test('[SDSH-014] only active products count as low stock', () => {
  const low = { availableQuantity: 2, alertQuantity: 5 }
  expect(countsAsLow({ ...low, isActive: true })).toBe(true)
  expect(countsAsLow({ ...low, isActive: false })).toBe(false)
  expect(countsAsLow({ ...low, availableQuantity: 6, isActive: true })).toBe(false)
})
