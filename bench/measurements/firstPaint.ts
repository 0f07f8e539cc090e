import { resolve } from 'node:path'
import { build } from 'vite'
import { compressIn } from '../../scripts/build.ts'
import { addressOf, runMock } from '../../scripts/run/mock.ts'
import { type Paint, paintOf, secondPaintOf } from '../browser/paint.ts'
import { type Measurement, median, type Result } from '../measurement.ts'

const TIMES = 5
const PAGES = { home: '/', catalogue: '/products', product: '/products/yellowfin-tuna-jodari-1-kg', chat: '/chat' } as const

/** Measures a first visit on a cheap phone: 4× slower CPU, slow 4G, empty cache. The baseline is a page with React and one heading. */
export const firstPaint: Measurement = async ({ site, browser }) => {
  const url = await site()
  const opened = await browser()
  const several = async (address: string) => {
    await paintOf(opened, address) // warms up the server
    const paints: Paint[] = []
    for (let i = 0; i < TIMES; i++) paints.push(await paintOf(opened, address))
    return paints
  }
  const bare = await bareReact(several)
  const results: Result[] = []
  for (const [name, path] of Object.entries(PAGES)) {
    const paints = await several(url + path)
    const row = (id: string, fact: keyof Paint, limit: number, unit: Result['unit']): Result => {
      const plain = middle(bare, fact)
      const result = { row: id, what: `${name}: ${fact}`, value: middle(paints, fact), limit, unit }
      // A baseline of 0 has no ratio.
      return plain > 0 ? { ...result, baseline: { what: 'bare React page', value: plain } } : { ...result, note: 'bare React page: 0' }
    }
    results.push(row('PERF-010', 'LCP', 1_600, 'ms'), row('PERF-011', 'CLS', 0.05, ''), row('PERF-012', 'TBT', 150, 'ms'))
    if (name === 'home') results.push(row('PERF-004', 'kB', 250, 'kB'))
  }
  return results
}

const middle = (paints: readonly Paint[], fact: keyof Paint) => median(paints.map((paint) => paint[fact]))

async function bareReact(measure: (address: string) => Promise<Paint[]>): Promise<Paint[]> {
  const outDir = resolve(import.meta.dirname, '../../.cache/bare')
  await build({ configFile: false, root: resolve(import.meta.dirname, '../bare'), logLevel: 'warn', build: { outDir, emptyOutDir: true } })
  compressIn(outDir)
  const server = runMock(['--port', '0', '--web', outDir], { stdio: ['ignore', 'pipe', 'pipe'] })
  try {
    return await measure(`${await addressOf(server)}/`)
  } finally {
    server.kill()
  }
}

const CACHED_PAGES = { home: '/', chat: '/chat' } as const

/** Measures a second visit on a cheap phone, with the app cached on the device (PERF-015, second half of PERF-010). */
export const secondVisit: Measurement = async ({ site, browser }) => {
  const url = await site()
  const opened = await browser()
  const results: Result[] = []
  for (const [name, path] of Object.entries(CACHED_PAGES)) {
    const paints: Paint[] = []
    for (let i = 0; i < TIMES; i++) paints.push(await secondPaintOf(opened, url + path))
    const middle = (fact: 'LCP' | 'kB') => median(paints.map((paint) => paint[fact]))
    results.push(
      { row: 'PERF-010', what: `${name}, second visit: LCP`, value: middle('LCP'), limit: 1_000, unit: 'ms' },
      { row: 'PERF-015', what: `${name}, second visit: kB beside API data`, value: middle('kB'), limit: 30, unit: 'kB' },
    )
  }
  return results
}
