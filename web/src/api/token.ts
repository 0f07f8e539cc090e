import { readText, writeText } from './storage/device.ts'

const KEY = 'token'

/** The stored token; a user is signed in if there is one (GEN-031, GEN-032). If storage is blocked, it is kept until the tab closes. */
export const readToken = (): string | null => readText(KEY)
export const storeToken = (token: string | null): boolean => writeText(KEY, token)

const listeners = new Set<() => void>()

/** Adds a listener that is called when a 401 has removed the stored token (GEN-022). Returns a function that removes it. */
export function onTokenRefused(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Removes the token after a 401. Does nothing if the call had another token, so parallel 401s count once (GEN-023). */
export function refuseToken(carried: string | null): void {
  if (carried === null || carried !== readToken()) return
  storeToken(null)
  for (const listener of listeners) listener()
}
