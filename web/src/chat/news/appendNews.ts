import { importWhenOnline } from '#web/api/lazyImport.ts'
import { withLock } from '#web/api/storage/locks.ts'
import { now } from '#web/api/time.ts'
import { threadShown } from '#web/features/payment/threadOnScreen.ts'
import { loadBundle, textsNow } from '#web/i18n/texts.ts'
import { announce } from '#web/ui/announce.ts'
import type { Card, CardOf } from '../kinds/card.ts'
import { replyText } from '../kinds/replyText.ts'
import { openThread } from '../transcript/openThread.ts'
import { currentRun } from '../transcript/runs.ts'
import { hasEntry, putEntries, useTranscript, whenLoaded, whenSaved } from '../transcript/transcript.ts'

/** Appends a message of the shop to the thread of `person`, once per id and in one tab only. The thread does not scroll (CHAT-063). */
export async function appendNews(person: string, id: string, card: Card): Promise<void> {
  await openThread(person)
  await whenLoaded()
  await withLock('thread-news', async () => {
    const { owner, entries } = useTranscript.getState()
    if (owner !== person || (await hasEntry(id))) return
    putEntries([{ id, at: now(), run: currentRun(entries), card }])
    await whenSaved()
    if (threadShown() && card.kind === 'reply') await announceNews(card)
  })
}

/** Announces the message. Loads its texts first, because the thread's first chunk does not have them. */
async function announceNews(card: CardOf<'reply'>): Promise<void> {
  await importWhenOnline(() => loadBundle('topics'))
  announce(replyText(card, textsNow('topics')) ?? '')
}
