import { useCallback } from 'react'
import { listJournal } from '#contract/control/journal.ts'
import { control } from '../../control.ts'
import { EventRow } from '../../shared/journal/EventRow.tsx'
import { Problem } from '../../shared/Problem.tsx'
import { useOnce } from '../../shared/useOnce.ts'

/** Lists journal entries by their numbers; entries no longer in the journal are left out. */
export function ProofEntries({ seqs }: { seqs: readonly number[] }) {
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
