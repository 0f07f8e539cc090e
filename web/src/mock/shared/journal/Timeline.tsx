import type { ReactNode } from 'react'
import { type JournalEntry } from '#contract/control/journal.ts'
import { useMockTexts } from '../../texts.ts'
import { EventRow } from './EventRow.tsx'
import { FollowBox } from './FollowBox.tsx'

/** Events on a running stitch, the newest last; `children` are what is waited for and what comes next. */
export function Timeline({ entries, children }: { entries: readonly JournalEntry[]; children?: ReactNode }) {
  const { mock: t } = useMockTexts()
  return (
    <>
      <FollowBox label={t.journal.list} grown={entries.at(-1)?.seq ?? null}>
        <ol className="event-list">
          {entries.map((entry) => (
            <EventRow key={entry.seq} entry={entry} />
          ))}
          {children}
        </ol>
      </FollowBox>
      <p className="event-legend">
        <span className="side-from">{t.journal.fromApp}</span>
        <span className="side-to">{t.journal.toApp}</span>
        <span className="side-world">{t.journal.inWorld}</span>
      </p>
    </>
  )
}
