import { randomId } from '#web/api/ids.ts'
import { importWhenOnline, seemsOffline } from '#web/api/lazyImport.ts'
import { replaceText, storedNames } from '#web/api/storage/device.ts'
import { now } from '#web/api/time.ts'
import { personNow } from '#web/features/session/person.ts'
import { say } from '../guide/say.ts'
import { append } from '../transcript/append.ts'
import { useTranscript } from '../transcript/transcript.ts'
import { MOST_WAITING } from './limits.ts'
import { showConnection } from './showConnection.ts'
import { useMarks } from './waitingMarks.ts'

const OUTBOX = 'outbox:thread:'
/** With this many digits a line may hold a PIN or code, which only the message handler can mask (CHAT-129). */
const SECRET_FROM = 4

/**
 * Stores a line whose handler could not load offline, in the format of the outbox (CHAT-067). Returns false if the line may
 * hold a secret, too many lines wait, or the device is online.
 */
export function storeUnhandledLine(text: string): boolean {
  const digits = text.match(/\p{N}/gu)?.length ?? 0
  if (!seemsOffline() || digits >= SECRET_FROM || waitingNames().length >= MOST_WAITING) return false
  append({ kind: 'said', text })
  storeForOutbox(useTranscript.getState().entries.findLast(({ card }) => card.kind === 'said')?.id ?? '', text)
  return true
}

/** Stores a masked line in the format of the outbox. */
export function storeForOutbox(lane: string, text: string): void {
  const before = waitingNames().length
  if (before >= MOST_WAITING) return say('outboxFull', String(MOST_WAITING))
  const item = { owner: personNow() ?? 'guest', lane, at: now(), place: now() + before, tries: 0, body: { kind: 'line', text } }
  // If the outbox is already loaded, `replaceText` makes it read its items again.
  replaceText(OUTBOX + randomId(), JSON.stringify(item))
  useMarks.setState({ [lane]: 'waiting' })
  showConnection()
  void importWhenOnline(() => import('./startOutbox.ts')).then(({ startOutbox }) => startOutbox())
}

/** Returns the storage keys of everything that waits. */
export const waitingNames = (): string[] => storedNames().filter((name) => name.startsWith(OUTBOX))
