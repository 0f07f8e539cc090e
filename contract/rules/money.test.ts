import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { formatAmount, formatTzs, payableAmount, subtotalOf, wholeShillings } from './money.ts'
import { Price, Shillings } from './moneySchemas.ts'

test('[GEN-043][GEN-044][I18N-008] amounts are formatted with TZS, thousands separators and no decimals', () => {
  expect([0, 999, 12_500, 1_234_567].map(formatTzs)).toEqual(['TZS 0', 'TZS 999', 'TZS 12,500', 'TZS 1,234,567'])
  expect([12_500.9, 0.4].map(formatTzs)).toEqual(['TZS 12,500', 'TZS 0'])
  expect(formatTzs(-5_000)).toBe('−TZS 5,000')
  expect(formatAmount(-5_000)).toBe('−5,000')
})

test('[CART-010][CAT-031] only the integer part of a price counts, whether it is text or a number', () => {
  expect(['12500.00', '12500', 12_500, '12,500.75'].map(wholeShillings)).toEqual([12_500, 12_500, 12_500, 12_500])
  expect(['', 'abc', Number.NaN].map(wholeShillings)).toEqual([0, 0, 0])
})

test('[CHK-016] the subtotal is the sum of price times quantity, without the fee', () => {
  expect(
    subtotalOf([
      { quantity: 3, unitPrice: 18_500 },
      { quantity: 2, unitPrice: '12000.00' },
    ]),
  ).toBe(79_500)
})

test('[PAY-010] the decimals of a text amount are read and rounded', () => {
  expect(payableAmount('12,500.50')).toEqual({ amount: 12_501 })
  expect(payableAmount('TZS 9,000')).toEqual({ amount: 9_000 })
  expect(payableAmount('1')).toEqual({ amount: 1 })
})

test('[PAY-011][PAY-012] text that is not a number and a number that is not positive are different problems', () => {
  expect(payableAmount('abc')).toEqual({ problem: 'notANumber' })
  expect(payableAmount('')).toEqual({ problem: 'notANumber' })
  expect(payableAmount('0')).toEqual({ problem: 'notPositive' })
  expect(payableAmount('-5')).toEqual({ problem: 'notPositive' })
})

test('[MON-001] an amount from any input is a whole number of shillings', () => {
  fc.assert(
    fc.property(fc.oneof(fc.double(), fc.string()), (price) => {
      expect(Number.isInteger(wholeShillings(price))).toBe(true)
      const payable = payableAmount(price)
      if ('amount' in payable) expect(Number.isSafeInteger(payable.amount) && payable.amount > 0).toBe(true)
    }),
    { seed: 10 },
  )
})

test('[MON-001][CAT-031] an amount is a whole number and may be 0; a price may be text', () => {
  expect([0, 1, -1, 0.5, '1'].map((value) => z.safeParse(Shillings, value).success)).toEqual([true, true, false, false, false])
  expect([1, '1', null].map((value) => z.safeParse(Price, value).success)).toEqual([true, true, false])
})
