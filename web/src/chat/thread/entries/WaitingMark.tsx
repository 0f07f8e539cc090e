import { useTexts } from '#web/i18n/texts.ts'
import { useMarks } from '../../outbox/waitingMarks.ts'

/** Beside what has not gone out yet (CHAT-067). */
export function WaitingMark({ entryId }: { entryId: string }) {
  const t = useTexts('chat')
  const mark = useMarks((marks) => marks[entryId])
  if (mark === undefined) return null
  return <small className="waiting-mark">{mark === 'failed' ? t.chat.notSent : t.chat.waitingToSend}</small>
}
