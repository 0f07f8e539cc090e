import { expect, test } from 'vitest'
import { understand } from '../lexicon/understand.ts'
import type { Option } from '../line.ts'
import { picksIn, placeIn, sizedAs } from './picks.ts'
import { rowsIn } from './rowsIn.ts'

const options: readonly Option[] = [
  { id: 'a', names: ['Red snapper (Changu), 1 kg'] },
  { id: 'b', names: ['Large red snapper (Changu), 3 kg'], size: 'large' },
  { id: 'c', names: ['Frozen red snapper (Changu), 500 g'] },
]

test.each([
  ['the second one, two packs', ['b 2']],
  ['Ule wa pili, mmoja tu.', ['b 1']],
  ['the first one please', ['a undefined']],
  ['2 of the first one please', ['a 2']],
  ['ile ya pili ya kilo tatu', ['b undefined']],
  ['ya kwanza mbili ya tatu moja', ['a 2', 'c 1']],
  ['the first and third, 2 each', ['a 2', 'c 2']],
])('[CHAT-137] `%s` picks rows by their positions, each with its quantity', (line, picks) => {
  expect(picksIn(line, options).map(({ id, quantity }) => `${id} ${quantity}`)).toEqual(picks)
})

test.each(['zote mbili', 'both of them', 'nipe both', 'first two'])('[CHAT-137] `%s` picks both rows of two, and none of three', (line) => {
  expect(picksIn(line, options.slice(0, 2)).map(({ id }) => id)).toEqual(['a', 'b'])
  expect(picksIn(line, options)).toEqual([])
})

test.each(['kwanza niambie bei', 'the first one is too expensive', 'first tell me the price', 'nipe sato 2', 'zote mbili ni bei gani'])(
  '[CHAT-137] `%s` picks nothing',
  (line) => {
    expect(picksIn(line, options.slice(0, 2))).toEqual([])
  },
)

test('[CHAT-137] a size picks the row with that size in its name, else the lightest or heaviest', () => {
  expect(sizedAs('large', options)).toBe('b')
  expect(sizedAs('small', options)).toBe('c')
  expect(sizedAs('small', [options[0], options[0]] as readonly Option[])).toBeUndefined()
  expect(sizedAs('medium', options)).toBeUndefined()
  expect(sizedAs(undefined, options)).toBeUndefined()
})

test('[CHAT-137] beside the weight of another pack, a size picks no row', () => {
  const prawns: readonly Option[] = [
    { id: 'a', names: ['Prawns (Kamba), 1 kg'] },
    { id: 'b', names: ['Prawns (Kamba), 2 kg'] },
  ]
  const picked = (line: string) => rowsIn(line, understand(line), [], prawns).map(({ id }) => id)
  expect([picked('nipe ile kubwa'), picked('2 kg ile kubwa'), picked('1 kg ile kubwa')]).toEqual([['b'], ['b'], []])
})

test('a position alone answers a numbered question, but `last` alone may mean last time', () => {
  expect(['la pili', 'option 2', 'hiyo ya kwanza', 'the last one', '3.'].map(placeIn)).toEqual([2, 2, 1, -1, 3])
  expect(['last', 'the two', 'the middle one', 'the second one is too big'].map(placeIn)).toEqual([null, null, null, null])
})
