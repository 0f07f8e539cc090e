import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { declaredPages } from '../build/declaredPages.ts'
import { headOf } from '../build/headOf.ts'
import { listsIn } from '../build/releaseLists.ts'
import { type Manifest, shellOf, staticFiles, styleSheets, textKeys, type View, viewsOf } from './routeSizes.ts'

/**
 * Size limits in kB of 1,000 bytes, gzip (PERF-002, PERF-003, PERF-005, PERF-006, PERF-007, CHAT-048, PWA-012, PWA-013). The goal for
 * `typed` is 70 (ADR 018). It was 98.9 while a chunk of 7.1 that belongs to it was not counted.
 */
const MOST = { first: 140, chat: 168, further: 35, css: 25, typed: 106, fonts: 0, worker: 10, ofPage: 3, install: 610 } as const

export interface Row {
  /** The ID of the register row. */
  readonly row: string
  readonly what: string
  readonly kb: number
  readonly most: number
}

/** Returns each view with its JavaScript files, as paths below `web`. */
export function filesOfViews(web: string): (View & { files: ReadonlySet<string> })[] {
  const manifest = manifestOf(web)
  return viewsOf(manifest, declaredPages()).map((view) => ({
    ...view,
    files: withHead(
      web,
      staticFiles(manifest, view.keys),
      view.pages.map(({ path }) => path),
    ),
  }))
}

/** Returns the files that load while the buyer reads the first card: the cards that may follow, and their texts (PERF-005). */
export function filesOfCards(web: string): Set<string> {
  const manifest = manifestOf(web)
  const cards = Object.keys(manifest).filter((key) => /^src\/chat\/(cards\/|past\.ts)/.test(key))
  return staticFiles(manifest, [...cards, ...textKeys(manifest, ['shop'])])
}

/** Returns the files of a module and all its static imports. */
export const filesOf = (web: string, source: string): Set<string> => staticFiles(manifestOf(web), [source])
/** Returns the chunks that load when the buyer first focuses the message box: the parser with its words, and the replies (CHAT-048). */
const filesOfTypedLines = (manifest: Manifest): string[] => [
  ...Object.values(manifest).flatMap(({ name, file }) => (name === 'parser' ? [file] : [])),
  manifest['src/chat/message/replyTo.ts']?.file ?? '',
]

/** Returns the files of the pages and frames of the seller's and the transporter's area (PERF-009). */
export function filesOfAreas(web: string): Set<string> {
  const manifest = manifestOf(web)
  const own = Object.keys(manifest).filter((key) => /^src\/(pages\/(seller|transporter)|app\/areas)\//.test(key))
  return new Set(own.map((key) => manifest[key]?.file ?? ''))
}

/** Returns the download sizes with their limits. */
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
      const further = {
        row: 'PERF-003',
        what: `${name} adds`,
        kb: kb([...files].filter((file) => !shell.has(file) && !inPage(file))),
        most: MOST.further,
      }
      return pages.some(({ isPublic }) => isPublic) ? [first, further] : [further]
    }),
    { row: 'CHAT-048', what: 'parser and replies of typed lines', kb: kb(filesOfTypedLines(manifest)), most: MOST.typed },
    { row: 'PERF-006', what: 'CSS in all', kb: kb(styleSheets(manifest)), most: MOST.css },
    { row: 'PWA-013', what: 'service worker', kb: kb(['sw.js']), most: MOST.worker },
    { row: 'PWA-013', what: 'its part of the page', kb: kb([manifest['src/app/start/startWorker.ts']?.file ?? '']), most: MOST.ofPage },
    ...installs(web, kb),
    { row: 'PERF-007', what: 'web fonts', kb: kb(fonts), most: MOST.fonts },
  ]
}

/** Returns how much the worker downloads for a buyer, a seller and a transporter, in one language. */
function installs(web: string, kb: (files: Iterable<string>) => number): Row[] {
  const lists = listsIn(web)
  const frames = readdirSync(web).filter((file) => file.endsWith('.cached.html'))
  const filesIn = (names: readonly string[]) => names.flatMap((name) => lists[name] ?? []).map((file) => file.slice(1))
  return (['buyer', 'seller', 'transporter'] as const).map((role) => {
    const names = new Set(['shell', 'buyer', 'buyer.en', role, `${role}.en`])
    return { row: 'PWA-012', what: `kept for a ${role}`, kb: kb([...frames, ...filesIn([...names])]), most: MOST.install }
  })
}

const manifestOf = (web: string) => JSON.parse(readFileSync(join(web, '.vite/manifest.json'), 'utf8')) as Manifest

/** Returns whether a file is the script that each page holds itself. */
export const inPage = (file: string): boolean => /^assets\/head(Of\w+)?-[\w-]+\.js$/.test(file)

/** Adds the script that the pages of a view hold themselves. It is built separately, so it is not in the manifest. */
function withHead(web: string, files: ReadonlySet<string>, paths: readonly (string | null)[] = []): Set<string> {
  const name = paths.map((path) => headOf(path ?? '')).find((head) => head !== 'head') ?? 'head'
  const head = readdirSync(join(web, 'assets')).filter((file) => file.startsWith(`${name}-`) && file.endsWith('.js'))
  return new Set([...files, ...head.map((file) => `assets/${file}`)])
}

export function table(rows: readonly Row[]): string {
  const width = Math.max(...rows.map((row) => row.what.length))
  const line = ({ what, kb, most }: Row) =>
    `${what.padEnd(width)} ${kb.toFixed(1).padStart(6)} ${String(most).padStart(7)}${kb > most ? '   TOO LARGE' : ''}`
  return [`${'gzip, kB of 1,000 bytes'.padEnd(width)}   size    most`, ...rows.map(line)].join('\n')
}
