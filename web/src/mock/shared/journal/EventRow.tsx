import { type JournalEntry } from '#contract/control/journal.ts'
import { classes } from '#web/ui/classes.ts'
import { useMockTexts } from '../../texts.ts'
import { clockTime } from '../format.ts'
import { describe } from './describe.ts'

/** One journal entry in the timeline. */
export function EventRow({ entry }: { entry: JournalEntry }) {
  const { mock: t } = useMockTexts()
  const { title, detail, side, bad } = describe(entry)
  const kind = t.journal.kinds[entry.kind]
  return (
    <li className={classes(`side-${side}`, bad && 'is-bad')}>
      <time dateTime={entry.at}>{clockTime(entry.at)}</time>
      <span className="event-knot" aria-hidden="true" />
      <div>
        <code>{title}</code>
        <p>
          <span className="visually-hidden">{kind}: </span>
          {detail}
        </p>
      </div>
    </li>
  )
}
