import { type Paint, secondPaintOf } from '../browser/paint.ts'
import { type Measurement, median, type Result } from '../measurement.ts'

const TIMES = 5
const PAGES = { home: '/', chat: '/chat' } as const

/** Measures a second visit on a cheap phone, with the app cached on the device (PERF-015, second half of PERF-010). */
export const secondVisit: Measurement = async ({ site, browser }) => {
  const url = await site()
  const opened = await browser()
  const results: Result[] = []
  for (const [name, path] of Object.entries(PAGES)) {
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
