import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Manifest, routesOf, shellOf, staticFiles, styleSheets } from './routeSizes.ts'

/** kB of 1,000 bytes, gzip: PERF-002, PERF-003, PERF-005, PERF-006, PERF-007. */
const MOST = { first: 125, chat: 150, further: 35, css: 25, fonts: 0 } as const

export interface Row {
  /** Of the register. */
  readonly row: string
  readonly what: string
  readonly kb: number
  readonly most: number
}

/** What a phone downloads, by route. */
export function sizes(web: string): Row[] {
  const manifest = JSON.parse(readFileSync(join(web, '.vite/manifest.json'), 'utf8')) as Manifest
  const kb = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(web, file))).length, 0) / 1_000
  // The script of the head is built by itself.
  const head = readdirSync(join(web, 'assets')).filter((file) => /^head-[\w-]+\.js$/.test(file))
  const shell = new Set([...shellOf(manifest), ...head.map((file) => `assets/${file}`)])
  const routes = routesOf(manifest)
  if (!routes.some((route) => route.name === 'chat') || routes.length < 2) throw new Error('no pages or no chat found in the manifest')
  const fonts = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(woff2?|ttf|otf|eot)$/.test(file))
  return [
    { row: 'PERF-002', what: 'shell with the texts of one language', kb: kb(shell), most: MOST.first },
    ...routes.flatMap(({ name, keys }): Row[] => {
      const files = staticFiles(manifest, keys)
      const whole = kb(new Set([...shell, ...files]))
      if (name === 'chat') return [{ row: 'PERF-005', what: '/chat in all', kb: whole, most: MOST.chat }]
      const first = isPublic(name) ? [{ row: 'PERF-002', what: `${name} as first view`, kb: whole, most: MOST.first }] : []
      return [
        ...first,
        { row: 'PERF-003', what: `${name} adds`, kb: kb([...files].filter((file) => !shell.has(file))), most: MOST.further },
      ]
    }),
    { row: 'PERF-006', what: 'CSS in all', kb: kb(styleSheets(manifest)), most: MOST.css },
    { row: 'PERF-007', what: 'web fonts', kb: kb(fonts), most: MOST.fonts },
  ]
}

/** Opened by anybody, hence perhaps as the first view of all. */
function isPublic(name: string): boolean {
  return /^(buyer|static)\//.test(name) && !/\/(Checkout|Payment|PayOrder|Orders|Order|Addresses|Profile|Account)Page$/.test(name)
}

export function table(rows: readonly Row[]): string {
  const wide = Math.max(...rows.map((row) => row.what.length))
  const line = ({ what, kb, most }: Row) =>
    `${what.padEnd(wide)} ${kb.toFixed(1).padStart(6)} ${String(most).padStart(7)}${kb > most ? '   TOO LARGE' : ''}`
  return [`${'gzip, kB of 1,000 bytes'.padEnd(wide)}   size    most`, ...rows.map(line)].join('\n')
}
