import { createJSONStorage } from 'zustand/middleware'

/** Local storage for persisted stores. Forbidden or full (private mode), they live in memory instead of failing. */
export const deviceStorage = createJSONStorage<unknown, void>(() => ({
  getItem: (name) => attempt(() => localStorage.getItem(name)),
  setItem: (name, value) => void attempt(() => localStorage.setItem(name, value)),
  removeItem: (name) => void attempt(() => localStorage.removeItem(name)),
}))

function attempt<T>(fn: () => T): T | null {
  try {
    return fn()
  } catch {
    return null
  }
}
