import { useCallback } from 'react'
import { PAY_AGAIN_AFTER } from '#contract/constants.ts'
import { Beads } from '../shared/Beads.tsx'
import { CopyButton } from '../shared/CopyButton.tsx'
import { clockTime, countdown, secondsUntil } from '../shared/format.ts'
import { Problem } from '../shared/Problem.tsx'
import { Timeline } from '../shared/Timeline.tsx'
import { useJournal } from '../shared/useJournal.ts'
import { useWorldTime, type WorldClock } from '../shared/useWorldClock.ts'
import { fill, useMockTexts } from '../texts.ts'
import { usePhone } from './usePhone.ts'

/** What happened to this number, what waits, and which timers of its payment come next. */
export function PhoneTimeline({ phone, clock }: { phone: string; clock: WorldClock }) {
  const t = useMockTexts()
  const journal = useJournal({ phone })
  const { data } = usePhone(phone)
  const time = useWorldTime(clock.reading)
  const prompt = data?.prompt ?? null
  const left = prompt ? secondsUntil(prompt.expiresAt, time) : 0
  const next = prompt ? (clock.reading?.pending ?? []).filter((timer) => timer.name.includes(prompt.reference)) : []
  const entries = journal.data ?? []
  const log = useCallback(() => entries.map((entry) => JSON.stringify(entry)).join('\n'), [entries])
  return (
    <section className="qa-events">
      <div className="qa-head">
        <h2>{t.journal.ofPhone}</h2>
        <CopyButton label={t.journal.copyLog} text={log} />
      </div>
      <Problem error={journal.error} stale={journal.data !== null} />
      {journal.data !== null && entries.length === 0 && <p className="phone-none">{t.journal.empty}</p>}
      {entries.length > 0 && (
        <Timeline entries={entries}>
          {prompt && (
            <li className="now">
              <time>{clockTime(time)}</time>
              <span className="ev-knot" aria-hidden="true" />
              <div>
                <code>{fill(t.journal.waiting, { time: countdown(left) })}</code>
                <Beads share={(left * 1_000) / PAY_AGAIN_AFTER} />
              </div>
            </li>
          )}
          {next.map((timer) => (
            <li key={timer.id} className="next">
              <time>{t.journal.next}</time>
              <span className="ev-knot" aria-hidden="true" />
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
