import { create } from 'zustand'
import type { Card } from '../kinds/card.ts'
import type { Facts } from './facts.ts'

interface CurrentThread {
  /** The current question and facts, for a line handled later than it was typed; null while no thread is open. */
  readonly shown: { readonly live: Card | null; readonly facts: Facts | null } | null
  /** Handles a line that waited for the network. Returns false while offline or without a thread. */
  readonly answer: (line: string) => Promise<boolean>
}

export const useCurrentThread = create<CurrentThread>()(() => ({ shown: null, answer: async () => false }))

/** Returns whether the facts are loaded; true as well if no thread is open. */
export const areFactsKnown = (): boolean => useCurrentThread.getState().shown?.facts !== null

export async function untilFactsKnown(): Promise<void> {
  if (areFactsKnown()) return
  await new Promise<void>((resolve) => {
    const stop = useCurrentThread.subscribe(() => {
      if (!areFactsKnown()) return
      stop()
      resolve()
    })
  })
}
