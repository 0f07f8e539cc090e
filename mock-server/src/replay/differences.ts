import type { Line } from './readJournal.ts'

/** The kinds of journal entries that a replay must repeat. Timers are left out, because their times can differ by milliseconds. */
const compared = ['answer', 'ledger', 'message', 'frame-out', 'violation'] as const
const SHOWN = 5

/** Returns one line for each difference between two exported journals: `was`, the original, and `is`, the replay. */
export function differences(was: readonly Line[], is: readonly Line[]): string[] {
  return compared.flatMap((kind) => {
    const [before, after] = [was, is].map((lines) => lines.filter((line) => line.kind === kind)) as [Line[], Line[]]
    const length = Math.max(before.length, after.length)
    const found = Array.from({ length }, (_, n) => [before[n], after[n]] as const).filter(([a, b]) => facts(a) !== facts(b))
    const more = found.length > SHOWN ? [`${kind}: and ${found.length - SHOWN} more`] : []
    return [...found.slice(0, SHOWN).map(([a, b]) => `${kind}: ${describe(a)}, now ${describe(b)}`), ...more]
  })
}

const describe = (line: Line | undefined): string => (line ? `line ${line.seq} ${facts(line)}` : 'nothing')

/** Returns an entry as JSON, without fields that differ between runs: number, time and duration. */
function facts(line: Line | undefined): string {
  if (!line) return ''
  const { seq: _seq, at: _at, ms: _ms, kind: _kind, entries: _entries, ...rest } = line
  return JSON.stringify(Object.fromEntries(Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1))))
}
