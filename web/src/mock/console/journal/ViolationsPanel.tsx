import { useCallback } from 'react'
import { listJournal } from '#contract/control/journal.ts'
import type { Violation } from '#contract/control/violations.ts'
import { control } from '../../control.ts'
import { EventRow } from '../../shared/journal/EventRow.tsx'
import { Problem } from '../../shared/Problem.tsx'
import { useOnce } from '../../shared/useOnce.ts'
import type { Polled } from '../../shared/usePolled.ts'
import { fill, useMockTexts } from '../../texts.ts'

/** Violations, with the journal entries that prove them (QA-042). */
export function ViolationsPanel({ violations: { data, error, refresh } }: { violations: Polled<Violation[]> }) {
  const { mock: t } = useMockTexts()
  return (
    <section className="qa-panel">
      <h2>{t.violations.title}</h2>
      <p className="small muted">{t.violations.hint}</p>
      <Problem error={error} stale={data !== null} onRetry={refresh} />
      {data?.length === 0 && <p className="phone-none">{t.violations.nothing}</p>}
      <ul className="violations">
        {data?.map((one) => (
          <li key={`${one.invariant} ${one.text} ${one.entries.join()}`}>
            <p className="violation-text">
              <b>{one.invariant}</b> {one.text}
            </p>
            {one.entries.length > 0 && (
              <>
                <h3>{fill(t.violations.entries, { list: one.entries.join(', ') })}</h3>
                <ProofEntries seqs={one.entries} />
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Lists journal entries by their numbers; entries no longer in the journal are left out. */
function ProofEntries({ seqs }: { seqs: readonly number[] }) {
  const list = seqs.slice(0, 100).join(',')
  const load = useCallback((signal?: AbortSignal) => control(listJournal, { query: { seq: list }, signal }), [list])
  const { data, error, retry } = useOnce(load)
  return (
    <>
      <Problem error={error} onRetry={retry} />
      <ol className="event-list">
        {data?.map((entry) => (
          <EventRow key={entry.seq} entry={entry} />
        ))}
      </ol>
    </>
  )
}
