import { MessageSeparator } from '@chatscope/chat-ui-kit-react/dist/es/MessageSeparator/MessageSeparator.js'
import { useNow } from '#web/api/time.ts'
import { dayOf, formatDate } from '#web/i18n/dates.ts'
import { useTexts } from '#web/i18n/texts.ts'

const MINUTE = 60_000
const DAY = 24 * 3_600_000

/** Shows today, yesterday or the date, in Tanzanian time (CHAT-064). */
export function DayLine({ at }: { at: number }) {
  const t = useTexts('chat')
  const today = useNow(MINUTE)
  const day = dayOf(at)
  const words = day === dayOf(today) ? t.chat.today : day === dayOf(today - DAY) ? t.chat.yesterday : formatDate(at)
  return <MessageSeparator content={words} />
}
