import { useEffect } from 'react'
import { create } from 'zustand'
import { randomId } from '#web/api/ids.ts'
import { onStored, readText, writeText } from '#web/api/storage/device.ts'

const TURN = 'guide-turn'
const ACTS = ['pointerdown', 'keydown', 'focus', TURN] as const

/** Stored beside the cart and not sent: another tab is told of both in the order they were written, so that its guide answers no cart of ours. */
const HOLDER = 'guideTurn'
const me = randomId()
/** At once and not with the next drawing: what is stored next already asks for it. */
const useMine = create<{ mine: boolean }>()(() => ({ mine: true }))

/** Takes the turn for what this tab is about to write: between the tap and its answer another tab may have been used. */
export const takeTurn = (): void => void window.dispatchEvent(new Event(TURN))

/**
 * True in the one tab whose guide writes: the one used last. What a tab knows of its own (a guest's add, a code sent,
 * a page half read) is not what another knows, and two guides would each take back the other's question (CHAT-003).
 */
export function useTurn(): boolean {
  useEffect(() => {
    take()
    const stop = onStored(HOLDER, look)
    for (const act of ACTS) window.addEventListener(act, take, true)
    window.addEventListener('pagehide', leave)
    return () => {
      stop()
      for (const act of ACTS) window.removeEventListener(act, take, true)
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
  return useMine(({ mine }) => mine)
}

function take(): void {
  if (readText(HOLDER) !== me) writeText(HOLDER, me)
  useMine.setState({ mine: true })
}

/** Where the tab that had it has gone, the first to notice takes it; of two at once the later, as both read. */
function look(): void {
  const holder = readText(HOLDER)
  if (holder === null) take()
  else useMine.setState({ mine: holder === me })
}

function leave(): void {
  if (readText(HOLDER) === me) writeText(HOLDER, null)
}
