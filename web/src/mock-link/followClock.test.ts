// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { now, setWorldTime } from '#web/api/time.ts'
import { FakeStream } from './fakeStream.ts'
import { followClock } from './followClock.ts'

const DAY = '2030-01-01T00:00:00.000Z'
const NEXT = '2030-01-02T00:00:00.000Z'
let stopPage = new AbortController()
beforeEach(() => {
  vi.stubEnv('VITE_MOCK', '1')
  vi.stubGlobal('WebSocket', FakeStream)
  vi.useFakeTimers()
  FakeStream.opened = []
  stopPage = new AbortController()
  // Removes the page's event listeners after each test.
  for (const target of [document, window]) {
    const listen = target.addEventListener.bind(target)
    vi.spyOn(target, 'addEventListener').mockImplementation((type: string, handler: unknown) =>
      listen(type, handler as () => void, { signal: stopPage.signal }),
    )
  }
})
afterEach(() => {
  stopPage.abort()
  setWorldTime(null)
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})
const seen = (state: 'visible' | 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

test('[QA-011] the clock is read once, then after each signal from the server, and never otherwise', async () => {
  const isRead = followClock()
  const { last } = FakeStream
  expect(last.url).toBe(`${location.origin.replace('http', 'ws')}/__mock/api/clock/stream`)
  last.onopen()
  last.reply(DAY)
  await isRead
  expect(now()).toBe(Date.parse(DAY))
  vi.advanceTimersByTime(3_600_000)
  expect(last.sent).toHaveBeenCalledTimes(1)
  last.signalChange()
  // A second change before the reply causes no further request, because the reply includes it.
  last.signalChange()
  expect(last.sent).toHaveBeenCalledTimes(2)
  last.reply(NEXT)
  expect(now()).toBe(Date.parse(NEXT))
  last.signalChange()
  expect(last.sent).toHaveBeenCalledTimes(3)
  expect(FakeStream.opened).toHaveLength(1)
})

test('[QA-011] a lost stream reconnects with delays that grow to 15 s and reset after a success; a hidden page waits', async () => {
  const isRead = followClock()
  const waits: number[] = []
  for (let lost = 0; lost < 8; lost++) {
    const count = FakeStream.opened.length
    FakeStream.last.onclose()
    let waited = 0
    while (FakeStream.opened.length === count) {
      vi.advanceTimersByTime(100)
      waited += 100
    }
    waits.push(waited)
  }
  expect(waits).toEqual([500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000])
  // Even without a server, start-up continues.
  await isRead
  FakeStream.last.onopen()
  FakeStream.last.reply(DAY)
  FakeStream.last.onclose()
  vi.advanceTimersByTime(500)
  expect(FakeStream.opened).toHaveLength(10)

  seen('hidden')
  FakeStream.last.onclose()
  vi.advanceTimersByTime(3_600_000)
  expect(FakeStream.opened).toHaveLength(10)
  seen('visible')
  expect(FakeStream.opened).toHaveLength(11)
})

test('[QA-011] when visible or online again, the page opens a new stream and ignores the old one', () => {
  void followClock()
  const [first] = FakeStream.opened
  seen('visible')
  expect(first?.isClosed).toBe(true)
  first?.onclose()
  window.dispatchEvent(new Event('online'))
  vi.advanceTimersByTime(60_000)
  expect(FakeStream.opened).toHaveLength(3)
})
