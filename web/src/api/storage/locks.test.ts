// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

// Two loads of the module act as two tabs with one storage. jsdom has no navigator.locks, like plain http.
const tab = async () => {
  vi.resetModules()
  return (await import('./locks.ts')).withLock
}
const steps: string[] = []
const work = (name: string, ms: number) => async () => {
  steps.push(`${name} in`)
  await new Promise((done) => setTimeout(done, ms))
  steps.push(`${name} out`)
  return name
}

beforeEach(() => {
  localStorage.clear()
  steps.length = 0
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

test('in one tab the second caller waits for the first, and an error frees the lock', async () => {
  const withLock = await tab()
  const failing = withLock('a', () => Promise.reject(new Error('no'))).catch(() => 'failed')
  const both = Promise.all([failing, withLock('a', work('one', 100)), withLock('a', work('two', 100))])
  await vi.runAllTimersAsync()
  expect(await both).toEqual(['failed', 'one', 'two'])
  expect(steps).toEqual(['one in', 'one out', 'two in', 'two out'])
})

test('a second tab waits, however long the first one works', async () => {
  const [here, there] = [await tab(), await tab()]
  const first = here('a', work('here', 60_000))
  await vi.advanceTimersByTimeAsync(100)
  const second = there('a', work('there', 10))
  await vi.advanceTimersByTimeAsync(59_000)
  expect(steps).toEqual(['here in'])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await Promise.all([first, second])).toEqual(['here', 'there'])
  expect(steps).toEqual(['here in', 'here out', 'there in', 'there out'])
})

test('two tabs that ask at the same moment never hold the lock together', async () => {
  const [here, there] = [await tab(), await tab()]
  const both = Promise.all([here('a', work('here', 200)), there('a', work('there', 200))])
  await vi.advanceTimersByTimeAsync(5_000)
  await both
  expect(steps[1]).toBe(steps[0]?.replace('in', 'out'))
  expect(steps).toHaveLength(4)
})

test('the lock of a closed tab expires', async () => {
  localStorage.setItem('lock:a', JSON.stringify({ owner: 'dead', until: Date.now() + 5_000 }))
  const withLock = await tab()
  const result = withLock('a', work('here', 10))
  await vi.advanceTimersByTimeAsync(4_000)
  expect(steps).toEqual([])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await result).toBe('here')
})
