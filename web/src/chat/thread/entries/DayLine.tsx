import { MessageSeparator } from '@chatscope/chat-ui-kit-react/dist/es/MessageSeparator/MessageSeparator.js'
import { now } from '#web/api/time.ts'
import { dayOf, formatDate } from '#web/i18n/dates.ts'
import { useTexts } from '#web/i18n/texts.ts'

const DAY = 24 * 3_600_000

/** Today, yesterday or the date, in Tanzanian time (CHAT-064). */
export function DayLine({ at }: { at: number }) {
  const t = useTexts('chat')
  const today = now()
  const day = dayOf(at)
  const words = day === dayOf(today) ? t.chat.today : day === dayOf(today - DAY) ? t.chat.yesterday : formatDate(at)
  return <MessageSeparator className="day" content={words} />
}
