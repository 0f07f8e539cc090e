import { expect, test } from 'vitest'
import { SELLER_LIST_DESCRIPTION, WISHLIST_DESCRIPTION } from '#contract/rules/constants.ts'
import { cut } from './cut.ts'

test.each([
  ['wishlist', WISHLIST_DESCRIPTION, 100],
  ['seller product list', SELLER_LIST_DESCRIPTION, 50],
])('[CONST-022][WISH-006] the %s cuts a description to %d characters and adds dots only if it was longer', (_, most, characters) => {
  expect(most).toBe(characters)
  expect(cut('a'.repeat(characters), most)).toBe('a'.repeat(characters))
  expect(cut('a'.repeat(characters + 1), most)).toBe(`${'a'.repeat(characters)}...`)
})

test('a character of two code units is never cut in half', () => expect(cut('🐟🐟🐟', 2)).toBe('🐟🐟...'))
