import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { patterns, written } from './examples.ts'

// `npm run train` chooses the words that speak for themselves, fits the weights of the scorer to the patterns and the corpus, and writes
// both to `weights.ts`; `-- --held-out` says how much of the corpus weights of the patterns alone would read.
/** A word with less is not worth its bytes. */
const LEAST_WORTH = 4
const FILE = resolve(import.meta.dirname, '../weights.ts')

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

/** The parser reads its words when it is loaded: each step is a process of its own. */
function run(step: string, ...options: string[]): string {
  return execFileSync(process.execPath, [resolve(import.meta.dirname, step), ...options], { encoding: 'utf8', maxBuffer: 2 ** 26 })
}

function write(rows: readonly Row[]): void {
  const lines = rows.map(({ feature, levels }) => {
    const said = [...levels].sort(([, a], [, b]) => b - a).map(([sense, level]) => `${sense} ${level}`)
    return `${feature}: ${said.join(', ')}`.trimEnd()
  })
  writeFileSync(
    FILE,
    `/** What each meaning, sign and word speaks for, in steps of 0.5, the most first. \`npm run train\` writes it. */\nexport const weights = \`\n${lines.join('\n')}\n\`\n`,
  )
}
