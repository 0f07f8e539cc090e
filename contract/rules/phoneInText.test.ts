import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalPhone } from './phone.ts'
import { phoneInText } from './phoneInText.ts'

const read = (text: string) => {
  const found = phoneInText(text)
  return found && [normalPhone(found.phone), found.rest.trim().replace(/\s+/g, ' ')]
}

test.each([
  ['nunua kamba 2 0712345678', 'nunua kamba 2'],
  ['nunua kamba 2 0712 345 678', 'nunua kamba 2'],
  ['nunua kamba 2 +255712345678', 'nunua kamba 2'],
  ['kamba 2 255 712 345 678', 'kamba 2'],
  ['kamba 2 712345678', 'kamba 2'],
  ['kamba 2-0712345678', 'kamba 2-'],
  ['0712345678 2 kamba', '2 kamba'],
  ['0712 345 678. 2 kamba', '. 2 kamba'],
  ['10 20 30 0712345678', '10 20 30'],
  ['namba yangu ni +255 (0) 712–345–678', 'namba yangu ni'],
  ['simu ٠٧١٢٣٤٥٦٧٨ asante', 'simu asante'],
  ['\u202A0712\u200B345678\u202C', ''],
])('[I18N-016] %j tells 0712 345 678: no other digit joins it', (text, rest) => expect(read(text)).toEqual(['255712345678', rest]))

test.each([
  ['+254 712 345 678', '254712345678', ''],
  ['254 712 345 678', '254712345678', ''],
  ['254712345678', '254712345678', ''],
  ['kamba 2 +254712345678', '254712345678', 'kamba 2'],
  ['kamba 2 254712345678', '254712345678', 'kamba 2'],
  ['+254712345678 2', '254712345678', '2'],
  ['+1 212 555 0123', '12125550123', ''],
])('[I18N-016] %j tells a number of another country', (text, phone, rest) => expect(read(text)).toEqual([phone, rest]))

test.each([
  '',
  'kamba 2',
  'kamba 20 712',
  '12 34 56 78 90',
  '0712345678 0754111222',
  '0712345678/0754111222',
  '07123456789',
  '2 0712 345 67',
])('[I18N-016] %j tells no number, or several', (text) => expect(read(text)).toBeNull())

test('[I18N-016] a Tanzanian number is found among any small numbers and words', () => {
  const nine = fc.stringMatching(/^[67]\d{8}$/)
  const words = fc.array(fc.constantFrom('nunua', 'kamba', '2', '10', 'kilo', '3,', '1)', '½', '٤', 'na', '-'), { maxLength: 5 })
  const form = fc.constantFrom(
    (n: string) => `0${n}`,
    (n: string) => `+255${n}`,
    (n: string) => `255 ${n}`,
    (n: string) => `0${n.slice(0, 3)} ${n.slice(3, 6)} ${n.slice(6)}`,
    (n: string) => `+255 (0) ${n.slice(0, 3)}-${n.slice(3, 6)}-${n.slice(6)}`,
  )
  fc.assert(
    fc.property(words, nine, form, words, (before, digits, written, after) => {
      expect(read([...before, written(digits), ...after].join(' '))?.[0]).toBe(`255${digits}`)
    }),
    { seed: 16, numRuns: 500 },
  )
})
