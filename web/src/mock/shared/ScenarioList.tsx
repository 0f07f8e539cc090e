import { type ReactNode, useState } from 'react'
import { queueScenario } from '#contract/control/phones.ts'
import { listScenarios, type ScenarioRow, type TimelineEvent } from '#contract/control/scenarios.ts'
import { groupPhone } from '#contract/rules/phone.ts'
import { rowMatcher } from '#contract/rules/searchKey.ts'
import { Button } from '#web/ui/Button.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { useAction } from '#web/ui/useAction.ts'
import { control } from '../control.ts'
import { fill, type MockTexts, mockTextsNow, useMockTexts } from '../texts.ts'
import { Glyph } from './Glyph.tsx'
import { Problem } from './Problem.tsx'
import { useOnce } from './useOnce.ts'

const FEW = 8

/** The scenario catalogue. Running one queues it for the next payment of `phone` (QA-017); without a phone the list is empty. */
export function ScenarioList({ phone, children }: { phone: string | null; children?: ReactNode }) {
  const { mock: t } = useMockTexts()
  const { data, error, retry } = useOnce(readScenarios)
  const [search, setSearch] = useState('')
  const [all, setAll] = useState(false)
  const found = phone === null ? [] : searchScenarios(data ?? [], search)
  const shown = all ? found : found.slice(0, FEW)
  return (
    <section className="qa-scenarios">
      <div className="qa-head">
        <h2>{t.scenarios.title}</h2>
        <span className="small muted">{data ? found.length : ''}</span>
      </div>
      <div className="qa-block">
        {children}
        {phone !== null && <p className="small muted">{fill(t.scenarios.intro, { phone: groupPhone(phone) })}</p>}
        <TextField label={t.scenarios.search} type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
        <Problem error={error} onRetry={retry} />
      </div>
      {!data && !error && <Skeleton />}
      {data && phone !== null && found.length === 0 && <p className="phone-none">{t.scenarios.none}</p>}
      <ul className="scenario-list">{phone !== null && shown.map((row) => <Row key={row.id ?? row.slug} row={row} phone={phone} />)}</ul>
      {shown.length < found.length && (
        <p className="scenario-more">
          <Button kind="line" block onClick={() => setAll(true)}>
            {fill(t.scenarios.showAll, { n: found.length })}
          </Button>
        </p>
      )}
    </section>
  )
}

function Row({ row, phone }: { row: ScenarioRow; phone: string }) {
  const { mock: t } = useMockTexts()
  const name = [row.id, row.name].filter(Boolean).join(' ')
  const queue = useAction(async () => {
    await control(queueScenario, { params: { msisdn: phone }, body: { name: row.id ?? row.slug } })
    toast.success(() => fill(mockTextsNow().scenarios.queued, { name, phone: groupPhone(phone) }))
  })
  return (
    <li>
      <div>
        <b lang="en">{name}</b>
        {row.about && (
          <p className="hint" lang="en">
            {row.about}
          </p>
        )}
        <EventList row={row} />
        {row.test && <p className="hint">{fill(t.scenarios.test, { text: row.test })}</p>}
        {row.expected && <p className="hint">{fill(t.scenarios.result, row.expected)}</p>}
        {row.number && <p className="hint tabular">{fill(t.scenarios.magic, { phone: groupPhone(row.number) })}</p>}
        <Problem error={queue.error} />
      </div>
      <button
        type="button"
        className="scenario-run"
        aria-label={fill(t.scenarios.runNamed, { name })}
        title={t.scenarios.run}
        onClick={() => void queue.run()}
      >
        <Glyph name="play" />
      </button>
    </li>
  )
}

function EventList({ row }: { row: ScenarioRow }) {
  const { mock: t } = useMockTexts()
  const lines = timelineText(row, t)
  if (lines.length === 0) return null
  return (
    <details className="scenario-course">
      <summary>{t.timeline.title}</summary>
      <ol>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </details>
  )
}

const readScenarios = (signal?: AbortSignal) => control(listScenarios, { signal })

/** Returns the scenarios whose number, name or texts contain every search word. */
export function searchScenarios(rows: readonly ScenarioRow[], search: string): readonly ScenarioRow[] {
  const isFound = rowMatcher(search)
  return rows.filter(({ id, name, about, server, test, number }) => {
    const texts = [id, name, about, server, test, number].map(String)
    return isFound({ texts })
  })
}

/** Describes a scenario, one line per event in order of time. */
export function timelineText({ start, asks, timeline = [] }: Pick<ScenarioRow, 'start' | 'asks' | 'timeline'>, t: MockTexts): string[] {
  const { events, when } = t.timeline
  const answer = start?.answer
  const startLines =
    answer === undefined || answer === 'ok'
      ? []
      : [typeof answer === 'object' ? fill(t.timeline.startStatus, answer) : t.timeline.starts[answer]]
  const askLines = asks ? [t.timeline.asks] : []
  const rest = [...timeline]
    .sort((a, b) => a.at - b.at)
    .map((event) => {
      const text = fill(events[event.do], { about: aboutOf(event) })
      const at = event.at < 0 ? fill(when.before, { n: -event.at }) : event.at === 0 ? when.atOnce : fill(when.after, { n: event.at })
      return `${at}: ${text}${event.repeat === undefined ? '' : ` × ${event.repeat}`}`
    })
  return [...startLines, ...askLines, ...rest]
}

/** Returns the details of an event: a status, a number or the name of a fault. */
function aboutOf(event: TimelineEvent): string {
  switch (event.do) {
    case 'callback':
      return event.status ?? ''
    case 'status':
    case 'order':
      return typeof event.answer === 'string'
        ? event.answer
        : Object.values(event.answer)
            .map((value) => (typeof value === 'object' ? '' : value))
            .join(' ')
    case 'stock':
      return String(event.left)
    case 'price':
      return String(event.times)
    case 'short':
      return String(event.missing)
    case 'realtime':
      return event.fault
    default:
      return ''
  }
}
