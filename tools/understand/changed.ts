import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { decide } from '#web/chat/lines/decide.ts'
import { readLine } from '#web/chat/lines/read/read.ts'
import { type MomentName, moments } from '#web/chat/lines/testing/moments.ts'
import { corpus } from './corpus/corpus.ts'
import { asTyped } from './corpus/rounds/asTyped.ts'

const KEPT = '.cache/understand.json'

/** For each line of the corpus at each moment: its clauses with the move that takes each. */
function movesOfAll(): Record<string, string> {
  const lines = [...new Set([...corpus.map(({ line }) => line), ...asTyped])].map(readLine)
  const names = Object.keys(moments) as readonly MomentName[]
  return Object.fromEntries(
    lines.flatMap((line) =>
      names.map((at) => [
        `${at}: ${line.text}`,
        decide(line, moments[at])
          .map(({ clause, id }) => `“${clause.text}” ${id ?? 'nothing'}`)
          .join(', '),
      ]),
    ),
  )
}

/** Keeps what every line of the corpus does now, to compare with after a change. */
export function keepMoves(): string {
  mkdirSync(dirname(KEPT), { recursive: true })
  writeFileSync(KEPT, JSON.stringify(movesOfAll()))
  return 'Kept. After your change: npm run understand -- --changed'
}

/** The lines that do something else than when they were kept; the same change at several moments is one row. */
export function changedMoves(): string {
  const before: Record<string, string> = JSON.parse(readFileSync(KEPT, 'utf8'))
  const rows = new Map<string, string[]>()
  for (const [key, now] of Object.entries(movesOfAll())) {
    const was = before[key]
    if (was === undefined || was === now) continue
    const [at = '', line = ''] = key.split(/: (.*)/s)
    const row = `${line}\n  before: ${was}\n  now:    ${now}`
    rows.set(row, [...(rows.get(row) ?? []), at])
  }
  return [...rows].map(([row, at]) => `${at.join(', ')}: ${row}`).join('\n') || 'No line of the corpus does anything else.'
}
