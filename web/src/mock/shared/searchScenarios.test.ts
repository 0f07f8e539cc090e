import { expect, test } from 'vitest'
import { searchScenarios } from './ScenarioList.tsx'

const expected = { orders: 0, charges: 0, unfinished: 0 }
const rows = [
  { id: '005', number: '255700000005', slug: 's005', name: 'Right PIN', server: 'prompt, ✓ on the PIN', test: 'enters the PIN', expected },
  { id: '102', number: '255700000102', slug: 's102', name: 'Wrong PIN', server: '✗ at 12: `Wrong PIN`', test: '', expected },
  { id: null, number: null, slug: 'my-own', name: 'My own' },
  { id: '307', number: '255700000307', slug: 's307', name: 'No callback, status open for ever', server: 'st neither', test: '', expected },
]
const found = (search: string) => searchScenarios(rows, search).map((row) => row.id)

test('scenarios are found by number, name or text, with the words in any order', () => {
  expect(found('')).toEqual(['005', '102', null, '307'])
  expect(found('307')).toEqual(['307'])
  expect(found('pin WRONG')).toEqual(['102'])
  expect(found('255700000102')).toEqual(['102'])
  expect(found('my own')).toEqual([null])
  expect(found('enters')).toEqual(['005'])
  expect(found('tuna')).toEqual([])
})
