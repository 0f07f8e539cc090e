import { readText, writeText } from './storage/device.ts'

const KEY = 'token'

/** The one truth for being signed in (GEN-031, GEN-032). Without usable storage it lives as long as the tab. */
export const readToken = (): string | null => readText(KEY)
export const storeToken = (token: string | null): boolean => writeText(KEY, token)

const listeners = new Set<() => void>()

/** Called once when a call was refused with 401 and its token was still the stored one (GEN-022). */
export function onTokenRefused(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A 401 to a call that carried another token than the stored one clears nothing, so parallel ones count once (GEN-023). */
export function refuseToken(carried: string | null): void {
  if (carried === null || carried !== readToken()) return
  storeToken(null)
  for (const listener of listeners) listener()
}
