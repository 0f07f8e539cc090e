import { expect, test } from 'vitest'
import { createLimits } from './limits.ts'

test('[SEC-011] a limit counts within its time span and returns how long to wait', () => {
  let now = 0
  const limits = createLimits(() => now)
  expect([limits.take('x', 2, 100), limits.take('x', 2, 100), limits.take('x', 2, 100)]).toEqual([0, 0, 100])
  now = 99
  expect(limits.take('x', 2, 100)).toBe(1)
  expect(limits.take('y', 2, 100)).toBe(0)
  now = 100
  expect(limits.take('x', 2, 100)).toBe(0)
})

test('[SEC-011] a user or address without calls for an hour is deleted from the limits', () => {
  let now = 0
  const limits = createLimits(() => now)
  for (let n = 0; n < 1_000; n++) {
    now += 60_000
    limits.wait(`waited ${n}`, 1, 60_000)
    limits.take(`codes to ${n}`, 5, 3_600_000)
    limits.take('one who comes again and again', 5, 60_000)
  }
  expect(limits.saved().map(([what]) => what)).toHaveLength(61)
})

test('[SEC-011] a limit resets an hour after the last call, and not before', () => {
  let now = 0
  const limits = createLimits(() => now)
  limits.take('x', 1, 3_600_000)
  now = 3_599_999
  limits.take('other', 1, 1_000)
  expect(limits.take('x', 1, 3_600_000)).toBe(1)
  now = 3_600_000
  expect(limits.take('x', 1, 3_600_000)).toBe(0)
})
