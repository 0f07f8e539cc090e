import { memo } from 'react'
import { Link } from 'react-router-dom'
import { formatTime } from '#web/i18n/dates.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { later } from '#web/ui/later.tsx'
import { CardView } from '../../cards/CardView.tsx'
import { isAside } from '../../cards/card.ts'
import { guideText } from '../../guide/guideTexts.ts'
import { type Entry, isKnown } from '../../transcript/entry.ts'

// What is over comes after what is asked: its place is kept (PERF-005).
const Past = later(async () => (await import('../../cards/answeredCards.ts')).Past, {
  meanwhile: <div className="past knot" />,
  failed: null,
})
const Chosen = later(async () => (await import('../../cards/answeredCards.ts')).Chosen, { meanwhile: '…', failed: null })

/** One entry: words, a finished step in one line, or a card. Its state comes from the stores and its ids (CHAT-020). */
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
    case 'says':
      return <p className="said knot done">{guideText(card.text, card.about, t)}</p>
    case 'said':
      return (
        <p className="me">
          {card.text}
          <time>{formatTime(entry.at)}</time>
        </p>
      )
    case 'chose':
      return (
        <p className="me">
          <Chosen of={card.of} value={card.value} />
          <time>{formatTime(entry.at)}</time>
        </p>
      )
    default:
      return entry.answer && !isAside(card) ? (
        <Past card={card} answer={entry.answer} changeable={!over} />
      ) : (
        <CardView card={card} entry={entry} live={live} />
      )
  }
})
