import type { ClockMode } from '#contract/control/clock.ts'
import { type Violation } from '#contract/control/violations.ts'
import { getWorld, type WorldSummary } from '#contract/control/worlds.ts'
import { formatDate } from '#web/i18n/dates.ts'
import { Button } from '#web/ui/Button.tsx'
import { classes } from '#web/ui/classes.ts'
import { control } from '../../control.ts'
import { useWorldTime, type WorldClock } from '../../shared/clock/useWorldClock.ts'
import type { Reading } from '../../shared/clock/worldTime.ts'
import { clockTime } from '../../shared/format.ts'
import { Problem } from '../../shared/Problem.tsx'
import { type Polled, usePolled } from '../../shared/usePolled.ts'
import { fill, useMockTexts } from '../../texts.ts'
import { useClockSteps } from './useClockSteps.ts'

const STEPS = [5, 30, 120]

/** Shows the world's name and time, with buttons for common clock steps (QA-011, QA-012). */
export function ClockBar({ clock, violations }: { clock: WorldClock; violations: Polled<Violation[]> }) {
  const { mock: t } = useMockTexts()
  const world = usePolled(readWorld)
  const steps = useClockSteps()
  return (
    <section className="clockbar" aria-label={t.clock.title}>
      <WorldFacts world={world.data} reading={clock.reading} />
      <ClockButtons mode={clock.reading?.mode} steps={steps} />
      {violations.data && <ViolationsLink count={violations.data.length} />}
      <p role="status" className={classes('small muted', 'clockbar-fired')}>
        {steps.fired && (steps.fired.length === 0 ? t.clock.firedNone : fill(t.clock.fired, { names: steps.fired.join(', ') }))}
      </p>
      <Problem error={steps.error ?? clock.error ?? world.error} stale={steps.error === null && clock.reading !== null} />
    </section>
  )
}

function WorldFacts({ world, reading }: { world: WorldSummary | null; reading: Reading | null }) {
  const { mock: t } = useMockTexts()
  const time = useWorldTime(reading)
  const modeText = ({ mode }: Reading) =>
    mode.kind === 'fast' ? fill(t.clock.modes.fast, { times: mode.times }) : t.clock.modes[mode.kind]
  const facts = [
    [t.world.title, world?.name],
    [t.world.seed, world?.seed],
    [t.clock.now, reading && `${formatDate(time)}, ${clockTime(time)}`],
  ] as const
  return (
    <dl className="clockbar-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <code>{value ?? '–'}</code>
          </dd>
        </div>
      ))}
      <div>
        <dt>{t.clock.mode}</dt>
        <dd>{reading ? modeText(reading) : '–'}</dd>
      </div>
    </dl>
  )
}

/** The steps, and a button that freezes the clock or lets it run in real time again. */
function ClockButtons({ mode, steps }: { mode: ClockMode | undefined; steps: ReturnType<typeof useClockSteps> }) {
  const { mock: t } = useMockTexts()
  return (
    <div className="qa-buttons">
      {STEPS.map((n) => (
        <Button key={n} kind="line" onClick={() => steps.advance(n * 1_000)}>
          {fill(t.clock.advance, { n })}
        </Button>
      ))}
      <Button kind="line" onClick={steps.next}>
        {t.clock.next}
      </Button>
      {mode === undefined || mode.kind === 'real' ? (
        <Button kind="line" disabled={mode === undefined} onClick={() => steps.change({ kind: 'frozen' })}>
          {t.clock.freeze}
        </Button>
      ) : (
        <Button onClick={() => steps.change({ kind: 'real' })}>{t.clock.real}</Button>
      )}
    </div>
  )
}

function ViolationsLink({ count }: { count: number }) {
  const { violations: t } = useMockTexts().mock
  return (
    <a className={count === 0 ? 'badge b-delivered' : 'badge b-cancelled'} href="#violations">
      {count === 0 ? t.none : fill(t.count, { n: count })}
    </a>
  )
}

const readWorld = (signal: AbortSignal) => control(getWorld, { signal })
