import { create } from 'zustand'

/** How many tasks the thread is waiting for, and which cards have a running action (CHAT-042). */
export const useWorking = create<{ count: number; cards: readonly string[] }>()(() => ({ count: 0, cards: [] }))

export async function working<T>(work: () => Promise<T>): Promise<T> {
  useWorking.setState(({ count }) => ({ count: count + 1 }))
  try {
    return await work()
  } finally {
    useWorking.setState(({ count }) => ({ count: count - 1 }))
  }
}

/** Runs an action of a card, which takes no other tap until the result (CHAT-023). */
export async function workingOn<T>(entryId: string | undefined, work: () => Promise<T>): Promise<T> {
  if (entryId === undefined) return work()
  useWorking.setState(({ cards }) => ({ cards: [...cards, entryId] }))
  try {
    return await work()
  } finally {
    useWorking.setState(({ cards }) => ({ cards: cards.filter((id) => id !== entryId) }))
  }
}
