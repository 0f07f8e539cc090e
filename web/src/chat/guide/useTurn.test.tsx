// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { aProduct, aUser } from '#fixtures/builders.ts'
import { useSession } from '#web/features/session/session.ts'
import { openTranscript, putEntries, useTranscript } from '../transcript/transcript.ts'
import { addFound } from './addCommands.ts'

import { hearTurn, takeTurn, turnNow, useTurn } from './useTurn.ts'

/** What another tab stores, as the browser tells of it. */
const otherTab = (holder: string | null): void =>
  act(() => {
    if (holder === null) localStorage.removeItem('guideTurn')
    else localStorage.setItem('guideTurn', holder)
    window.dispatchEvent(new StorageEvent('storage', { key: 'guideTurn', newValue: holder }))
  })

/** The turn another tab takes next. */
const after = (turn: string | null): string => `${Number.parseInt(turn ?? '0', 10) + 1}:other`

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

test('[CHAT-003][CHAT-043] what another tab wrote ends the turn here, though the storage has not told of it yet', () => {
  const { result } = renderHook(() => useTurn())
  const before = turnNow()
  const theirs = after(before)
  act(() => hearTurn(theirs))
  expect(result.current).toBe(false)
  act(() => void window.dispatchEvent(new Event('pointerdown')))
  // Messages from before our turn change nothing.
  act(() => hearTurn(before))
  act(() => hearTurn(theirs))
  expect(result.current).toBe(true)
  expect(turnNow()).not.toBe(before)
})

test('[CHAT-003][CHAT-043] a card of another tab brings its turn with it, and the guide here leaves it alone', async () => {
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

test('[CHAT-003] a focus that moves within the page is no act of the buyer; the window that comes to the front is', () => {
  const { result } = renderHook(() => useTurn())
  otherTab(after(turnNow()))
  const button = document.body.appendChild(document.createElement('button'))
  act(() => button.focus())
  expect(result.current).toBe(false)
  act(() => void window.dispatchEvent(new Event('focus')))
  expect(result.current).toBe(true)
})
