// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepWorldTime, now } from '#web/api/time.ts'
import { joinClock } from './joinClock.ts'

const asked = vi.fn()
beforeEach(() => {
  vi.stubEnv('VITE_MOCK', '1')
  vi.stubGlobal('fetch', asked)
  vi.stubGlobal('requestAnimationFrame', (paint: () => void) => setTimeout(paint))
  asked.mockImplementation(
    async () => new Response(JSON.stringify({ now: '2030-01-01T00:00:00.000Z', mode: { kind: 'frozen' }, pending: [] })),
  )
})
afterEach(() => {
  keepWorldTime(null)
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
  expect(asked).not.toHaveBeenCalled()
})

test('[QA-011] after a world with a time of its own was seen, the next start reads it first', async () => {
  // oxlint-disable-next-line unicorn/no-document-cookie -- as above
  document.cookie = 'mock-clock=world'
  await joinClock()
  expect(asked.mock.calls[0]?.[0]).toBe('/__mock/api/clock')
  expect(now()).toBe(Date.parse('2030-01-01T00:00:00Z'))
})

test('otherwise it is read after the first paint, and a server that is away changes nothing', async () => {
  asked.mockRejectedValue(new TypeError('away'))
  await joinClock()
  expect(asked).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(asked).toHaveBeenCalled())
  expect(Math.abs(now() - Date.now())).toBeLessThan(1_000)
  expect(document.cookie).not.toContain('mock-clock')
})
