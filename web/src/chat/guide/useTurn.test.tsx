// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { takeTurn, useTurn } from './useTurn.ts'

const open = new Set<Channel>()
class Channel {
  onmessage: (event: { data: unknown }) => void = () => {}
  constructor() {
    open.add(this)
  }
  postMessage(data: unknown) {
    for (const other of open) if (other !== this) other.onmessage({ data })
  }
  close() {
    open.delete(this)
  }
}

test('[CHAT-003] of two tabs only the one used last guides; when it leaves, the other does', () => {
  vi.stubGlobal('BroadcastChannel', Channel)
  const first = renderHook(() => useTurn())
  expect(first.result.current).toBe(true)
  const second = renderHook(() => useTurn())
  expect([first.result.current, second.result.current]).toEqual([false, true])
  act(() => second.unmount())
  expect(first.result.current).toBe(true)
})

test('[CHAT-003] a tap takes the turn back', () => {
  vi.stubGlobal('BroadcastChannel', Channel)
  const { result } = renderHook(() => useTurn())
  const other = new Channel()
  act(() => other.postMessage('taken'))
  expect(result.current).toBe(false)
  const told = vi.fn()
  other.onmessage = ({ data }) => told(data)
  act(() => void window.dispatchEvent(new Event('keydown')))
  expect(result.current).toBe(true)
  expect(told).toHaveBeenCalledWith('taken')
})

test('[CHAT-003][CHAT-043] what a tab writes late takes the turn, though another was used meanwhile', () => {
  vi.stubGlobal('BroadcastChannel', Channel)
  const { result } = renderHook(() => useTurn())
  const other = new Channel()
  const told = vi.fn()
  other.onmessage = ({ data }) => told(data)
  act(() => other.postMessage('taken'))
  act(() => takeTurn())
  expect(result.current).toBe(true)
  expect(told).toHaveBeenCalledWith('taken')
})
