import { useEffect } from 'react'
import { create } from 'zustand'
import { randomId } from '#web/api/ids.ts'
import { onStored, readText, writeText } from '#web/api/storage/device.ts'

const TURN = 'guide-turn'
const ACTS = ['pointerdown', 'keydown', TURN] as const

/** `number:tab`. Stored beside the cart: another tab is told of both in the order they were written, so that its guide answers no cart of ours. */
const HOLDER = 'guideTurn'
const me = randomId()
/** At once and not with the next drawing: what is stored next already asks for it. `known` is the number of the last turn this tab has heard of. */
const useMine = create<{ mine: boolean; known: number }>()(() => ({ mine: true, known: 0 }))

/** Takes the turn for what this tab is about to write: between the tap and its answer another tab may have been used. */
export const takeTurn = (): void => void window.dispatchEvent(new Event(TURN))

/** The turn in which this tab writes now; it goes with what the thread tells other tabs. */
export const turnNow = (): string | null => readText(HOLDER)

/** What another tab wrote may come before the storage tells of its turn: a later turn than ours ends ours. */
export function hearTurn(turn: unknown): void {
  const { nth } = parsed(typeof turn === 'string' ? turn : null)
  if (nth > useMine.getState().known) useMine.setState({ mine: false, known: nth })
}

/**
 * True in the one tab whose guide writes: the one used last. What a tab knows of its own (a guest's add, a code sent,
 * a page half read) is not what another knows, and two guides would each take back the other's question (CHAT-003).
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

/** The window came to the front. An element of it that is given the focus is no act of the buyer: what another tab wrote may have moved it. */
function takeInFront({ target }: Event): void {
  if (target === window) take()
}

/** Where the tab that had it has gone, the first to notice takes it; of two at once the later, as both read. */
function look(): void {
  const { nth, holder } = parsed(readText(HOLDER))
  const { known } = useMine.getState()
  if (holder === null) take()
  else useMine.setState({ mine: holder === me && nth >= known, known: Math.max(nth, known) })
}

function leave(): void {
  if (parsed(readText(HOLDER)).holder === me) writeText(HOLDER, null)
}

/** One stored without a number is the first. */
function parsed(turn: string | null): { nth: number; holder: string | null } {
  const [, nth = '0', holder = turn] = /^(\d+):(.*)$/.exec(turn ?? '') ?? []
  return { nth: Number(nth), holder }
}
