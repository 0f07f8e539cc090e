import { useSyncExternalStore } from 'react'
import type { ApiError } from './ApiError.ts'
import { saysOffline, serverAnswers } from './lazyImport.ts'

/** Whether there is no network: the phone says so, or no answer came to the last call. */
export const useOffline = (error?: ApiError): boolean => useSyncExternalStore(follow, saysOffline, () => false) || error?.status === 0

/** Asked before what needs a network: beside a server on the same machine the phone may say wrongly that there is none. */
export const isCutOff = async (): Promise<boolean> => saysOffline() && !(await serverAnswers())

function follow(changed: () => void): () => void {
  for (const event of events) window.addEventListener(event, changed)
  return () => {
    for (const event of events) window.removeEventListener(event, changed)
  }
}
const events = ['online', 'offline'] as const
