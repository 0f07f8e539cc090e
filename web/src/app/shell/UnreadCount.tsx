import { useUnreadCount } from '#web/chat/transcript/unread.ts'
import { fillCount } from '#web/i18n/fillCount.ts'
import { useTexts } from '#web/i18n/texts.ts'

/** The number of unread messages on a link to the thread; nothing at 0 (CHAT-005). */
export function UnreadCount() {
  const t = useTexts()
  const n = useUnreadCount()
  if (n === 0) return null
  return (
    <>
      <span className="count unread" aria-hidden="true">
        {n}
      </span>
      <span className="visually-hidden">, {fillCount(t.header.unread, { n })}</span>
    </>
  )
}
