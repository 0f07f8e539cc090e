// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { aProduct, aUser } from '#fixtures/builders.ts'
import { useSession } from '#web/features/session/session.ts'
import { addFound } from '../guide/addCommands.ts'
import { openTranscript, putEntries, useTranscript } from './transcript.ts'
import { receiveTurn, takeTurn, turnNow, useTurn } from './useTurn.ts'

/** Stores what another tab stores, and fires the storage event. */
const otherTab = (holder: string | null): void =>
  act(() => {
    if (holder === null) localStorage.removeItem('guideTurn')
    else localStorage.setItem('guideTurn', holder)
    window.dispatchEvent(new StorageEvent('storage', { key: 'guideTurn', newValue: holder }))
  })

/** Returns the next turn, held by another tab. */
const after = (turn: string | null): string => `${Number.parseInt(turn ?? '0', 10) + 1}:other`

test('[CHAT-003] only the tab used last guides; when it closes, the other one does', () => {
  const { result } = renderHook(() => useTurn())
  expect(result.current).toBe(true)
  otherTab('other')
  expect(result.current).toBe(false)
  otherTab(null)
  expect(result.current).toBe(true)
  expect(localStorage.getItem('guideTurn')).toMatch(/./)
})

test('[CHAT-003] of two tabs that take the turn at once, the stored one has it', () => {
  const { result } = renderHook(() => useTurn())
  const mine = localStorage.getItem('guideTurn')
  otherTab('other')
  otherTab(mine)
  expect(result.current).toBe(true)
})

test('[CHAT-003] a key press takes the turn back, and a closing tab gives it up', () => {
  const { result, unmount } = renderHook(() => useTurn())
  otherTab('other')
  act(() => void window.dispatchEvent(new Event('keydown')))
  expect(result.current).toBe(true)
  expect(localStorage.getItem('guideTurn')).not.toBe('other')
  unmount()
  expect(localStorage.getItem('guideTurn')).toBeNull()
})

test('[CHAT-003][CHAT-043] a late write takes the turn, even if another tab was used meanwhile', () => {
  const { result } = renderHook(() => useTurn())
  otherTab('other')
  act(() => takeTurn())
  expect(result.current).toBe(true)
  expect(localStorage.getItem('guideTurn')).not.toBe('other')
})

test("[CHAT-043] the turn is stored before the cart, so that another tab's guide does not react to it", async () => {
  useTranscript.setState({ owner: 'guest', entries: [], loaded: true })
  putEntries([{ id: 'e1', at: 1, run: 1, card: { kind: 'products', search: 'changu' } }])
  useSession.setState({ token: 't', user: aUser() })
  renderHook(() => useTurn())
  localStorage.setItem('guideTurn', 'other')
  const stored = vi.spyOn(Storage.prototype, 'setItem')
  await act(() => addFound([{ product: aProduct(), quantity: 1, isChosen: false }]))
  const names = stored.mock.calls.map(([name]) => name).filter((name) => name === 'guideTurn' || name === 'cart')
  expect(names).toEqual(['guideTurn', 'cart'])
})

test("[CHAT-003][CHAT-043] a message with a later turn ends this tab's turn before the storage event arrives", () => {
  const { result } = renderHook(() => useTurn())
  const before = turnNow()
  const theirs = after(before)
  act(() => receiveTurn(theirs))
  expect(result.current).toBe(false)
  act(() => void window.dispatchEvent(new Event('pointerdown')))
  // A message with an older turn changes nothing.
  act(() => receiveTurn(before))
  act(() => receiveTurn(theirs))
  expect(result.current).toBe(true)
  expect(turnNow()).not.toBe(before)
})

test("[CHAT-003][CHAT-043] entries from another tab carry its turn, and this tab's guide does not answer them", async () => {
  let receive: (message: { data: unknown }) => void = () => {}
  class Channel {
    set onmessage(listener: typeof receive) {
      receive = listener
    }
    postMessage() {}
  }
  vi.stubGlobal('BroadcastChannel', Channel)
  await openTranscript('asha')
  const { result } = renderHook(() => useTurn())
  act(() => receive({ data: { owner: 'asha', entries: [], turn: after(turnNow()) } }))
  expect(result.current).toBe(false)
})

test('[CHAT-003] focus moving inside the page does not take the turn; the window coming to the front does', () => {
  const { result } = renderHook(() => useTurn())
  otherTab(after(turnNow()))
  const button = document.body.appendChild(document.createElement('button'))
  act(() => button.focus())
  expect(result.current).toBe(false)
  act(() => void window.dispatchEvent(new Event('focus')))
  expect(result.current).toBe(true)
})
