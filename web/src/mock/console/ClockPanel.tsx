import { useState } from 'react'
import { formatDate } from '#web/i18n/dates.ts'
import { Button } from '#web/ui/Button.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { control } from '../control.ts'
import { Anything, type ClockMode, Fired } from '../shapes.ts'
import { clockTime } from '../shared/format.ts'
import { Problem } from '../shared/Problem.tsx'
import { useCommand } from '../shared/useCommand.ts'
import { useWorldTime, type WorldClock } from '../shared/useWorldClock.ts'
import { fill, useMockTexts } from '../texts.ts'
import { PendingTimers } from './PendingTimers.tsx'

const STEPS = [5, 30, 120]

/** QA-011, QA-012. */
export function ClockPanel({ clock }: { clock: WorldClock }) {
  const { mock: t } = useMockTexts()
  const time = useWorldTime(clock.reading)
  const [fired, setFired] = useState<readonly string[] | null>(null)
  const step = useCommand(async (path: string, body?: object) => {
    const answer = await control(path, Fired, { method: 'POST', ...(body ? { body } : {}) })
    setFired(answer.fired.map(({ name }) => name))
  })
  const change = useCommand(async (mode: ClockMode) => {
    await control('/clock', Anything, { method: 'PUT', body: mode })
  })
  if (!clock.reading)
    return <section className="qa-panel">{clock.error ? <Problem error={clock.error} onRetry={clock.refresh} /> : <Skeleton />}</section>
  const { mode, pending } = clock.reading
  return (
    <section className="qa-panel">
      <h2>{t.clock.title}</h2>
      <Problem error={clock.error} stale />
      <dl className="facts">
        <div>
          <dt>{t.clock.now}</dt>
          <dd>
            {formatDate(time)}, {clockTime(time)}
          </dd>
        </div>
        <div>
          <dt>{t.clock.mode}</dt>
          <dd>{mode.kind === 'fast' ? fill(t.clock.modes.fast, { times: mode.times }) : t.clock.modes[mode.kind]}</dd>
        </div>
      </dl>
      <div className="qa-buttons">
        {STEPS.map((n) => (
          <Button key={n} kind="line" onClick={() => step.run('/clock/advance', { ms: n * 1_000 })}>
            {fill(t.clock.advance, { n })}
          </Button>
        ))}
        <Button kind="line" onClick={() => step.run('/clock/next')}>
          {t.clock.next}
        </Button>
        {mode.kind === 'frozen' ? (
          <Button onClick={() => change.run({ kind: 'real' })}>{t.clock.real}</Button>
        ) : (
          <Button kind="line" onClick={() => change.run({ kind: 'frozen' })}>
            {t.clock.freeze}
          </Button>
        )}
      </div>
      <p role="status" className="small mut">
        {fired && (fired.length === 0 ? t.clock.firedNone : fill(t.clock.fired, { names: fired.join(', ') }))}
      </p>
      <Problem error={step.error ?? change.error} />
      <PendingTimers pending={pending} time={time} />
    </section>
  )
}
