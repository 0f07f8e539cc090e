import { useSyncExternalStore } from 'react'
import type { ApiError } from './ApiError.ts'
import { saysOffline } from './lazyImport.ts'

/** Whether there is no network: the phone says so, or no answer came to the last call. */
export const useOffline = (error?: ApiError): boolean => useSyncExternalStore(follow, saysOffline, () => false) || error?.status === 0

function follow(changed: () => void): () => void {
  for (const event of events) window.addEventListener(event, changed)
  return () => {
    for (const event of events) window.removeEventListener(event, changed)
  }
}
const events = ['online', 'offline'] as const
