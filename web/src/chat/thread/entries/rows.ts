import { dayNumber } from '#web/i18n/dates.ts'
import { isOfJourney } from '../../kinds/kinds.ts'
import type { Entry } from '../../transcript/entry.ts'

export type Row =
  | { kind: 'day'; key: string; at: number }
  | { kind: 'new'; key: 'new' }
  | { kind: 'entry'; key: string; entry: Entry }
  | { kind: 'fold'; key: string; entries: readonly Entry[] }
  | { kind: 'working'; key: 'working' }

const SHOWN_STEPS = 4

interface RowsOptions {
  /** Ids of folded steps that the buyer opened. */
  open?: ReadonlySet<string>
  newFrom?: string | null
  /** The entry of the open question. */
  live?: string | null
}

/**
 * Returns the rows to render: a line per day (CHAT-064), a separator before new entries (CHAT-062), more than four finished
 * steps folded into one line, and the live card last (CHAT-156). The stored order does not change.
 */
export function rowsOf(entries: readonly Entry[], { open = new Set(), newFrom = null, live = null }: RowsOptions = {}): Row[] {
  const at = live === null ? -1 : entries.findLastIndex(({ id }) => id === live)
  const [card, next] = [entries[at], entries[at + 1]]
  if (!card) return rowsInOrder(entries, open, newFrom)
  const rows = next ? rowsInOrder(without(entries, card), open, newFrom === live ? next.id : newFrom) : rowsInOrder(entries, open, newFrom)
  if (next) rows.push({ kind: 'entry', key: card.id, entry: card })
  rows.splice(-1, 0, { kind: 'working', key: 'working' })
  return rows
}

const without = (entries: readonly Entry[], card: Entry): Entry[] => entries.filter((entry) => entry !== card)

function rowsInOrder(entries: readonly Entry[], open: ReadonlySet<string>, newFrom: string | null): Row[] {
  const rows: Row[] = []
  let day: number | null = null
  let i = 0
  while (i < entries.length) {
    const entry = entries[i]
    if (!entry) break
    if (dayNumber(entry.at) !== day) {
      day = dayNumber(entry.at)
      rows.push({ kind: 'day', key: `day-${day}`, at: entry.at })
    }
    const steps = finishedFrom(entries, i)
    if (steps.some(({ id }) => id === newFrom) || entry.id === newFrom) rows.push({ kind: 'new', key: 'new' })
    const folded = steps.length > SHOWN_STEPS + 1 && !open.has(`fold-${entry.id}`) ? steps.slice(0, steps.length - SHOWN_STEPS) : []
    if (folded.length > 0) rows.push({ kind: 'fold', key: `fold-${entry.id}`, entries: folded })
    const shown = steps.length > 0 ? steps.slice(folded.length) : [entry]
    for (const one of shown) rows.push({ kind: 'entry', key: one.id, entry: one })
    i += Math.max(1, steps.length)
  }
  return rows
}

function finishedFrom(entries: readonly Entry[], from: number): Entry[] {
  const run: Entry[] = []
  const day = dayNumber(entries[from]?.at ?? 0)
  for (let i = from; i < entries.length; i++) {
    const entry = entries[i]
    if (!entry || !isFinished(entry) || dayNumber(entry.at) !== day) break
    run.push(entry)
  }
  return run
}

const isFinished = ({ card, answer }: Entry): boolean => answer !== undefined && isOfJourney(card)
