import { classes } from '#web/ui/classes.ts'
import type { JournalEntry } from '../../shapes.ts'
import { useMockTexts } from '../../texts.ts'
import { clockTime } from '../format.ts'
import { describe } from './describe.ts'

/** One event on the stitch. */
export function EventRow({ entry }: { entry: JournalEntry }) {
  const { mock: t } = useMockTexts()
  const { title, detail, side, bad } = describe(entry)
  const kind = (t.journal.kinds as Readonly<Record<string, string | undefined>>)[entry.kind] ?? entry.kind
  return (
    <li className={classes(side, bad && 'bad')}>
      <time dateTime={entry.at}>{clockTime(entry.at)}</time>
      <span className="ev-knot" aria-hidden="true" />
      <div>
        <code>{title}</code>
        <p>
          <span className="sr">{kind}: </span>
          {detail}
        </p>
      </div>
    </li>
  )
}
