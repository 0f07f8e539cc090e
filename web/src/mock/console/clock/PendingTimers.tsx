import { type WorldClock } from '#contract/control/clock.ts'
import { countdown, secondsUntil } from '../../shared/format.ts'
import { fill, useMockTexts } from '../../texts.ts'
import styles from './PendingTimers.module.css'

const SHOWN = 8

/** The world's next timers, and the number of the others. */
export function PendingTimers({ pending, time }: { pending: WorldClock['pending']; time: number }) {
  const { mock: t } = useMockTexts()
  const more = pending.length - SHOWN
  return (
    <>
      <h3>{t.clock.pending}</h3>
      {pending.length === 0 && <p className="small muted">{t.clock.noPending}</p>}
      <ul className={styles.timers}>
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
