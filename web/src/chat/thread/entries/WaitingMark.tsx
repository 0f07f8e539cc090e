import { useTexts } from '#web/i18n/texts.ts'
import { useMarks } from '../../outbox/waitingMarks.ts'

/** Marks an entry that waits for the network or was not sent (CHAT-067). */
export function WaitingMark({ entryId }: { entryId: string }) {
  const t = useTexts('chat')
  const mark = useMarks((marks) => marks[entryId])
  if (mark === undefined) return null
  return <small className="waiting-mark">{mark === 'failed' ? t.chat.notSent : t.chat.waitingToSend}</small>
}
