import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { groupPhone, isMobileMoneyPhone, isPhone, maskPhone, normalPhone, TanzanianPhone, withPlus } from './phone.ts'

test.each([
  '0712345678',
  '712345678',
  '+255 712 345 678',
  '255-712-345-678',
  '(255) 712345678',
  '+255712345678',
  '00255712345678',
  '00 255 712 345 678',
])('[AUTH-019][ADDR-012][PAY-006][PAY-009] %s is 255712345678, never doubled', (typed) => {
  expect(normalPhone(typed)).toBe('255712345678')
  expect(normalPhone(normalPhone(typed))).toBe('255712345678')
})

test.each(['+254712345678', '00254712345678', '254712345678', '+1 212 555 0123'])(
  '[ADDR-012][PAY-009] %s has another country’s code: it never becomes one of 255, and is refused where that is asked for',
  (typed) => {
    expect(normalPhone(typed)).not.toMatch(/^\+?255/)
    expect([isMobileMoneyPhone(normalPhone(typed)), z.safeParse(TanzanianPhone, normalPhone(typed)).success]).toEqual([false, false])
  },
)

test.each(['0254712345678', '25571234567', '2557123456789'])(
  '[ADDR-012] %s is no number of 255, for its country has nine digits',
  (typed) => {
    expect([isPhone(typed), z.safeParse(TanzanianPhone, normalPhone(typed)).success]).toEqual([false, false])
  },
)

test('[AUTH-019] who signs in may have the code of any country', () => {
  expect([withPlus('+254712345678'), isPhone('+254 712 345 678')]).toEqual(['+254712345678', true])
})

test('[AUTH-020][CONST-007] sign-in carries the plus, once', () => {
  expect(['0712345678', '+255712345678'].map(withPlus)).toEqual(['+255712345678', '+255712345678'])
})

test('[PAY-007] mobile money takes 255, then 6 or 7, then 8 digits', () => {
  expect(['255712345678', '255612345678'].every(isMobileMoneyPhone)).toBe(true)
  expect(['255812345678', '25571234567', '2557123456789', '+255712345678', '0712345678'].some(isMobileMoneyPhone)).toBe(false)
})

test('a phone that is none is refused', () => {
  expect(['', 'abc', '12', '0', '+255'].some(isPhone)).toBe(false)
  expect(isPhone('0712345678')).toBe(true)
})

test('[CHAT-057] a shown number has its middle masked', () => {
  expect(maskPhone('+255712345678')).toBe('255 712 ••• 678')
  expect(maskPhone('255 712 ••• 678')).toBe('255 712 ••• 678')
  expect(groupPhone('0712345678')).toBe('255 712 345 678')
})

test('[AUTH-019] however a number is written, normalising it again changes nothing', () => {
  const nine = fc.stringMatching(/^[67]\d{8}$/)
  const prefix = fc.constantFrom('', '0', '255', '+255', '+255 ', '(255) ', '00255', '00 255 ')
  fc.assert(
    fc.property(prefix, nine, (before, digits) => {
      expect(normalPhone(before + digits)).toBe(`255${digits}`)
      expect(normalPhone(normalPhone(before + digits))).toBe(`255${digits}`)
    }),
    { seed: 10 },
  )
})
