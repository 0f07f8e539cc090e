import { withTexts } from '#web/i18n/texts.ts'
import type * as reply from './replyTo.ts'

let loaded: Promise<typeof reply> | null = null

/** Brings the parser, its words and the answers: at the first touch of the message box, at the latest with a line; a failure is tried again. */
export function loadReply(): Promise<typeof reply> {
  loaded ??= withTexts(() => import('./replyTo.ts'), 'topics', 'chat', 'payment').catch((error: unknown) => {
    loaded = null
    throw error
  })
  return loaded
}
