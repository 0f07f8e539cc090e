import { create } from 'zustand'
import type { Card } from '../cards/card.ts'
import type { Facts } from '../guide/facts.ts'

interface TalkNow {
  /** What the thread on the screen asks now, for a line that is answered later than it was typed; null without a thread. */
  readonly shown: { readonly live: Card | null; readonly facts: Facts | null } | null
  /** Answers a line that has waited for the network; false where there is still none, or no thread. */
  readonly answer: (line: string) => Promise<boolean>
}

export const useTalkNow = create<TalkNow>()(() => ({ shown: null, answer: async () => false }))

/** The thread on the screen knows the facts, or none is there that could. */
export const areFactsKnown = (): boolean => useTalkNow.getState().shown?.facts !== null

export async function untilFactsKnown(): Promise<void> {
  if (areFactsKnown()) return
  await new Promise<void>((resolve) => {
    const stop = useTalkNow.subscribe(() => {
      if (!areFactsKnown()) return
      stop()
      resolve()
    })
  })
}
