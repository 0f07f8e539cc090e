import { create } from 'zustand'

/** How much real work the thread waits for (CHAT-042). */
export const useWorking = create<{ count: number }>()(() => ({ count: 0 }))

export async function working<T>(work: () => Promise<T>): Promise<T> {
  useWorking.setState(({ count }) => ({ count: count + 1 }))
  try {
    return await work()
  } finally {
    useWorking.setState(({ count }) => ({ count: count - 1 }))
  }
}
