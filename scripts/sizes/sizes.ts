import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { declaredPages } from '../build/declaredPages.ts'
import { listsIn } from '../build/releaseLists.ts'
import { type Manifest, shellOf, staticFiles, styleSheets, textKeys, type View, viewsOf } from './routeSizes.ts'

/**
 * kB of 1,000 bytes, gzip: PERF-002, PERF-003, PERF-005, PERF-006, PERF-007, CHAT-048, PWA-012, PWA-013. The rows allow 133 for a first view and 160 for the
 * chat once the build patches no library; of `typed` 70 are aimed at (ADR 018).
 */
const MOST = { first: 126, chat: 151, further: 35, css: 25, typed: 95, fonts: 0, worker: 10, ofPage: 3, install: 600 } as const

export interface Row {
  /** Of the register. */
  readonly row: string
  readonly what: string
  readonly kb: number
  readonly most: number
}

/** The JavaScript files of each view, below `web`. */
export function filesOfViews(web: string): (View & { files: ReadonlySet<string> })[] {
  const manifest = manifestOf(web)
  return viewsOf(manifest, declaredPages()).map((view) => ({ ...view, files: withHead(web, staticFiles(manifest, view.keys)) }))
}

/** What the thread brings while the buyer reads its first card: cards that may follow, and their texts (PERF-005). */
export function filesOfCards(web: string): Set<string> {
  const manifest = manifestOf(web)
  const cards = Object.keys(manifest).filter((key) => /^src\/chat\/(cards\/|past\.ts)/.test(key))
  return staticFiles(manifest, [...cards, ...textKeys(manifest, ['shop'])])
}

/** The files of one module and all it imports statically. */
export const filesOf = (web: string, source: string): Set<string> => staticFiles(manifestOf(web), [source])
/** The chunks that load when the message box is first touched: the parser with its words, and the replies (CHAT-048). */
const filesOfTypedLines = (manifest: Manifest): string[] => [
  ...Object.values(manifest).flatMap(({ name, file }) => (name === 'parser' ? [file] : [])),
  manifest['src/chat/message/replyTo.ts']?.file ?? '',
]

/** The files that only the seller's and the transporter's area have (PERF-009). */
export function filesOfAreas(web: string): Set<string> {
  const manifest = manifestOf(web)
  const own = Object.keys(manifest).filter((key) => /^src\/(pages\/(seller|transporter)|app\/areas)\//.test(key))
  return new Set(own.map((key) => manifest[key]?.file ?? ''))
}

/** What a phone downloads, by view. */
export function sizes(web: string): Row[] {
  const manifest = manifestOf(web)
  const kb = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(web, file))).length, 0) / 1_000
  const shell = withHead(web, shellOf(manifest))
  const fonts = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(woff2?|ttf|otf|eot)$/.test(file))
  return [
    { row: 'PERF-002', what: 'shell with the texts of one language', kb: kb(shell), most: MOST.first },
    ...filesOfViews(web).flatMap(({ name, pages, files }): Row[] => {
      if (name === 'chat') return [{ row: 'PERF-005', what: '/chat in all', kb: kb(files), most: MOST.chat }]
      const first = { row: 'PERF-002', what: `${name} as first view`, kb: kb(files), most: MOST.first }
      const further = { row: 'PERF-003', what: `${name} adds`, kb: kb([...files].filter((file) => !shell.has(file))), most: MOST.further }
      return pages.some(({ isPublic }) => isPublic) ? [first, further] : [further]
    }),
    { row: 'CHAT-048', what: 'parser and replies of typed lines', kb: kb(filesOfTypedLines(manifest)), most: MOST.typed },
    { row: 'PERF-006', what: 'CSS in all', kb: kb(styleSheets(manifest)), most: MOST.css },
    { row: 'PWA-013', what: 'service worker', kb: kb(['sw.js']), most: MOST.worker },
    { row: 'PWA-013', what: 'its part of the page', kb: kb([manifest['src/app/offline/startWorker.ts']?.file ?? '']), most: MOST.ofPage },
    ...installs(web, kb),
    { row: 'PERF-007', what: 'web fonts', kb: kb(fonts), most: MOST.fonts },
  ]
}

/** What the worker brings to the device of a buyer, a seller, a transporter who reads one language. */
function installs(web: string, kb: (files: Iterable<string>) => number): Row[] {
  const lists = listsIn(web)
  const frames = readdirSync(web).filter((file) => /^(index|products|product|chat|area|other)\.html$/.test(file))
  const filesIn = (names: readonly string[]) => names.flatMap((name) => lists[name] ?? []).map((file) => file.slice(1))
  return (['buyer', 'seller', 'transporter'] as const).map((role) => {
    const names = new Set(['shell', 'buyer', 'buyer.en', role, `${role}.en`])
    return { row: 'PWA-012', what: `kept for a ${role}`, kb: kb([...frames, ...filesIn([...names])]), most: MOST.install }
  })
}

const manifestOf = (web: string) => JSON.parse(readFileSync(join(web, '.vite/manifest.json'), 'utf8')) as Manifest

/** The script of the head is built by itself. */
function withHead(web: string, files: ReadonlySet<string>): Set<string> {
  const head = readdirSync(join(web, 'assets')).filter((file) => /^head-[\w-]+\.js$/.test(file))
  return new Set([...files, ...head.map((file) => `assets/${file}`)])
}

export function table(rows: readonly Row[]): string {
  const wide = Math.max(...rows.map((row) => row.what.length))
  const line = ({ what, kb, most }: Row) =>
    `${what.padEnd(wide)} ${kb.toFixed(1).padStart(6)} ${String(most).padStart(7)}${kb > most ? '   TOO LARGE' : ''}`
  return [`${'gzip, kB of 1,000 bytes'.padEnd(wide)}   size    most`, ...rows.map(line)].join('\n')
}
