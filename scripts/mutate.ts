import { parseArgs } from 'node:util'
import { type Outcome, openBench } from './mutate/bench.ts'
import type { Mutant } from './mutate/mutants.ts'
import { targets } from './mutate/targets.ts'

const USAGE = `Usage: npm run mutate -- [path or group ...] [--list] [--every N]
  Makes small changes in the money path, one at a time, and tells which no test sees. Without a path: all of it.
  --list     every survivor as file:line with its change
  --every N  only each Nth change: a sample for an answer in minutes`

const { values, positionals } = read()
const groups = targets(positionals)
if (groups.size === 0) stop(`No file to change in: ${positionals.join(', ')}`)
const every = Number(values.every)
if (!Number.isInteger(every) || every < 1) stop(USAGE)
const tty = process.stderr.isTTY
const bench = await openBench([...groups.keys()])
const runs = await bench.baseline(
  (done, all) => say(`tests without a mutant: ${done} of ${all}`),
  (path, cause) => console.error(`${path} is left out, it fails without a mutant: ${cause}`),
)

type Row = { killed: number; timeout: number; survived: number }
const rows = new Map<string, Row>()
const started = performance.now()
for (const path of groups.keys()) {
  const row: Row = { killed: 0, timeout: 0, survived: 0 }
  for await (const { mutant, outcome, text } of bench.outcomes(path, runs, every)) {
    if (outcome === 'never run' || outcome === 'survived') {
      row.survived += 1
      if (values.list) console.log(describeMutant(path, mutant, outcome, text))
    } else row[outcome] += 1
    say(`${path}: ${row.killed + row.timeout} killed, ${row.survived} survived`)
  }
  if (row.killed + row.timeout + row.survived > 0) rows.set(path, row)
  if (!tty && rows.has(path)) console.error(line(path, row))
}
await bench.close()
say('')

console.log(line('file', undefined))
const sums = new Map<string, Row>()
for (const [path, row] of rows) {
  console.log(line(path, row))
  for (const name of [groups.get(path) ?? '', 'all']) {
    const sum = sums.get(name) ?? { killed: 0, timeout: 0, survived: 0 }
    sums.set(name, add(sum, row))
  }
}
for (const [name, sum] of sums) console.log(line(name, sum))
console.log(`${Math.round((performance.now() - started) / 1000)} s`)
process.exit(0)

function describeMutant(path: string, { start, end, text: other }: Mutant, outcome: Outcome, text: string): string {
  const lines = text.slice(0, start).split('\n')
  const was = text.slice(start, end).replace(/\s+/g, ' ')
  return `${path}:${lines.length}:${(lines.at(-1) ?? '').length + 1}  ${short(was)}  →  ${short(other)}${outcome === 'never run' ? '  (no test runs it)' : ''}`
}

function short(text: string): string {
  return text.length > 90 ? `${text.slice(0, 87)}…` : text === '' ? '(nothing)' : text
}

function add(a: Row, b: Row): Row {
  return { killed: a.killed + b.killed, timeout: a.timeout + b.timeout, survived: a.survived + b.survived }
}

function line(name: string, row: Row | undefined): string {
  const cells =
    row === undefined ? ['killed', 'timeout', 'survived', ''] : [row.killed, row.timeout, row.survived, `${percent(row)} %`].map(String)
  return name.padEnd(52) + cells.map((cell) => cell.padStart(10)).join('')
}

function percent({ killed, timeout, survived }: Row): string {
  return ((100 * (killed + timeout)) / (killed + timeout + survived)).toFixed(1)
}

function say(text: string): void {
  if (tty) process.stderr.write(`\r\x1b[2K${text}`)
}

function read() {
  try {
    return parseArgs({
      options: { list: { type: 'boolean', default: false }, every: { type: 'string', default: '1' } },
      allowPositionals: true,
    })
  } catch (error) {
    return stop(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`)
  }
}

function stop(text: string): never {
  console.error(text)
  process.exit(2)
}
