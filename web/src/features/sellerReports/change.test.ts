import { expect, test } from 'vitest'
import { changeOf } from './change.ts'

test.each([
  [115, 100, 'up', '+15%'],
  [99, 100, 'down', '−1%'],
  [1_001, 100_000, 'down', '−99%'],
  [100_001, 100_000, 'up', '+0.1%'],
  [99_600, 100_000, 'down', '−0.4%'],
  [5, 5, 'equal', '0%'],
  [0, 0, 'equal', null],
  [7, 0, 'equal', null],
  [0, 7, 'down', '−100%'],
] as const)('[SELL-005] %d after %d is shown as %s, %s', (now, before, direction, percent) => {
  expect(changeOf(now, before)).toEqual({ direction, percent })
})
