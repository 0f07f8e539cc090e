import type { ChildProcess } from 'node:child_process'
import { resolve } from 'node:path'
import { buildWeb } from '../scripts/build.ts'
import { addressOf, runMock } from '../scripts/run/mock.ts'
import { openBrowser } from './browser/openBrowser.ts'
import { cpuOf } from './cpu.ts'
import { isMissed, type Measurement, type Result } from './measurement.ts'
import { areaLists } from './measurements/areaLists.ts'
import { callback } from './measurements/callback.ts'
import { engine } from './measurements/engine.ts'
import { firstPaint, secondVisit } from './measurements/firstPaint.ts'
import { interactions } from './measurements/interactions.ts'
import { listPage } from './measurements/listPage.ts'
import { longList } from './measurements/longList.ts'
import { memory } from './measurements/memory.ts'
import { mockReady, throughput, worldReset } from './measurements/mock.ts'
import { network } from './measurements/network.ts'
import { saving } from './measurements/saving.ts'
import { slowThread, thread } from './measurements/thread.ts'
import { understanding } from './measurements/understanding.ts'

/** The measurements by name. `npm run bench -- worldReset` runs only one. */
const measurements: Readonly<Record<string, Measurement>> = {
  mockReady,
  worldReset,
  listPage,
  throughput,
  callback,
  engine,
  network,
  saving,
  memory,
  firstPaint,
  secondVisit,
  thread,
  slowThread,
  interactions,
  areaLists,
  longList,
  understanding,
}
/** The folder of the built app. It is not dist/, which `npm run build` overwrites. */
const SITE = resolve(import.meta.dirname, '../.cache/bench-web')

const chosen = process.argv.slice(2)
const unknown = chosen.filter((name) => !(name in measurements))
if (unknown.length > 0) {
  console.error(`No measurement ${unknown.join(', ')}; there are ${Object.keys(measurements).join(', ')}.`)
  process.exit(1)
}

const ends: (() => unknown)[] = []
let mock: ChildProcess | null = null
const url = once(() => {
  mock = runMock(['--port', '0'], { stdio: ['ignore', 'pipe', 'pipe'] })
  return trackMock(mock)
})
const site = once(async () => {
  await buildWeb('production', SITE)
  return trackMock(runMock(['--port', '0', '--web', SITE], { stdio: ['ignore', 'pipe', 'pipe'] }))
})
const cpu = () => mock && cpuOf(mock)
const browser = once(async () => {
  const opened = await openBrowser()
  ends.unshift(() => opened.close())
  return opened
})

const results: Result[] = []
try {
  for (const [name, measure] of Object.entries(measurements)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue
    console.error(`measuring ${name} …`)
    results.push(...(await measure({ url, cpu, site, browser })))
  }
} finally {
  for (const end of ends) await end()
}

const formatValue = (value: number) => (Math.abs(value) < 10 ? value.toFixed(2) : value.toFixed(0))
console.log(`row       ${'what'.padEnd(44)}   value     limit   unit   beside`)
for (const result of results) {
  const { row, what, value, limit, atLeast, unit, baseline, note } = result
  const ratio = baseline ? `${formatValue(value / baseline.value)} × ${baseline.what} (${formatValue(baseline.value)} ${unit})` : ''
  const line = `${row.padEnd(9)} ${what.padEnd(44)} ${formatValue(value).padStart(7)} ${atLeast ? '≥' : '≤'} ${formatValue(limit).padStart(7)}   ${unit.padEnd(5)}`
  console.log(`${line}  ${[ratio, note].filter(Boolean).join('; ')}${isMissed(result) ? '   MISSED' : ''}`)
}
const missed = results.filter(isMissed).length
console.log(`${results.length - missed} of ${results.length} within their limits`)
process.exitCode = missed > 0 ? 1 : 0

function trackMock(child: ChildProcess): Promise<string> {
  ends.push(() => child.kill())
  return addressOf(child)
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}
