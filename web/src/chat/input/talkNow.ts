import { create } from 'zustand'
import type { Card } from '../cards/card.ts'
import type { Facts } from '../guide/facts.ts'

/** What the thread on the screen asks now, for a line that is answered later than it was typed; null without a thread. */
export const useTalkNow = create<{ shown: { readonly live: Card | null; readonly facts: Facts | null } | null }>()(() => ({ shown: null }))
