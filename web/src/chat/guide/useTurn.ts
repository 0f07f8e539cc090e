import { useEffect } from 'react'
import { create } from 'zustand'
import { randomId } from '#web/api/ids.ts'
import { onStored, readText, writeText } from '#web/api/storage/device.ts'

const TURN = 'guide-turn'
const ACTS = ['pointerdown', 'keydown', TURN] as const

/** Storage key of `number:tab`, the tab whose turn it is. Storage events keep their order, so another tab reads the turn before the cart we write next. */
const HOLDER = 'guideTurn'
const me = randomId()
/** A store instead of React state, because the next write needs the value at once. `known` is the highest turn number this tab has seen. */
const useMine = create<{ mine: boolean; known: number }>()(() => ({ mine: true, known: 0 }))

/** Takes the turn for what this tab writes next: another tab may have been used between the tap and its result. */
export const takeTurn = (): void => void window.dispatchEvent(new Event(TURN))

/** Returns the stored turn, sent to other tabs with every thread message. */
export const turnNow = (): string | null => readText(HOLDER)

/** Gives up the turn if a message carries a later one. The message may arrive before the storage event. */
export function hearTurn(turn: unknown): void {
  const { nth } = parsed(typeof turn === 'string' ? turn : null)
  if (nth > useMine.getState().known) useMine.setState({ mine: false, known: nth })
}

/**
 * Returns true in the one tab whose guide may write: the one used last. Tabs have state of their own (a guest's add, a sent
 * code, a half-loaded page), and two guides would undo each other's questions (CHAT-003).
 */
export function useTurn(): boolean {
  useEffect(() => {
    take()
    const stop = onStored(HOLDER, look)
    for (const act of ACTS) window.addEventListener(act, take, true)
    window.addEventListener('focus', takeInFront)
    window.addEventListener('pagehide', leave)
    return () => {
      stop()
      for (const act of ACTS) window.removeEventListener(act, take, true)
      window.removeEventListener('focus', takeInFront)
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
  return useMine(({ mine }) => mine)
}

function take(): void {
  const { nth, holder } = parsed(readText(HOLDER))
  const { known } = useMine.getState()
  const isHeld = holder === me && nth >= known
  const next = isHeld ? nth : Math.max(nth, known) + 1
  if (!isHeld) writeText(HOLDER, `${next}:${me}`)
  useMine.setState({ mine: true, known: next })
}

/** The window got the focus. Focus on an element inside it does not count: another tab may have moved that. */
function takeInFront({ target }: Event): void {
  if (target === window) take()
}

/** If the active tab closed, the first tab to notice takes over; on a tie the later write wins. */
function look(): void {
  const { nth, holder } = parsed(readText(HOLDER))
  const { known } = useMine.getState()
  if (holder === null) take()
  else useMine.setState({ mine: holder === me && nth >= known, known: Math.max(nth, known) })
}

function leave(): void {
  if (parsed(readText(HOLDER)).holder === me) writeText(HOLDER, null)
}

/** A turn stored without a number counts as 0. */
function parsed(turn: string | null): { nth: number; holder: string | null } {
  const [, nth = '0', holder = turn] = /^(\d+):(.*)$/.exec(turn ?? '') ?? []
  return { nth: Number(nth), holder }
}
