import type { ReactNode } from 'react'
import { type JournalEntry } from '#contract/control/journal.ts'
import { useMockTexts } from '../../texts.ts'
import { EventRow } from './EventRow.tsx'
import { FollowBox } from './FollowBox.tsx'
import styles from './Timeline.module.css'

/** Journal entries as a timeline, newest last; `children` are rows for pending events. */
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
      <p className={styles.eventLegend}>
        <span className="side-from">{t.journal.fromApp}</span>
        <span className="side-to">{t.journal.toApp}</span>
        <span className="side-world">{t.journal.inWorld}</span>
      </p>
    </>
  )
}
