import { importFiles } from '#web/api/lazyImport.ts'
import type * as typed from './handleMessage.ts'

let loaded: Promise<typeof typed> | null = null

/** Loads the code that handles a typed line or digit; called when the message box or a key is first used. Retries after a failure. */
export function loadMessageHandler(): Promise<typeof typed> {
  loaded ??= importFiles(() => import('./handleMessage.ts')).catch((error: unknown) => {
    loaded = null
    throw error
  })
  return loaded
}
