import { memo } from 'react'
import { Link } from 'react-router-dom'
import { CardView } from '#web/chat/cards/CardView.tsx'
import { guideText } from '#web/chat/guide/guideTexts.ts'
import { isKnown } from '#web/chat/kinds/card.ts'
import { hasRole, isOfJourney } from '#web/chat/kinds/kinds.ts'
import { useMarks } from '#web/chat/outbox/waitingMarks.ts'
import type { Entry } from '#web/chat/transcript/entry.ts'
import { formatTime } from '#web/i18n/dates.ts'
import { useTexts, withTexts } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { later } from '#web/ui/later.tsx'

// Answered cards load after open ones, with a placeholder of the same height (PERF-005).
const answered = () => import('../../cards/AnsweredCard.tsx')
const AnsweredCard = later(async () => (await answered()).AnsweredCard, { meanwhile: <div className="past knot" />, failed: null })
const AnswerRecap = later(async () => (await answered()).AnswerRecap, { meanwhile: '…', failed: null })
const ReplyEntry = later(async () => (await withTexts(() => import('./ReplyEntry.tsx'), 'topics')).ReplyEntry, {
  meanwhile: <p className="said knot done">…</p>,
  failed: null,
})

/** An older thread may hold a row of the slip as a card without an answer. */
const LEFT = { superseded: true } as const

/** Renders one entry: text, the one-line recap of a step, or a card. All state comes from the stores and the ids (CHAT-020). */
export const EntryView = memo(function EntryView({ entry, live, over }: { entry: Entry; live: boolean; over: boolean }) {
  const t = useTexts('chat')
  const { card } = entry
  if (!isKnown(card)) {
    return (
      <p className="said">
        {t.chat.newerVersion}{' '}
        <Link className="link" to={paths.products()}>
          {t.chat.openPage}
        </Link>
      </p>
    )
  }
  switch (card.kind) {
    case 'guideText':
      return <p className="said knot done">{guideText(card.text, card.about, t)}</p>
    case 'reply':
      return <ReplyEntry card={card} />
    case 'said':
      return (
        <p className="from-me">
          {card.text}
          <WaitingMark entryId={entry.id} />
          <time>{formatTime(entry.at)}</time>
        </p>
      )
    case 'chose':
      return (
        <p className="from-me">
          <AnswerRecap card={card} value={card.value} />
          <time>{formatTime(entry.at)}</time>
        </p>
      )
    default:
      if (hasRole(card, 'row')) return <AnsweredCard id={entry.id} card={card} answer={entry.answer ?? LEFT} changeable={false} />
      return entry.answer && isOfJourney(card) ? (
        <AnsweredCard id={entry.id} card={card} answer={entry.answer} changeable={!over} />
      ) : (
        <CardView card={card} entry={entry} live={live} />
      )
  }
})

/** Marks an entry that waits for the network or was not sent (CHAT-067). */
function WaitingMark({ entryId }: { entryId: string }) {
  const t = useTexts('chat')
  const mark = useMarks((marks) => marks[entryId])
  if (mark === undefined) return null
  return <small className="waiting-mark">{mark === 'failed' ? t.chat.notSent : t.chat.waitingToSend}</small>
}
