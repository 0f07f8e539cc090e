import { clearRealtimeFaults, listRealtimeFaults, removeRealtimeFault } from '#contract/control/faults/realtimeFaults.ts'
import { type Account } from '#contract/control/people.ts'
import { control } from '../../control.ts'
import { Problem } from '../../shared/Problem.tsx'
import { usePolled } from '../../shared/usePolled.ts'
import { fill, useMockTexts } from '../../texts.ts'
import { ActiveFaults } from '../ActiveFaults.tsx'
import { RealtimeForm } from './RealtimeForm.tsx'

/** The form to add faults to the realtime connection, and the list of active ones (QA-033). */
export function RealtimePanel({ accounts }: { accounts: readonly Account[] }) {
  const { mock: t } = useMockTexts()
  const { data, error, refresh } = usePolled(readFaults)
  const nameOf = (userId: string | undefined) => accounts.find(({ key }) => key === userId)?.name ?? userId ?? t.realtime.everyone
  return (
    <section className="qa-panel">
      <h2>{t.sections.realtime}</h2>
      <RealtimeForm accounts={accounts} />
      <Problem error={error} stale={data !== null} onRetry={refresh} />
      <ActiveFaults
        clearAll={() => control(clearRealtimeFaults)}
        clearOne={(id) => control(removeRealtimeFault, { params: { id } })}
        rows={(data ?? []).map(({ id, kind, userId, event, left, ms, after }) => ({
          id,
          name: t.realtime.kinds[kind],
          text: [
            nameOf(userId),
            event ?? '',
            ms === undefined ? '' : fill(t.faults.ms, { n: ms }),
            after === undefined ? '' : fill(t.realtime.afterEvents, { n: after }),
            left === null ? t.faults.untilCleared : fill(t.faults.left, { n: left }),
          ],
        }))}
      />
    </section>
  )
}

const readFaults = (signal: AbortSignal) => control(listRealtimeFaults, { signal })
