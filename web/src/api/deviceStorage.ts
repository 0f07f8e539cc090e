import { createJSONStorage } from 'zustand/middleware'

/** Local storage for persisted stores. Forbidden or full (private mode), they live in memory instead of failing. */
export const deviceStorage = createJSONStorage<unknown>(() => ({
  getItem: (name) => attempt(() => localStorage.getItem(name)),
  setItem: (name, value) => attempt(() => localStorage.setItem(name, value)),
  removeItem: (name) => attempt(() => localStorage.removeItem(name)),
}))

function attempt<T>(fn: () => T): T | null {
  try {
    return fn()
  } catch {
    return null
  }
}
