import { expect, test } from 'vitest'
import { fill } from './placeholders.ts'

test('values take the place of their names, as often as they stand there', () => {
  expect(fill('{name} × {n} of {name}', { name: 'Sato', n: 2 })).toBe('Sato × 2 of Sato')
})

test('a value that looks like a placeholder or a pattern is put in as it is', () => {
  expect(fill('{name}: {n}', { name: '{n} $& $1', n: 0 })).toBe('{n} $& $1: 0')
})
