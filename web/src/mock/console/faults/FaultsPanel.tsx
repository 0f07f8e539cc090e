import { clearFaults, listFaults, removeFault } from '#contract/control/faults/faults.ts'
import { control } from '../../control.ts'
import { Problem } from '../../shared/Problem.tsx'
import { usePolled } from '../../shared/usePolled.ts'
import { fill, useMockTexts } from '../../texts.ts'
import { ActiveFaults } from '../ActiveFaults.tsx'
import { FaultForm } from './FaultForm.tsx'
import { effectOf } from './faultOrder.ts'

/** The form to add faults to API calls, and the list of active ones (QA-032). */
export function FaultsPanel() {
  const { mock: t } = useMockTexts()
  const { data, error, refresh } = usePolled(readFaults)
  return (
    <section className="qa-panel">
      <h2>{t.sections.faults}</h2>
      <FaultForm />
      <Problem error={error} stale={data !== null} onRetry={refresh} />
      <ActiveFaults
        clearAll={() => control(clearFaults)}
        clearOne={(id) => control(removeFault, { params: { id } })}
        rows={(data ?? []).map((fault) => ({
          id: fault.id,
          name: [fault.method, fault.path].filter(Boolean).join(' '),
          text: [
            t.faults.effects[effectOf(fault)],
            fault.status ?? '',
            (fault.delay ?? fault.drip) ? fill(t.faults.ms, { n: fault.delay ?? fault.drip ?? 0 }) : '',
            fault.share === undefined ? '' : fill(t.faults.percent, { n: Math.round(fault.share * 100) }),
            fault.left === null ? t.faults.untilCleared : fill(t.faults.left, { n: fault.left }),
          ],
        }))}
      />
    </section>
  )
}

const readFaults = (signal: AbortSignal) => control(listFaults, { signal })
