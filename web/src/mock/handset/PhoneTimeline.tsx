import { type Prompt } from '#contract/control/phones.ts'
import { PAY_AGAIN_AFTER } from '#contract/rules/constants.ts'
import { Beads } from '../shared/Beads.tsx'
import { CopyButton } from '../shared/CopyButton.tsx'
import { useWorldTime, type WorldClock } from '../shared/clock/useWorldClock.ts'
import { clockTime, countdown, secondsUntil } from '../shared/format.ts'
import { Timeline } from '../shared/journal/Timeline.tsx'
import { SHOWN_BESIDE, useJournal } from '../shared/journal/useJournal.ts'
import { Problem } from '../shared/Problem.tsx'
import { fill, useMockTexts } from '../texts.ts'
import styles from './PhoneTimeline.module.css'

/** The events of a number, its open payment prompt, and the next timers of that payment. */
export function PhoneTimeline({ phone, prompt, clock }: { phone: string; prompt: Prompt | null; clock: WorldClock }) {
  const { mock: t } = useMockTexts()
  const journal = useJournal({ phone, limit: SHOWN_BESIDE })
  const time = useWorldTime(clock.reading)
  const left = prompt ? secondsUntil(prompt.expiresAt, time) : 0
  const next = prompt ? (clock.reading?.pending ?? []).filter((timer) => timer.name.includes(prompt.reference)) : []
  const entries = journal.data ?? []
  return (
    <section className={styles.qaEvents}>
      <div className="qa-head">
        <h2>{t.journal.title}</h2>
        <CopyButton label={t.journal.copyLog} text={() => entries.map((entry) => JSON.stringify(entry)).join('\n')} />
      </div>
      <Problem error={journal.error} stale={journal.data !== null} />
      {journal.data !== null && entries.length === 0 && <p className="phone-none">{t.journal.empty}</p>}
      {entries.length === SHOWN_BESIDE && <p className="small muted">{fill(t.journal.lastOnly, { n: SHOWN_BESIDE })}</p>}
      {entries.length > 0 && (
        <Timeline entries={entries}>
          {prompt && (
            <li className="is-now">
              <time>{clockTime(time)}</time>
              <span className="event-knot" aria-hidden="true" />
              <div>
                <code>{fill(t.journal.waiting, { time: countdown(left) })}</code>
                <Beads share={(left * 1_000) / PAY_AGAIN_AFTER} />
              </div>
            </li>
          )}
          {next.map((timer) => (
            <li key={timer.id} className="next">
              <time>{t.journal.next}</time>
              <span className="event-knot" aria-hidden="true" />
              <div>
                <code>{timer.name}</code>
                <p>{fill(t.clock.in, { time: countdown(secondsUntil(timer.due, time)) })}</p>
              </div>
            </li>
          ))}
        </Timeline>
      )}
    </section>
  )
}
