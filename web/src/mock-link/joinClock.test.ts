// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { now, setWorldTime } from '#web/api/time.ts'
import { FakeStream } from './fakeStream.ts'
import { joinClock } from './joinClock.ts'

beforeEach(() => {
  vi.stubEnv('VITE_MOCK', '1')
  vi.stubGlobal('WebSocket', FakeStream)
  FakeStream.opened = []
  vi.stubGlobal('requestAnimationFrame', (paint: () => void) => setTimeout(paint))
})
afterEach(() => {
  setWorldTime(null)
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
  // oxlint-disable-next-line unicorn/no-document-cookie -- the very cookie is tested
  document.cookie = 'mock-clock=; max-age=0'
})

test('[QA-011] a page that moves its own clock is left alone', async () => {
  // oxlint-disable-next-line unicorn/no-document-cookie -- as above
  document.cookie = 'mock-clock=page'
  await joinClock()
  expect(FakeStream.opened).toEqual([])
})

test('[QA-011] after a world with a time of its own was seen, the next start reads it first', async () => {
  // oxlint-disable-next-line unicorn/no-document-cookie -- as above
  document.cookie = 'mock-clock=world'
  const isJoined = joinClock()
  await vi.waitFor(() => expect(FakeStream.opened).toHaveLength(1))
  FakeStream.last.onopen()
  FakeStream.last.answer('2030-01-01T00:00:00.000Z')
  await isJoined
  expect(now()).toBe(Date.parse('2030-01-01T00:00:00Z'))
})

test('otherwise it is read after the first paint, and a server that is away changes nothing', async () => {
  await joinClock()
  expect(FakeStream.opened).toEqual([])
  await vi.waitFor(() => expect(FakeStream.opened).toHaveLength(1))
  FakeStream.last.onclose()
  expect(Math.abs(now() - Date.now())).toBeLessThan(1_000)
  expect(document.cookie).not.toContain('mock-clock')
})
