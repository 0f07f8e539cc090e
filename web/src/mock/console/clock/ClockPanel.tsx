import { type FormEvent, useState } from 'react'
import type { ClockChoice } from '#contract/control/clock.ts'
import { Button } from '#web/ui/Button.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { useWorldTime, type WorldClock } from '../../shared/clock/useWorldClock.ts'
import { countdown, secondsUntil } from '../../shared/format.ts'
import { Problem } from '../../shared/Problem.tsx'
import { fill, useMockTexts } from '../../texts.ts'
import { useClockSteps } from './useClockSteps.ts'

const units = { seconds: 1_000, minutes: 60_000, hours: 3_600_000, days: 86_400_000 } as const
type Unit = keyof typeof units
const speeds = ['real', 'frozen', '2', '10', '60', '600'] as const

/** Advances the clock by any amount, sets its speed, and lists pending timers (QA-011, QA-012). */
export function ClockPanel({ clock }: { clock: WorldClock }) {
  const { mock: t } = useMockTexts()
  const time = useWorldTime(clock.reading)
  const steps = useClockSteps()
  const [amount, setAmount] = useState('5')
  const [unit, setUnit] = useState<Unit>('minutes')
  const [speed, setSpeed] = useState<string>('60')
  if (!clock.reading)
    return <section className="qa-panel">{clock.error ? <Problem error={clock.error} onRetry={clock.refresh} /> : <Skeleton />}</section>
  const advance = (event: FormEvent) => {
    event.preventDefault()
    steps.advance(Number(amount) * units[unit])
  }
  const applySpeed = (event: FormEvent) => {
    event.preventDefault()
    steps.change(modeOf(speed))
  }
  return (
    <section className="qa-panel">
      <h2>{t.clock.title}</h2>
      <form className="qa-line" onSubmit={advance}>
        <TextField
          label={t.clock.amount}
          type="number"
          min={0}
          step="any"
          required
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
        />
        <SelectField
          label={t.clock.unit}
          value={unit}
          onChange={(event) => setUnit(event.target.value as Unit)}
          options={Object.keys(units).map((value) => ({ value, label: t.clock.units[value as Unit] }))}
        />
        <Button type="submit" kind="line">
          {t.clock.goOn}
        </Button>
      </form>
      <form className="qa-line" onSubmit={applySpeed}>
        <SelectField
          label={t.clock.mode}
          value={speed}
          onChange={(event) => setSpeed(event.target.value)}
          options={speeds.map((value) => ({
            value,
            label: value === 'real' || value === 'frozen' ? t.clock.modes[value] : fill(t.clock.modes.fast, { times: value }),
          }))}
        />
        <Button type="submit" kind="line">
          {t.clock.set}
        </Button>
      </form>
      <Problem error={steps.error} />
      <PendingTimers pending={clock.reading.pending} time={time} />
    </section>
  )
}

const modeOf = (speed: string): ClockChoice =>
  speed === 'real' || speed === 'frozen' ? { kind: speed } : { kind: 'fast', times: Number(speed) }

const SHOWN = 8

/** The world's next timers, and the number of the others. */
function PendingTimers({ pending, time }: { pending: NonNullable<WorldClock['reading']>['pending']; time: number }) {
  const { mock: t } = useMockTexts()
  const more = pending.length - SHOWN
  return (
    <>
      <h3>{t.clock.pending}</h3>
      {pending.length === 0 && <p className="small muted">{t.clock.noPending}</p>}
      <ul className="clock-timers">
        {pending.slice(0, SHOWN).map((timer) => (
          <li key={timer.id}>
            <span>{timer.name}</span>
            <span className="muted">{fill(t.clock.in, { time: countdown(secondsUntil(timer.due, time)) })}</span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="small muted">{fill(t.clock.moreTimers, { n: more })}</p>}
    </>
  )
}
