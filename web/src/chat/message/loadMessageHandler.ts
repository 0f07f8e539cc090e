import { importFiles } from '#web/api/lazyImport.ts'
import type * as typed from './handleMessage.ts'

let loaded: Promise<typeof typed> | null = null

/** Brings what reads a typed line or a digit first; at the first touch of the message box or of a key. A failure is tried again. */
export function loadMessageHandler(): Promise<typeof typed> {
  loaded ??= importFiles(() => import('./handleMessage.ts')).catch((error: unknown) => {
    loaded = null
    throw error
  })
  return loaded
}
