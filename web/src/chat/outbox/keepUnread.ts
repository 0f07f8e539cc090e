import { randomId } from '#web/api/ids.ts'
import { importWhenOnline, saysOffline } from '#web/api/lazyImport.ts'
import { storedNames, writeText } from '#web/api/storage/device.ts'
import { now } from '#web/api/time.ts'
import { personNow } from '#web/features/session/person.ts'
import { append } from '../transcript/append.ts'
import { useTranscript } from '../transcript/transcript.ts'
import { MOST_WAITING } from './limits.ts'
import { showConnection } from './showConnection.ts'
import { useMarks } from './waitingMarks.ts'

const OUTBOX = 'outbox:thread:'
/** With as many a line may hold a PIN or a code, which only its reader can mask (CHAT-129). */
const SECRET_FROM = 4

/**
 * Keeps a line whose reader could not come for want of a network, as the outbox will find it when its own code is there (CHAT-067).
 * False where it stays with its writer: it may hold a secret, too many wait, or there is a network after all.
 */
export function keepUnread(text: string): boolean {
  const digits = text.match(/\p{N}/gu)?.length ?? 0
  const before = storedNames().filter((name) => name.startsWith(OUTBOX)).length
  if (!saysOffline() || digits >= SECRET_FROM || before >= MOST_WAITING) return false
  append({ kind: 'said', text })
  const lane = useTranscript.getState().entries.findLast(({ card }) => card.kind === 'said')?.id ?? ''
  const item = { owner: personNow() ?? 'guest', lane, at: now(), place: now() + before, tries: 0, body: { kind: 'line', text } }
  writeText(OUTBOX + randomId(), JSON.stringify(item))
  useMarks.setState({ [lane]: 'waiting' })
  showConnection()
  void importWhenOnline(() => import('./startOutbox.ts')).then(({ startOutbox }) => startOutbox())
  return true
}
