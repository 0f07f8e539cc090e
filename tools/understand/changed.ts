import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { decide } from '#web/chat/lines/decide.ts'
import { readLine } from '#web/chat/lines/read/read.ts'
import { type MomentName, moments } from '#web/chat/lines/testing/moments.ts'
import { asTyped, corpus } from './corpus/corpus.ts'

const STORED = '.cache/understand.json'

/** Returns the clauses of each line of the corpus with their moves, for each moment of a conversation (`moments`). */
function allMoves(): Record<string, string> {
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

/** Stores the moves of every line of the corpus, for a comparison after a change. */
export function storeMoves(): string {
  mkdirSync(dirname(STORED), { recursive: true })
  writeFileSync(STORED, JSON.stringify(allMoves()))
  return 'Stored. After your change: npm run understand -- --changed'
}

/** Returns the lines whose moves differ from the stored ones. A line with the same change at several moments is listed once. */
export function changedMoves(): string {
  const before: Record<string, string> = JSON.parse(readFileSync(STORED, 'utf8'))
  const rows = new Map<string, string[]>()
  for (const [key, now] of Object.entries(allMoves())) {
    const was = before[key]
    if (was === undefined || was === now) continue
    const [at = '', line = ''] = key.split(/: (.*)/s)
    const row = `${line}\n  before: ${was}\n  now:    ${now}`
    rows.set(row, [...(rows.get(row) ?? []), at])
  }
  return [...rows].map(([row, at]) => `${at.join(', ')}: ${row}`).join('\n') || 'No line of the corpus has a different move.'
}
