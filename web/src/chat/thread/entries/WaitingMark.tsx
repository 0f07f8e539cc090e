import { now } from '#web/api/time.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { stateOf } from '../../outbox/limits.ts'
import { outbox } from '../../outbox/threadOutbox.ts'

/** Beside what has not gone out yet (CHAT-067). */
export function WaitingMark({ entryId }: { entryId: string }) {
  const t = useTexts('chat')
  const item = outbox.useItems((items) => items.find(({ lane }) => lane === entryId))
  if (!item) return null
  return <small className="waiting-mark">{stateOf(item, now()) === 'failed' ? t.chat.notSent : t.chat.waitingToSend}</small>
}
