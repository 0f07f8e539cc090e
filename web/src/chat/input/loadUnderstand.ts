import { importFiles } from '#web/api/lazyImport.ts'
import type { understand } from './understand/understand.ts'

let loaded: Promise<typeof understand> | null = null

/** Brings the parser with its words: at the first touch of the message box, at the latest with a line; a failure is tried again. */
export function loadUnderstand(): Promise<typeof understand> {
  loaded ??= importFiles(() => import('./understand/understand.ts')).then(
    (parser) => parser.understand,
    (error: unknown) => {
      loaded = null
      throw error
    },
  )
  return loaded
}
