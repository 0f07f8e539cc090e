import type { ReactNode } from 'react'
import { classes } from '#web/ui/classes.ts'
import type { JournalEntry } from '../shapes.ts'
import { useMockTexts } from '../texts.ts'
import { describe } from './describe.ts'
import { FollowBox } from './FollowBox.tsx'
import { clockTime } from './format.ts'

/** Events on a running stitch, the newest last; `children` are what is waited for and what comes next. */
export function Timeline({ entries, children }: { entries: readonly JournalEntry[]; children?: ReactNode }) {
  const { mock: t } = useMockTexts()
  return (
    <>
      <FollowBox label={t.journal.list} grown={entries.at(-1)?.seq ?? null}>
        <ol className="ev">
          {entries.map((entry) => (
            <Event key={entry.seq} entry={entry} />
          ))}
          {children}
        </ol>
      </FollowBox>
      <p className="ev-legend">
        <span className="from">{t.journal.fromApp}</span>
        <span className="to">{t.journal.toApp}</span>
        <span className="world">{t.journal.inWorld}</span>
      </p>
    </>
  )
}

function Event({ entry }: { entry: JournalEntry }) {
  const { mock: t } = useMockTexts()
  const { title, detail, side, bad } = describe(entry)
  const kind = (t.journal.kinds as Readonly<Record<string, string | undefined>>)[entry.kind] ?? entry.kind
  return (
    <li id={`event-${entry.seq}`} className={classes(side, bad && 'bad')}>
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
