// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterInWorld, afterOnScreen, every, now, setWorldTime, useNow } from './time.ts'

const START = Date.parse('2026-11-21T06:00:00Z')
/** Sets the world's clock to `ms` after START, with this speed. */
const world = (ms: number, speed = 0) => setWorldTime({ at: START + ms, speed, readAt: Date.now() })
beforeEach(() => {
  vi.stubEnv('VITE_MOCK', '1')
  vi.useFakeTimers({ now: START })
})
afterEach(() => {
  setWorldTime(null)
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

test('[QA-011] time follows the world’s clock: paused, fast, and back to the device’s', () => {
  world(3_600_000)
  vi.advanceTimersByTime(5_000)
  expect(now()).toBe(START + 3_600_000)
  world(3_600_000, 60)
  vi.advanceTimersByTime(1_000)
  expect(now()).toBe(START + 3_600_000 + 60_000)
  setWorldTime(null)
  expect(now()).toBe(Date.now())
})

test('[QA-011][CHK-043] the world’s time is always a whole millisecond', () => {
  for (const speed of [0, 1, 1.5]) {
    setWorldTime({ at: START, speed, readAt: START - 0.5 })
    vi.advanceTimersByTime(1)
    expect(now()).toBe(Math.trunc(now()))
  }
})

test('[QA-011] a long wait ends when the world’s clock gets there, also by a jump', () => {
  const fired = vi.fn()
  afterInWorld(120_000, fired)
  world(0)
  vi.advanceTimersByTime(300_000)
  expect(fired).not.toHaveBeenCalled()
  world(119_000)
  expect(fired).not.toHaveBeenCalled()
  world(120_000)
  expect(fired).toHaveBeenCalledTimes(1)
  world(500_000)
  expect(fired).toHaveBeenCalledTimes(1)
})

test('[QA-011] a long wait is short in a fast world, and a cancelled one never ends', () => {
  const [fired, cancelled] = [vi.fn(), vi.fn()]
  world(0, 60)
  afterInWorld(120_000, fired)
  afterInWorld(120_000, cancelled)()
  vi.advanceTimersByTime(1_999)
  expect(fired).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(fired).toHaveBeenCalledTimes(1)
  world(9_999_999)
  expect(cancelled).not.toHaveBeenCalled()
})

test('waits on screen continue in a paused world', () => {
  const [toast, beat] = [vi.fn(), vi.fn()]
  world(0)
  afterOnScreen(4_000, toast)
  const stop = every(1_000, beat)
  vi.advanceTimersByTime(4_000)
  expect([toast.mock.calls.length, beat.mock.calls.length]).toEqual([1, 4])
  stop()
})

test('[QA-011] a short wait in the world follows its clock too: paused, jumping or fast', () => {
  const fired = vi.fn()
  world(0)
  afterInWorld(4_000, fired)
  vi.advanceTimersByTime(60_000)
  expect(fired).not.toHaveBeenCalled()
  world(4_000)
  expect(fired).toHaveBeenCalledTimes(1)
  world(4_000, 60)
  afterInWorld(6_000, fired)
  vi.advanceTimersByTime(100)
  expect(fired).toHaveBeenCalledTimes(2)
})

test('a wait on screen does not follow the world’s clock', () => {
  const fired = vi.fn()
  world(0, 60)
  afterOnScreen(60_000, fired)
  world(9_999_999)
  vi.advanceTimersByTime(59_999)
  expect(fired).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(fired).toHaveBeenCalledTimes(1)
})

test('[QA-011] a shown time follows the world’s clock, even without ticking', () => {
  const { result } = renderHook(() => useNow(null))
  expect(result.current).toBe(START)
  act(() => world(86_400_000))
  expect(result.current).toBe(START + 86_400_000)
})

test('[QA-002] a build for a real API uses the device’s time', () => {
  vi.stubEnv('VITE_MOCK', '')
  world(3_600_000)
  expect(now()).toBe(START)
  const fired = vi.fn()
  afterInWorld(20_000, fired)
  vi.advanceTimersByTime(20_000)
  expect(fired).toHaveBeenCalledTimes(1)
})
