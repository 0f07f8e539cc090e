import { withTexts } from '#web/i18n/texts.ts'
import type * as reply from './replyTo.ts'

let loaded: Promise<typeof reply> | null = null

/** Loads the parser and the replies with their texts; called when the message box is first used. Retries after a failure. */
export function loadReply(): Promise<typeof reply> {
  loaded ??= withTexts(() => import('./replyTo.ts'), 'topics', 'chat', 'payment').catch((error: unknown) => {
    loaded = null
    throw error
  })
  return loaded
}
