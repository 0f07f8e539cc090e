// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { aProduct, aUser } from '#fixtures/builders.ts'
import { useSession } from '#web/features/session/session.ts'
import { putEntries, useTranscript } from '../transcript/transcript.ts'
import { addFound } from './commands.ts'
import { takeTurn, useTurn } from './useTurn.ts'

/** What another tab stores, as the browser tells of it. */
const otherTab = (holder: string | null): void =>
  act(() => {
    if (holder === null) localStorage.removeItem('guideTurn')
    else localStorage.setItem('guideTurn', holder)
    window.dispatchEvent(new StorageEvent('storage', { key: 'guideTurn', newValue: holder }))
  })

test('[CHAT-003] of two tabs only the one used last guides; when it leaves, the other does', () => {
  const { result } = renderHook(() => useTurn())
  expect(result.current).toBe(true)
  otherTab('other')
  expect(result.current).toBe(false)
  otherTab(null)
  expect(result.current).toBe(true)
  expect(localStorage.getItem('guideTurn')).toMatch(/./)
})

test('[CHAT-003] of two that take it at once the one that is stored has it', () => {
  const { result } = renderHook(() => useTurn())
  const mine = localStorage.getItem('guideTurn')
  otherTab('other')
  otherTab(mine)
  expect(result.current).toBe(true)
})

test('[CHAT-003] a tap takes the turn back, and a tab that leaves gives it up', () => {
  const { result, unmount } = renderHook(() => useTurn())
  otherTab('other')
  act(() => void window.dispatchEvent(new Event('keydown')))
  expect(result.current).toBe(true)
  expect(localStorage.getItem('guideTurn')).not.toBe('other')
  unmount()
  expect(localStorage.getItem('guideTurn')).toBeNull()
})

test('[CHAT-003][CHAT-043] what a tab writes late takes the turn, though another was used meanwhile', () => {
  const { result } = renderHook(() => useTurn())
  otherTab('other')
  act(() => takeTurn())
  expect(result.current).toBe(true)
  expect(localStorage.getItem('guideTurn')).not.toBe('other')
})

test('[CHAT-043] the turn is stored before the cart: another tab is told of both in this order, and its guide answers no cart of ours', async () => {
  useTranscript.setState({ owner: 'guest', entries: [], loaded: true })
  putEntries([{ id: 'e1', at: 1, run: 1, card: { kind: 'products', search: 'changu' } }])
  useSession.setState({ token: 't', user: aUser() })
  renderHook(() => useTurn())
  localStorage.setItem('guideTurn', 'other')
  const stored = vi.spyOn(Storage.prototype, 'setItem')
  await act(() => addFound(aProduct(), 1))
  const names = stored.mock.calls.map(([name]) => name).filter((name) => name === 'guideTurn' || name === 'cart')
  expect(names).toEqual(['guideTurn', 'cart'])
})
