import { type Violation } from '#contract/control/violations.ts'
import { getWorld } from '#contract/control/worlds.ts'
import { formatDate } from '#web/i18n/dates.ts'
import { Button } from '#web/ui/Button.tsx'
import { classes } from '#web/ui/classes.ts'
import { control } from '../../control.ts'
import { useWorldTime, type WorldClock } from '../../shared/clock/useWorldClock.ts'
import { clockTime } from '../../shared/format.ts'
import { Problem } from '../../shared/Problem.tsx'
import { type Polled, usePolled } from '../../shared/usePolled.ts'
import { fill, useMockTexts } from '../../texts.ts'
import styles from './ClockBar.module.css'
import { useClockSteps } from './useClockSteps.ts'

const STEPS = [5, 30, 120]

/** Shows the world's name and time, with buttons for common clock steps (QA-011, QA-012). */
export function ClockBar({ clock, violations }: { clock: WorldClock; violations: Polled<Violation[]> }) {
  const { mock: t } = useMockTexts()
  const world = usePolled(readWorld)
  const time = useWorldTime(clock.reading)
  const steps = useClockSteps()
  const mode = clock.reading?.mode
  const count = violations.data?.length ?? 0
  return (
    <section className={styles.clockbar} aria-label={t.clock.title}>
      <dl className={styles.clockbarFacts}>
        <div>
          <dt>{t.world.title}</dt>
          <dd>
            <code>{world.data?.name ?? '–'}</code>
          </dd>
        </div>
        <div>
          <dt>{t.world.seed}</dt>
          <dd>
            <code>{world.data?.seed ?? '–'}</code>
          </dd>
        </div>
        <div>
          <dt>{t.clock.now}</dt>
          <dd>
            <code>{mode ? `${formatDate(time)}, ${clockTime(time)}` : '–'}</code>
          </dd>
        </div>
        <div>
          <dt>{t.clock.mode}</dt>
          <dd>{mode ? (mode.kind === 'fast' ? fill(t.clock.modes.fast, { times: mode.times }) : t.clock.modes[mode.kind]) : '–'}</dd>
        </div>
      </dl>
      <div className="qa-buttons">
        {STEPS.map((n) => (
          <Button key={n} kind="line" onClick={() => steps.advance(n * 1_000)}>
            {fill(t.clock.advance, { n })}
          </Button>
        ))}
        <Button kind="line" onClick={steps.next}>
          {t.clock.next}
        </Button>
        {mode?.kind === 'real' || !mode ? (
          <Button kind="line" disabled={!mode} onClick={() => steps.change({ kind: 'frozen' })}>
            {t.clock.freeze}
          </Button>
        ) : (
          <Button onClick={() => steps.change({ kind: 'real' })}>{t.clock.real}</Button>
        )}
      </div>
      {violations.data && (
        <a className={count === 0 ? 'badge b-delivered' : 'badge b-cancelled'} href="#violations">
          {count === 0 ? t.violations.none : fill(t.violations.count, { n: count })}
        </a>
      )}
      <p role="status" className={classes('small muted', styles.clockbarFired)}>
        {steps.fired && (steps.fired.length === 0 ? t.clock.firedNone : fill(t.clock.fired, { names: steps.fired.join(', ') }))}
      </p>
      <Problem error={steps.error ?? clock.error ?? world.error} stale={steps.error === null && clock.reading !== null} />
    </section>
  )
}

const readWorld = (signal: AbortSignal) => control(getWorld, { signal })
