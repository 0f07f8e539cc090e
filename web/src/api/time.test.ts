// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterInWorld, afterOnScreen, every, keepWorldTime, now, useNow } from './time.ts'

const START = Date.parse('2026-11-21T06:00:00Z')
/** The world is so many ms after START, and runs so fast. */
const world = (ms: number, speed = 0) => keepWorldTime({ at: START + ms, speed, readAt: Date.now() })
beforeEach(() => {
  vi.stubEnv('VITE_MOCK', '1')
  vi.useFakeTimers({ now: START })
})
afterEach(() => {
  keepWorldTime(null)
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

test('[QA-011] time is that of the world: standing still, running fast, and back to our own', () => {
  world(3_600_000)
  vi.advanceTimersByTime(5_000)
  expect(now()).toBe(START + 3_600_000)
  world(3_600_000, 60)
  vi.advanceTimersByTime(1_000)
  expect(now()).toBe(START + 3_600_000 + 60_000)
  keepWorldTime(null)
  expect(now()).toBe(Date.now())
})

test('[QA-011][CHK-043] its time is a whole millisecond: a reading made between two, and a speed that is no whole number', () => {
  for (const speed of [0, 1, 1.5]) {
    keepWorldTime({ at: START, speed, readAt: START - 0.5 })
    vi.advanceTimersByTime(1)
    expect(now()).toBe(Math.trunc(now()))
  }
})

test('[QA-011] a long wait ends when the world gets there, by a leap as well', () => {
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

test('[QA-011] a long wait in a fast world is short, a cancelled one never ends', () => {
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

test('waits of the screen go on in a world that stands still', () => {
  const [toast, beat] = [vi.fn(), vi.fn()]
  world(0)
  afterOnScreen(4_000, toast)
  const stop = every(1_000, beat)
  vi.advanceTimersByTime(4_000)
  expect([toast.mock.calls.length, beat.mock.calls.length]).toEqual([1, 4])
  stop()
})

test('[QA-011] a wait in the world follows it however short it is: it stands, leaps and runs fast with it', () => {
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

test('a wait on the screen never moves with the world, however long it is', () => {
  const fired = vi.fn()
  world(0, 60)
  afterOnScreen(60_000, fired)
  world(9_999_999)
  vi.advanceTimersByTime(59_999)
  expect(fired).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(fired).toHaveBeenCalledTimes(1)
})

test('[QA-011] a day shown moves with the world, also where nothing ticks', () => {
  const { result } = renderHook(() => useNow(null))
  expect(result.current).toBe(START)
  act(() => world(86_400_000))
  expect(result.current).toBe(START + 86_400_000)
})

test('[QA-002] a build for a real API keeps the time of the device', () => {
  vi.stubEnv('VITE_MOCK', '')
  world(3_600_000)
  expect(now()).toBe(START)
  const fired = vi.fn()
  afterInWorld(20_000, fired)
  vi.advanceTimersByTime(20_000)
  expect(fired).toHaveBeenCalledTimes(1)
})
