// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listCategories } from '#contract/catalogue.ts'
import { getProfile } from '#contract/session.ts'
import { send } from './client.ts'
import { useNetworkLost, useOffline } from './useOffline.ts'
import { useOfflineProbed } from './useOfflineProbed.ts'

let isOnline: boolean
beforeEach(() => {
  isOnline = true
  vi.useFakeTimers()
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  useNetworkLost.setState(false)
})
afterEach(() => void vi.useRealTimers())

const answer = (status: number, headers: Record<string, string> = {}) =>
  vi.stubGlobal('fetch', async () => new Response('{"data":[]}', { status, headers }))
const noNetwork = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
const call = () => act(() => send(listCategories).catch(() => undefined))
const event = (name: 'online' | 'offline') => {
  isOnline = name === 'online'
  act(() => void window.dispatchEvent(new Event(name)))
}

test('[CHAT-185] a call without a response means that the network is lost, until a call gets one', async () => {
  const { result } = renderHook(() => useOffline())
  expect(result.current).toBe(false)
  noNetwork()
  await call()
  expect(result.current).toBe(true)
  // The worker replied with what it has stored, which says nothing about the network.
  answer(200, { 'x-saved-at': '1' })
  await call()
  expect(result.current).toBe(true)
  answer(503)
  await call()
  expect(result.current).toBe(false)
})

test('[CHAT-185] the device’s own word counts at once, also where a call had failed before', async () => {
  const { result } = renderHook(() => useOffline())
  event('offline')
  expect(result.current).toBe(true)
  noNetwork()
  await call()
  event('online')
  expect(result.current).toBe(false)
})

test('[CHAT-185] a call during which the device lost or found the network says nothing about the network', async () => {
  const { result } = renderHook(() => useOffline())
  const onItsWay = () => {
    let end: (outcome: Response | Promise<never>) => void = () => {}
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (end = resolve)))
    const sent = send(listCategories).catch(() => undefined)
    return (outcome: Response | Promise<never>) => (end(outcome), act(() => sent))
  }
  const reply = onItsWay()
  event('offline')
  await reply(new Response('{"data":[]}'))
  expect(result.current).toBe(true)
  // The server may run on a device without a network: a call that starts now decides.
  answer(200)
  await call()
  expect(result.current).toBe(false)
  event('offline')
  const fail = onItsWay()
  event('online')
  await fail(Promise.reject(new TypeError('no network')))
  expect(result.current).toBe(false)
})

test('[CHAT-185] a call that takes too long, or that its screen no longer needs, does not mean that the network is lost', async () => {
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((_resolve, fail) => signal?.addEventListener('abort', () => fail(new TypeError('aborted')))),
  )
  const { result } = renderHook(() => useOffline())
  const slow = send(listCategories).catch(() => undefined)
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  await slow
  const left = new AbortController()
  const unneeded = send(getProfile, { signal: left.signal }).catch(() => undefined)
  left.abort()
  await unneeded
  expect(result.current).toBe(false)
})

test('[CHAT-185] a shown line asks the server every 10 s, and only while the network is lost', async () => {
  const fetched = vi.fn(() => Promise.reject(new TypeError('no network')))
  vi.stubGlobal('fetch', fetched)
  const { result } = renderHook(() => useOfflineProbed())
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000))
  await pass(60)
  expect(fetched).not.toHaveBeenCalled()
  await call()
  await pass(20)
  expect([result.current, fetched.mock.calls.length]).toEqual([true, 3])
  answer(200)
  await pass(10)
  expect(result.current).toBe(false)
})
