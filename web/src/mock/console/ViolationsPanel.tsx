import { control } from '../control.ts'
import { ViolationsReply } from '../shapes.ts'
import { Problem } from '../shared/Problem.tsx'
import { usePolled } from '../shared/usePolled.ts'
import { fill, useMockTexts } from '../texts.ts'

/** QA-042. */
export function ViolationsPanel() {
  const { mock: t } = useMockTexts()
  const { data, error, refresh } = usePolled(readViolations)
  return (
    <section className="qa-panel">
      <h2>{t.violations.title}</h2>
      <Problem error={error} stale={data !== null} onRetry={refresh} />
      {data?.length === 0 && <p className="badge b-delivered">{t.violations.none}</p>}
      <ul className="violations">
        {data?.map((one) => (
          <li key={`${one.invariant} ${one.text} ${one.entries.join()}`}>
            <b>{one.invariant}</b> {one.text}
            {one.entries.length > 0 && <p className="hint">{fill(t.violations.entries, { list: one.entries.join(', ') })}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}

const readViolations = (signal: AbortSignal) => control('/violations', ViolationsReply, { signal })
