import type { JournalEntry } from '#contract/control/journal.ts'
import { useMockTexts } from '#web/mock/texts.ts'
import { classes } from '#web/ui/classes.ts'
import { clockTime } from '../format.ts'

/** One journal entry in the timeline. */
export function EventRow({ entry }: { entry: JournalEntry }) {
  const { mock: t } = useMockTexts()
  const { title, detail, side, bad } = describe(entry)
  const kind = t.journal.kinds[entry.kind]
  return (
    <li className={classes(`side-${side}`, bad && 'is-bad')}>
      <time dateTime={entry.at}>{clockTime(entry.at)}</time>
      <span className="event-knot" aria-hidden="true" />
      <div>
        <code>{title}</code>
        <p>
          <span className="visually-hidden">{kind}: </span>
          {detail}
        </p>
      </div>
    </li>
  )
}

interface RowText {
  title: string
  detail: string
  /** The direction: from the app, to the app, or within the world. */
  side: 'from' | 'to' | 'world'
  bad: boolean
}

/** Formats a journal entry as title and details. */
export function describe(entry: JournalEntry): RowText {
  const { seq: _seq, at: _at, kind, text, method, path, status, ...facts } = entry
  const call = [status, method, path].filter(isPlain).join(' ')
  const title = text || call || eventName(facts) || kind
  const rest = title === call ? facts : { ...(call ? { call } : {}), ...facts }
  return { title, detail: short(detailsOf(rest)), side: sideOf(kind), bad: isBad(entry) }
}

const LONGEST = 220
const short = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text)

/** Formats data as `amount 79500, phone 255712345678`; fields of a body are listed like the entry's own. */
function detailsOf(facts: Readonly<Record<string, unknown>>): string {
  const { body, payload, ...own } = facts
  const all = { ...own, ...asFacts(body), ...asFacts(payload) }
  return Object.entries(all)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([name, value]) => `${name} ${isPlain(value) ? value : JSON.stringify(value)}`)
    .join(', ')
}

const asFacts = (value: unknown): object => (typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {})
const isPlain = (value: unknown): value is string | number | boolean => ['string', 'number', 'boolean'].includes(typeof value)
const eventName = (facts: Readonly<Record<string, unknown>>): string => (isPlain(facts['event']) ? String(facts['event']) : '')

function sideOf(kind: string): RowText['side'] {
  if (kind === 'request' || kind === 'frame-in') return 'from'
  return kind === 'answer' || kind === 'frame-out' || kind === 'message' ? 'to' : 'world'
}

const isBad = ({ kind, status }: JournalEntry): boolean =>
  kind === 'violation' || kind === 'fault' || (typeof status === 'number' && status >= 400)
