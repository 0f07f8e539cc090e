import { expect, test } from 'vitest'
import { readWeights, textOf } from '../weights.ts'
import { patterns, written } from './examples.ts'
import { improve, LEAST, type LineResult, shareRead } from './improve.ts'
import { seen } from './seen.ts'

const line = (key: string, ...features: readonly string[]): LineResult => ({ key, features, weight: 2 })
const times = (count: number, one: LineResult): readonly LineResult[] => Array.from({ length: count }, () => one)

test('training without a change changes no weight', () => {
  const stored = readWeights()
  expect(textOf(improve(stored, [...patterns, ...written].map(seen), LEAST))).toBe(textOf(stored))
})

test('misread lines change only the weights that they need', () => {
  const weights = new Map([
    ['hours', new Map([['openingHours', 3]])],
    ['fridge', new Map([['cooking', 2]])],
  ])
  const lines = [...times(20, line('storage', 'fridge')), ...times(20, line('openingHours', 'hours'))]
  const improved = improve(weights, lines, LEAST)
  expect(shareRead(weights, lines)).toBe(0.5)
  expect(shareRead(improved, lines)).toBe(1)
  expect(improved.get('hours')).toEqual(weights.get('hours'))
})

test('one line is not worth a step', () => {
  expect(improve(new Map(), [line('storage', 'fridge')], LEAST)).toEqual(new Map())
})
