import { resolve } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { BROWSER_ARGS, findBrowser } from '../scripts/browser.ts'
import { buildWeb, WEB } from '../scripts/build.ts'
import { addressOf, runMock } from '../scripts/mock.ts'
import type { Measurement, Result } from './measurement.ts'
import { mockReady } from './mockReady.ts'
import { worldReset } from './worldReset.ts'

/** By name; `npm run bench -- worldReset` runs one. Each file in bench/ is one measurement. */
const measurements: Readonly<Record<string, Measurement>> = { mockReady, worldReset }

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in measurements))
if (unknown.length > 0) {
  console.error(`No measurement ${unknown.join(', ')}; there are ${Object.keys(measurements).join(', ')}.`)
  process.exit(1)
}

await buildWeb()
const mock = runMock(['--port', '0', '--web', resolve(WEB)], [], ['ignore', 'pipe', 'pipe'])
const url = await addressOf(mock)
let opened: Promise<Browser> | undefined
const browser = () => (opened ??= openBrowser())

const results: Result[] = []
try {
  for (const [name, measure] of Object.entries(measurements)) {
    if (asked.length === 0 || asked.includes(name)) results.push(...(await measure({ url, browser })))
  }
} finally {
  await (await opened)?.close()
  mock.kill()
}

const ms = (value: number) => (value < 10 ? value.toFixed(2) : value.toFixed(0)).padStart(7)
console.log(`row      ${'what'.padEnd(28)}   value   limit unit   ratio to baseline`)
for (const { row, what, value, limit, unit, baseline } of results) {
  const ratio = `${(value / baseline.value).toFixed(2)} × ${baseline.what} (${ms(baseline.value).trim()} ${unit})`
  console.log(`${row} ${what.padEnd(28)} ${ms(value)} ${ms(limit)} ${unit}     ${ratio}${value > limit ? '   ABOVE THE LIMIT' : ''}`)
}
process.exitCode = results.some(({ value, limit }) => value > limit) ? 1 : 0

async function openBrowser(): Promise<Browser> {
  const found = await findBrowser()
  return chromium.launch({
    args: BROWSER_ARGS,
    ...(found && { executablePath: found.executablePath, env: { ...process.env, ...found.env } }),
  })
}
