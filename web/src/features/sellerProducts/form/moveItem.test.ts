import { expect, test } from 'vitest'
import { moveItem } from './usePhotos.ts'

test('[SELL-009] an item moves to its new position, and a position outside the list means the nearest end', () => {
  const list = ['a', 'b', 'c']
  expect(moveItem(list, 2, 0)).toEqual(['c', 'a', 'b'])
  expect(moveItem(list, 0, 1)).toEqual(['b', 'a', 'c'])
  expect(moveItem(list, 0, 9)).toEqual(['b', 'c', 'a'])
  expect(moveItem(list, 1, -1)).toEqual(['b', 'a', 'c'])
  expect(moveItem(list, 1, 1)).toBe(list)
  expect(moveItem(list, 5, 0)).toBe(list)
})
