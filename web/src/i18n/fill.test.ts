import { expect, test } from 'vitest'
import { fill, wholeSums } from './placeholders.ts'

test('values take the place of their names, as often as they stand there', () => {
  expect(fill('{name} × {n} of {name}', { name: 'Sato', n: 2 })).toBe('Sato × 2 of Sato')
})

test('a value that looks like a placeholder or a pattern is put in as it is', () => {
  expect(fill('{name}: {n}', { name: '{n} $& $1', n: 0 })).toBe('{n} $& $1: 0')
})

test('[A11Y-010] a sum, a weight and a count are never parted at a space', () => {
  expect(wholeSums('Sato, 1 kg × 2: 3 × TZS 12,000, 500 g')).toBe(
    'Sato, 1\u00A0kg\u00A0×\u00A02: 3\u00A0×\u00A0TZS\u00A012,000, 500\u00A0g',
  )
})
