import { type Violation } from '#contract/control/violations.ts'
import { Problem } from '../../shared/Problem.tsx'
import type { Polled } from '../../shared/usePolled.ts'
import { fill, useMockTexts } from '../../texts.ts'
import { ProofEntries } from './ProofEntries.tsx'
import styles from './ViolationsPanel.module.css'

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
            <p className={styles.violationText}>
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
