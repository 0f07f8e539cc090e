import { useSyncExternalStore } from 'react'
import type { ApiError } from './ApiError.ts'
import { isServerReachable, seemsOffline } from './lazyImport.ts'

/** Whether the device reports no network, or the last call got no response. */
export const useOffline = (error?: ApiError): boolean => useSyncExternalStore(follow, seemsOffline, () => false) || error?.status === 0

/**
 * True if the device reports no network and the server cannot be reached. The second check is needed because the server may run on the
 * same machine. Call this before an action that needs the network.
 */
export const isServerUnreachable = async (): Promise<boolean> => seemsOffline() && !(await isServerReachable())

function follow(changed: () => void): () => void {
  for (const event of events) window.addEventListener(event, changed)
  return () => {
    for (const event of events) window.removeEventListener(event, changed)
  }
}
const events = ['online', 'offline'] as const
