import { expect, test } from 'vitest'
import { isMissed, median, percentile } from './measurement.ts'

test('a limit is the most allowed, or the least where it says so', () => {
  const result = { row: 'PERF-020', what: 'reset', limit: 5, unit: 'ms' } as const
  expect([4, 5, 6].map((value) => isMissed({ ...result, value }))).toEqual([false, false, true])
  expect([4, 5, 6].map((value) => isMissed({ ...result, value, atLeast: true }))).toEqual([true, false, false])
})

test('the median is the middle, the 99th percentile all but the worst of a hundred', () => {
  expect([median([3, 1, 2]), median([4, 1, 3, 2]), median([7])]).toEqual([2, 2.5, 7])
  const hundred = Array.from({ length: 100 }, (_, n) => n + 1)
  expect([percentile(hundred, 99), percentile(hundred.slice(0, 10), 99)]).toEqual([99, 10])
})
