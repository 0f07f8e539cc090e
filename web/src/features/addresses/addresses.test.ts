import { expect, test } from 'vitest'
import { newestFirst } from '#contract/rules/newestFirst.ts'
import { anAddress } from '#fixtures/builders.ts'
import { addressLines, preselected, shownAddresses, withAddress } from './addresses.ts'

const address = (id: string, day: number, isDefault = false) =>
  anAddress({ id, isDefault, createdAt: `2026-11-${String(day).padStart(2, '0')}T06:00:00.000Z` })
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)

test('[CHK-004] the three newest addresses are shown, plus the default if it is older', () => {
  const five = newestFirst([address('a', 1), address('b', 5), address('c', 3), address('d', 4), address('e', 2)])
  expect(ids(shownAddresses(five))).toEqual(['b', 'd', 'c'])
  const old = newestFirst([address('a', 1, true), address('b', 5), address('c', 3), address('d', 4), address('e', 2)])
  expect(ids(shownAddresses(old))).toEqual(['b', 'd', 'c', 'a'])
  const among = newestFirst([address('a', 1), address('b', 5), address('c', 3, true), address('d', 4)])
  expect(ids(shownAddresses(among))).toEqual(['b', 'd', 'c'])
})

test('[CHK-003] the default is preselected, otherwise the newest', () => {
  const list = newestFirst([address('a', 1, true), address('b', 5)])
  expect(preselected(list)?.id).toBe('a')
  expect(preselected(newestFirst([address('a', 1), address('b', 5)]))?.id).toBe('b')
  expect(preselected([])).toBeNull()
})

test('[ADDR-004][ADDR-013] a saved address comes first in the list; a new default replaces the old one', () => {
  const list = withAddress([address('b', 5, true), address('a', 1)], address('c', 9, true))
  expect(list.map(({ id, isDefault }) => [id, isDefault])).toEqual([
    ['c', true],
    ['b', false],
    ['a', false],
  ])
  expect(withAddress([address('b', 5, true)], address('c', 9)).map(({ isDefault }) => isDefault)).toEqual([false, true])
})

test('[CHAT-097] the address lines contain the full address without repeating a part', () => {
  const lines = addressLines(
    anAddress({ addressLine2: 'Masaki', city: 'Dar es Salaam', region: 'Dar es Salaam', district: 'Kinondoni', postalCode: '14111' }),
  )
  expect(lines).toEqual(['Mtaa wa Chole 21, Masaki', 'Dar es Salaam, Kinondoni 14111'])
  expect(addressLines(anAddress({ country: 'Kenya' })).at(-1)).toBe('Kenya')
})
