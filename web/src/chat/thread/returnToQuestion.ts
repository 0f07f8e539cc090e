import { create } from 'zustand'

/** How often the buyer asked to be led back to the open question (CHAT-133). */
export const useReturns = create<{ count: number }>()(() => ({ count: 0 }))
export const returnToQuestion = (): void => useReturns.setState(({ count }) => ({ count: count + 1 }))
