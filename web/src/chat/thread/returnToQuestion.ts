import { create } from 'zustand'
import { useTranscript } from '../transcript/transcript.ts'

/** How often the buyer asked to be led back to the open question, and the newest entry then: nothing before it is looked at any more (CHAT-133). */
export const useReturns = create<{ count: number; newest: string | null }>()(() => ({ count: 0, newest: null }))

export function returnToQuestion(): void {
  const newest = useTranscript.getState().entries.at(-1)?.id ?? null
  useReturns.setState(({ count }) => ({ count: count + 1, newest }))
}
