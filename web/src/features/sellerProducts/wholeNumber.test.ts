import { expect, test } from 'vitest'
import { typedNumber, wholeNumber } from './wholeNumber.ts'

test.each([
  ['12500', 12_500],
  [' 12,500 ', 12_500],
  ['TZS 12 500', 12_500],
  ['12500.00', 12_500],
  ['007', 7],
  ['1000000', 1_000_000],
  ['', 0],
  ['abc', 0],
  ['12abc', 0],
  ['12.5', 0],
  ['1e5', 0],
  ['1000001', 0],
  ['99999999999999999999', 0],
  ['-5', -5],
  ['--5', 0],
])('[SPRD-027] %j is read as %i', (text, value) => {
  expect(wholeNumber(text, 1_000_000)).toBe(value)
})

test('a formatted number is read back as the same number', () => {
  for (const value of [0, 5, 12_500, 1_000_000]) expect(wholeNumber(typedNumber(value), 1_000_000)).toBe(value)
})
