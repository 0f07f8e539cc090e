import { useEffect } from 'react'
import { create } from 'zustand'
import { randomId } from '#web/api/ids.ts'
import { onStored, readText, writeText } from '#web/api/storage/device.ts'

const TAKE_TURN = 'guide-turn'
const TURN_EVENTS = ['pointerdown', 'keydown', TAKE_TURN] as const

/**
 * Storage key of `number:tab`, the tab whose turn it is. Storage events keep their order, so another tab learns of the turn before it reads
 * the cart that this tab writes next.
 */
const STORED_TURN = 'guideTurn'
const tabId = randomId()
/** A store instead of React state, because the next write needs the value at once. `known` is the highest turn number this tab has seen. */
const useTurnState = create<{ mine: boolean; known: number }>()(() => ({ mine: true, known: 0 }))

/** Takes the turn for what this tab writes next: another tab may have been used between the tap and its result. */
export const takeTurn = (): void => void window.dispatchEvent(new Event(TAKE_TURN))

/** Returns the stored turn, sent to other tabs with every thread message. */
export const turnNow = (): string | null => readText(STORED_TURN)

/** Gives up the turn if a message carries a later one. The message may arrive before the storage event. */
export function receiveTurn(turn: unknown): void {
  const { nth } = parsed(typeof turn === 'string' ? turn : null)
  if (nth > useTurnState.getState().known) useTurnState.setState({ mine: false, known: nth })
}

/**
 * Returns true in the one tab whose guide may write: the one used last. Tabs have state of their own (a guest's add, a sent
 * code, a half-loaded page), and two guides would undo each other's questions (CHAT-003).
 */
export function useTurn(): boolean {
  useEffect(() => {
    claim()
    const stop = onStored(STORED_TURN, readStoredTurn)
    for (const act of TURN_EVENTS) window.addEventListener(act, claim, true)
    window.addEventListener('focus', claimOnWindowFocus)
    window.addEventListener('pagehide', release)
    return () => {
      stop()
      for (const act of TURN_EVENTS) window.removeEventListener(act, claim, true)
      window.removeEventListener('focus', claimOnWindowFocus)
      window.removeEventListener('pagehide', release)
      release()
    }
  }, [])
  return useTurnState(({ mine }) => mine)
}

function claim(): void {
  const { nth, holder } = parsed(readText(STORED_TURN))
  const { known } = useTurnState.getState()
  const isOurs = holder === tabId && nth >= known
  const next = isOurs ? nth : Math.max(nth, known) + 1
  if (!isOurs) writeText(STORED_TURN, `${next}:${tabId}`)
  useTurnState.setState({ mine: true, known: next })
}

/** The window got the focus. Focus on an element inside it does not count: another tab may have moved that. */
function claimOnWindowFocus({ target }: Event): void {
  if (target === window) claim()
}

/** If the active tab closed, the first tab to notice takes over; on a tie the later write wins. */
function readStoredTurn(): void {
  const { nth, holder } = parsed(readText(STORED_TURN))
  const { known } = useTurnState.getState()
  if (holder === null) claim()
  else useTurnState.setState({ mine: holder === tabId && nth >= known, known: Math.max(nth, known) })
}

function release(): void {
  if (parsed(readText(STORED_TURN)).holder === tabId) writeText(STORED_TURN, null)
}

/** A turn stored without a number counts as 0. */
function parsed(turn: string | null): { nth: number; holder: string | null } {
  const [, nth = '0', holder = turn] = /^(\d+):(.*)$/.exec(turn ?? '') ?? []
  return { nth: Number(nth), holder }
}
