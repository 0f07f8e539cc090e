import { useEffect, useEffectEvent, useRef } from 'react'
import { create } from 'zustand'
import { useTranscript } from '../transcript/transcript.ts'

/** How often the buyer asked to be led back to the open question, and the newest entry then: nothing before it is looked at any more (CHAT-133). */
export const useReturns = create<{ count: number; newest: string | null }>()(() => ({ count: 0, newest: null }))

export function returnToQuestion(): void {
  const newest = useTranscript.getState().entries.at(-1)?.id ?? null
  useReturns.setState(({ count }) => ({ count: count + 1, newest }))
}

/** Runs `lead` each time the buyer asks to be led back, and not for what was asked before the thread was drawn. */
export function useLedBack(lead: () => void): void {
  const count = useReturns((returns) => returns.count)
  const done = useRef(count)
  const go = useEffectEvent(lead)
  useEffect(() => {
    if (count === done.current) return
    done.current = count
    go()
  }, [count])
}
