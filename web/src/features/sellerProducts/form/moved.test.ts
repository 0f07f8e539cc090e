import { expect, test } from 'vitest'
import { moved } from './moved.ts'

test('[SELL-009] an item moves to its new position, and a position outside the list means the nearest end', () => {
  const list = ['a', 'b', 'c']
  expect(moved(list, 2, 0)).toEqual(['c', 'a', 'b'])
  expect(moved(list, 0, 1)).toEqual(['b', 'a', 'c'])
  expect(moved(list, 0, 9)).toEqual(['b', 'c', 'a'])
  expect(moved(list, 1, -1)).toEqual(['b', 'a', 'c'])
  expect(moved(list, 1, 1)).toBe(list)
  expect(moved(list, 5, 0)).toBe(list)
})
