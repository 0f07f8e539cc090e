import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAmount } from './amount.ts'

const MOST = 1_000_000_000

test.each([
  '18500',
  '18,500',
  '18.500',
  '18 500',
  '18’500',
  "18'500",
  '18\u00A0500',
  '18\u202F500',
  '18500/=',
  '18,500/-',
  '18,500/=',
  'Tsh 18,500',
  'TZS18500',
  'tzs 18 500',
  '18,500 TZS',
  'Sh. 18,500',
  '18500.00',
  '18,500.00',
  '18.500,00',
  '18500,0',
  '18,500.',
  '１８，５００',
  '١٨٥٠٠',
  '١٨٬٥٠٠',
  '१८५००',
  '\u200E18\u200B500\uFE0F',
  '018500',
  '18_500',
])('[I18N-015] %j is 18500', (text) => expect(readAmount(text, MOST)).toEqual({ amount: 18_500 }))

test.each([
  ['12.000', { amount: 12_000 }],
  ['1.234.567', { amount: 1_234_567 }],
  ['0', { amount: 0 }],
  ['-5', { amount: -5 }],
  ['−1,000', { amount: -1_000 }],
  ['18500.5', { problem: 'fraction' }],
  ['12,5', { problem: 'fraction' }],
  ['500,5', { problem: 'fraction' }],
  ['12,500.50', { problem: 'fraction' }],
  ['0.500', { problem: 'fraction' }],
  ['.5', { problem: 'fraction' }],
  ['½', { problem: 'fraction' }],
  ['2½', { problem: 'fraction' }],
  ['1/2', { problem: 'fraction' }],
  ['', { problem: 'empty' }],
  [' \u200B', { problem: 'empty' }],
  ['x', { problem: 'notANumber' }],
  ['12 5', { problem: 'notANumber' }],
  ['1,25,000', { problem: 'notANumber' }],
  ['1e5', { problem: 'notANumber' }],
  ['12abc', { problem: 'notANumber' }],
  ['--5', { problem: 'notANumber' }],
  ['1000000001', { problem: 'tooLarge' }],
  ['9'.repeat(40), { problem: 'tooLarge' }],
] as const)('[I18N-015] %j is read as %j', (text, read) => expect(readAmount(text, MOST)).toEqual(read))

const amounts = fc.integer({ min: 0, max: MOST })
const grouped = (amount: number, mark: string) => String(amount).replace(/\B(?=(\d{3})+$)/g, mark)

test('[I18N-015] an amount is read correctly with any separators, currency and script', () => {
  const marks = fc.constantFrom('', ',', '.', ' ', '\u00A0', '’', "'")
  const dress = fc.constantFrom(['', ''], ['TZS ', ''], ['Tsh', ''], ['', '/='], ['', '/-'], [' ', ' '], ['\u200E', '\u200B'])
  const zeroes = fc.constantFrom('0', '\u0660', '\u06F0', '\u0966', '\u09E6', '\uFF10', '\u{1D7CE}')
  fc.assert(
    fc.property(amounts, marks, dress, zeroes, (amount, mark, [before, after], zero) => {
      const start = zero.codePointAt(0) ?? 0
      const text = grouped(amount, mark).replace(/\d/g, (digit) => String.fromCodePoint(start + Number(digit)))
      expect(readAmount(`${before}${text}${after}`, MOST)).toEqual({ amount })
    }),
    { seed: 15, numRuns: 500 },
  )
})

test('[I18N-015] a fraction of a shilling is rejected, not rounded or joined', () => {
  const parts = fc.constantFrom('5', '50', '05', '25', '9999', '1234')
  fc.assert(
    fc.property(amounts, fc.constantFrom(',', '.'), parts, (amount, mark, part) => {
      expect(readAmount(`${amount}${mark}${part}`, MOST)).toEqual({ problem: 'fraction' })
    }),
    { seed: 16, numRuns: 200 },
  )
})
