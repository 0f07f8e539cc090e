// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listCategories } from '#contract/catalogue.ts'
import { send } from './client.ts'
import { useReads } from './savedAt.ts'
import { setWorldTime } from './time.ts'
import { useNetworkLost } from './useOffline.ts'
import { useSavedAt } from './useSavedAt.ts'

const NOW = Date.parse('2026-11-21T06:00:00Z')
const HOUR = 3_600_000
let isOnline: boolean

beforeEach(() => {
  isOnline = true
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  useReads.setState({}, true)
  useNetworkLost.setState(false)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  setWorldTime(null)
})

const answer = (headers: Record<string, string> = {}) => vi.stubGlobal('fetch', async () => new Response('{"data":[]}', { headers }))
const noNetwork = () =>
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no network')
  })
const read = () => act(() => send(listCategories).catch(() => undefined))
const savedAt = (...keys: (string | null)[]) => renderHook(() => useSavedAt(keys.length > 0 ? keys : ['/categories'])).result

test('[PWA-003] fresh data has no time; offline it has the time it was fetched, until the network is back', async () => {
  answer()
  await read()
  const shown = savedAt()
  expect(shown.current).toBeNull()
  isOnline = false
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(shown.current).toBe(NOW)
  isOnline = true
  act(() => void window.dispatchEvent(new Event('online')))
  expect(shown.current).toBeNull()
})

test('[PWA-003] a response stored by the service worker has its own time, even online, until a fresh one arrives', async () => {
  answer({ 'x-saved-at': String(NOW - HOUR) })
  await read()
  const shown = savedAt()
  expect(shown.current).toBe(NOW - HOUR)
  noNetwork()
  await read()
  expect(shown.current).toBe(NOW - HOUR)
  answer()
  await read()
  expect(shown.current).toBeNull()
})

test('[PWA-003] a request that fails offline keeps the older data with its time; without data there is no time', async () => {
  noNetwork()
  await read()
  expect(savedAt().current).toBeNull()
  answer()
  await read()
  vi.setSystemTime(NOW + HOUR)
  noNetwork()
  await read()
  expect(savedAt().current).toBe(NOW)
})

test('[PWA-003] the oldest time of several calls is shown', async () => {
  useReads.setState({ '/a': { at: NOW, isOld: true }, '/b': { at: NOW - HOUR, isOld: true }, '/c': { at: 1, isOld: false } })
  expect(savedAt('/a', '/b', '/c', '/d', null).current).toBe(NOW - HOUR)
})

test('[PWA-003][QA-011] in a world with another clock the time is converted to world time', async () => {
  vi.stubEnv('VITE_MOCK', '1')
  setWorldTime({ at: NOW + 48 * HOUR, speed: 0, readAt: NOW })
  answer({ 'x-saved-at': String(NOW - HOUR) })
  await read()
  expect(savedAt().current).toBe(NOW + 47 * HOUR)
})
