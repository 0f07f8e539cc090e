import type { Line } from './readJournal.ts'

/** What must come out the same: answers, money, goods, messages, frames to the app and breaches. Not when a timer fell due to the ms. */
const compared = ['answer', 'ledger', 'message', 'frame-out', 'violation'] as const
const SHOWN = 5

/** One line for each difference, in the order of the journal; `was` and `is` are exported journals. */
export function differences(was: readonly Line[], is: readonly Line[]): string[] {
  return compared.flatMap((kind) => {
    const [before, after] = [was, is].map((lines) => lines.filter((line) => line.kind === kind)) as [Line[], Line[]]
    const length = Math.max(before.length, after.length)
    const found = Array.from({ length }, (_, n) => [before[n], after[n]] as const).filter(([a, b]) => facts(a) !== facts(b))
    const more = found.length > SHOWN ? [`${kind}: and ${found.length - SHOWN} more`] : []
    return [...found.slice(0, SHOWN).map(([a, b]) => `${kind}: ${said(a)}, now ${said(b)}`), ...more]
  })
}

const said = (line: Line | undefined): string => (line ? `line ${line.seq} ${facts(line)}` : 'nothing')

/** Without what tells of the run only: number, time and length. */
function facts(line: Line | undefined): string {
  if (!line) return ''
  const { seq: _seq, at: _at, ms: _ms, kind: _kind, entries: _entries, ...rest } = line
  return JSON.stringify(Object.fromEntries(Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1))))
}
