import { importWhenOnline } from '#web/api/lazyImport.ts'
import { withTexts } from '#web/i18n/texts.ts'
import type { Wish } from '../cards/card.ts'
import type * as reply from './reply/replyTo.ts'

let loaded: Promise<typeof reply> | null = null

/** Brings the parser, its words and the answers: at the first touch of the message box, at the latest with a line; a failure is tried again. */
export function loadReply(): Promise<typeof reply> {
  loaded ??= withTexts(() => import('./reply/replyTo.ts'), 'topics', 'chat', 'payment').catch((error: unknown) => {
    loaded = null
    throw error
  })
  return loaded
}

/** What else the line named, once the fish asked about is in the cart (CHAT-134). */
export async function continueAfter(isIn: boolean, wishes: readonly Wish[] | undefined): Promise<void> {
  if (isIn && wishes) await (await importWhenOnline(loadReply)).continueWith(wishes)
}
