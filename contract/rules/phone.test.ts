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
  '[ADDR-012][PAY-009] 255 is not added to %s, which has another country’s code; Tanzanian fields reject it',
  (typed) => {
    expect(normalPhone(typed)).not.toMatch(/^\+?255/)
    expect([isMobileMoneyPhone(normalPhone(typed)), z.safeParse(TanzanianPhone, normalPhone(typed)).success]).toEqual([false, false])
  },
)

test.each(['0254712345678', '25571234567', '2557123456789'])(
  '[ADDR-012] %s is rejected: a Tanzanian number has nine digits after 255',
  (typed) => {
    expect([isPhone(typed), z.safeParse(TanzanianPhone, normalPhone(typed)).success]).toEqual([false, false])
  },
)

test('[AUTH-019] a number of any country can sign in', () => {
  expect([withPlus('+254712345678'), isPhone('+254 712 345 678')]).toEqual(['+254712345678', true])
})

test('[AUTH-020][CONST-007] sign-in sends exactly one plus', () => {
  expect(['0712345678', '+255712345678'].map(withPlus)).toEqual(['+255712345678', '+255712345678'])
})

test('[PAY-007] a mobile money number is 255, then 6 or 7, then 8 digits', () => {
  expect(['255712345678', '255612345678'].every(isMobileMoneyPhone)).toBe(true)
  expect(['255812345678', '25571234567', '2557123456789', '+255712345678', '0712345678'].some(isMobileMoneyPhone)).toBe(false)
})

test('a text that is not a phone is rejected', () => {
  expect(['', 'abc', '12', '0', '+255'].some(isPhone)).toBe(false)
  expect(isPhone('0712345678')).toBe(true)
})

test('[CHAT-057] the middle of a shown number is masked', () => {
  expect(maskPhone('+255712345678')).toBe('255 712 ••• 678')
  expect(maskPhone('255 712 ••• 678')).toBe('255 712 ••• 678')
  expect(groupPhone('0712345678')).toBe('255 712 345 678')
})

test.each([
  '+255 (0) 712 345 678',
  '+255 (0)712345678',
  '+2550712345678',
  '00255 0712 345 678',
  'tel:+255712345678',
  'Tel: 0712 345 678',
  'TEL. 0712345678',
  '0712/345/678',
  '0712.345.678',
  '0712‐345‑678',
  '0712–345—678',
  '0712―345−678',
  '\u202A+255712345678\u202C',
  '\u2066+255\u00A0712\u00A0345\u00A0678\u2069',
  '\u200E0712\u200B345\u00AD678\uFE0F',
  '\u200F0712\u202F345\u200D678',
  '０７１２３４５６７８',
  '＋２５５（０）７１２３４５６７８',
  '٠٧١٢٣٤٥٦٧٨',
  '+٢٥٥ ٧١٢ ٣٤٥ ٦٧٨',
  '۰۷۱۲۳۴۵۶۷۸',
])('[I18N-016] %j is 255712345678', (typed) => {
  expect(normalPhone(typed)).toBe('255712345678')
  expect([isPhone(typed), withPlus(typed), maskPhone(typed)]).toEqual([true, '+255712345678', '255 712 ••• 678'])
})

test.each(['+255 0712 345 67', '0712345678/0754111222', '0712 345 67x', 'tel:', '\u200B', '+255 (0)'])(
  '[I18N-016] %j is rejected: no digits are dropped or added to make it a number',
  (typed) => expect([isPhone(typed), z.safeParse(TanzanianPhone, normalPhone(typed)).success]).toEqual([false, false]),
)

test('[I18N-016] (0) after any country code is removed', () => {
  expect(['+44 (0)20 7946 0958', '+254 (0) 712 345 678'].map(withPlus)).toEqual(['+442079460958', '+254712345678'])
})

test('[I18N-016] any spelling of a number, in any script, gives the same number', () => {
  const nine = fc.stringMatching(/^[1-9]\d{8}$/)
  const prefix = fc.constantFrom(
    '',
    '0',
    '255',
    '+255',
    '+255 ',
    '(255) ',
    '00255',
    '+255 (0)',
    '+255 0',
    'tel:+255-',
    'tel:0',
    '+255/',
    '＋255',
  )
  const between = fc.constantFrom('', ' ', '-', '.', '/', '\u00A0', '‐', '–', '—', ' - ', '\u200B', '\u00AD', '\u2060')
  const around = fc.constantFrom('', ' ', '\u200E', '\u200F', '\u202A', '\u202E', '\u2066', '\u2069', '\uFE0F')
  const zero = fc.constantFrom(0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xff10, 0x1d7ce)
  fc.assert(
    fc.property(prefix, nine, between, around, zero, (before, digits, mark, edge, from) => {
      const written = edge + before + [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].join(mark) + edge
      const typed = written.replace(/\d/g, (digit) => String.fromCodePoint(from + Number(digit)))
      expect(normalPhone(typed)).toBe(`255${digits}`)
      expect(normalPhone(normalPhone(typed))).toBe(`255${digits}`)
    }),
    { seed: 16, numRuns: 500 },
  )
})

test('[AUTH-019] normalizing a number twice gives the same result as once', () => {
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
