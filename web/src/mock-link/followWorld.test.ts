import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { now } from '#web/api/time.ts'
import { followWorld } from './followClock.ts'

const AT = Date.parse('2026-11-21T06:00:00Z')
beforeEach(() => {
  vi.stubEnv('VITE_MOCK', '1')
  vi.useFakeTimers({ now: AT })
})
afterEach(() => {
  followWorld({ at: Date.now(), speed: 1, readAt: Date.now() })
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

test('[QA-011] in a world with the device’s time, the page keeps its own clock', () => {
  expect(followWorld({ at: AT + 120, speed: 1, readAt: AT })).toBe(false)
  expect(now()).toBe(AT)
})

test('[QA-011] readings that differ only by latency don’t change the time; a jump of the world’s clock does', () => {
  expect(followWorld({ at: AT + 50_000, speed: 1, readAt: AT })).toBe(true)
  followWorld({ at: AT + 50_100, speed: 1, readAt: AT })
  expect(now()).toBe(AT + 50_000)
  followWorld({ at: AT + 80_000, speed: 1, readAt: AT })
  expect(now()).toBe(AT + 80_000)
})

test('[QA-011] a frozen world, a fast one and one set back to an earlier day are all followed', () => {
  followWorld({ at: AT + 5_000, speed: 0, readAt: AT })
  vi.advanceTimersByTime(1_000)
  expect(now()).toBe(AT + 5_000)
  followWorld({ at: AT + 5_000, speed: 60, readAt: AT + 1_000 })
  vi.advanceTimersByTime(1_000)
  expect(now()).toBe(AT + 65_000)
  followWorld({ at: AT - 86_400_000, speed: 0, readAt: AT + 2_000 })
  expect(now()).toBe(AT - 86_400_000)
})
