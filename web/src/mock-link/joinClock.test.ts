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
  // oxlint-disable-next-line unicorn/no-document-cookie -- this cookie is the subject of the test
  document.cookie = 'mock-clock=; max-age=0'
})

test('[QA-011] a page that controls its own clock doesn’t follow the world', async () => {
  // oxlint-disable-next-line unicorn/no-document-cookie -- as above
  document.cookie = 'mock-clock=page'
  await joinClock()
  expect(FakeStream.opened).toEqual([])
})

test('[QA-011] after visiting a world with its own time, the next start reads the clock first', async () => {
  // oxlint-disable-next-line unicorn/no-document-cookie -- as above
  document.cookie = 'mock-clock=world'
  const isJoined = joinClock()
  await vi.waitFor(() => expect(FakeStream.opened).toHaveLength(1))
  FakeStream.last.onopen()
  FakeStream.last.reply('2030-01-01T00:00:00.000Z')
  await isJoined
  expect(now()).toBe(Date.parse('2030-01-01T00:00:00Z'))
})

test('otherwise the clock is read after the first paint, and an unreachable server changes nothing', async () => {
  await joinClock()
  expect(FakeStream.opened).toEqual([])
  await vi.waitFor(() => expect(FakeStream.opened).toHaveLength(1))
  FakeStream.last.onclose()
  expect(Math.abs(now() - Date.now())).toBeLessThan(1_000)
  expect(document.cookie).not.toContain('mock-clock')
})
