import { expect, test } from 'vitest'
import { createLimits } from './limits.ts'

test('[SEC-011] a limit counts within its span and says how long to wait', () => {
  let now = 0
  const limits = createLimits(() => now)
  expect([limits.take('x', 2, 100), limits.take('x', 2, 100), limits.take('x', 2, 100)]).toEqual([0, 0, 100])
  now = 99
  expect(limits.take('x', 2, 100)).toBe(1)
  expect(limits.take('y', 2, 100)).toBe(0)
  now = 100
  expect(limits.take('x', 2, 100)).toBe(0)
})
