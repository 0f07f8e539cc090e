import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { WEIGHTS } from '../readRows.ts'
import { patterns, written } from './examples.ts'

// `npm run train` chooses the words that get weights of their own, fits the scorer's weights to the patterns and the corpus, and writes
// both to `weights.txt`: the evidence of each meaning, sign and word for senses, in steps of 0.5, the highest first. `-- --held-out`
// prints the share of the corpus that is read with weights of the patterns only.

/** The least gain of a word with weights of its own. Others are not worth their bytes. */
const LEAST_WORTH = 4

interface Row {
  readonly feature: string
  readonly worth: number
  readonly levels: readonly (readonly [sense: string, level: number])[]
}

if (process.argv.includes('--held-out')) console.log(run('fitted.ts', '--held-out').trim())
else train()

function train(): void {
  write([])
  write(run('alone.ts').trim().split(' ').sort().map(unfitted))
  write(fitted().flatMap(({ feature, worth }) => (feature.startsWith('=') && worth >= LEAST_WORTH ? unfitted(feature.slice(1)) : [])))
  const rows = fitted().filter(({ feature, levels }) => feature.startsWith('=') || levels.length > 0)
  write(rows)
  const [used, alone] = [rows.flatMap(({ levels }) => levels).length, rows.filter(({ feature }) => feature.startsWith('=')).length]
  console.log(`${used} weights, ${alone} words alone, ${(written.length + patterns.length).toLocaleString('en')} lines`)
}

function unfitted(word: string): Row {
  return { feature: `=${word}`, worth: 0, levels: [] }
}

function fitted(): readonly Row[] {
  return JSON.parse(run('fitted.ts'))
}

/** Runs a step in a process of its own, because the parser reads its words only when it is loaded. */
function run(step: string, ...options: string[]): string {
  return execFileSync(process.execPath, [resolve(import.meta.dirname, step), ...options], { encoding: 'utf8', maxBuffer: 2 ** 26 })
}

function write(rows: readonly Row[]): void {
  const lines = rows.map(({ feature, levels }) => {
    const sorted = [...levels].sort(([, a], [, b]) => b - a).map(([sense, level]) => `${sense} ${level}`)
    return `${feature}: ${sorted.join(', ')}`.trimEnd()
  })
  writeFileSync(WEIGHTS, `${lines.join('\n')}\n`)
}
