import type { DeclaredPage } from '../build/declaredPages.ts'

/** One chunk of Vite's manifest. */
export interface Chunk {
  readonly file: string
  readonly assets?: readonly string[]
  readonly name?: string
  readonly src?: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly css?: readonly string[]
}
export type Manifest = Readonly<Record<string, Chunk>>

/** What a view loads with nobody's help, from the first byte until it rests. */
export interface View {
  readonly name: string
  readonly pages: readonly DeclaredPage[]
  /** Keys of the manifest. */
  readonly keys: readonly string[]
}

const ENTRY = 'index.html'
export const LANGUAGES = ['en', 'sw'] as const

/** Mounted by the shell itself. */
const FOOTER = 'src/app/shell/Footer.tsx'

/** What every page loads: the entry, what the shell mounts, and their texts in one language. */
export function shellOf(manifest: Manifest): Set<string> {
  return staticFiles(manifest, [...inChat(manifest), FOOTER, ...textKeys(manifest, ['footer'])])
}

/** The thread has no footer below it. */
const inChat = (manifest: Manifest): string[] => [ENTRY, ...textKeys(manifest, ['shell'])]

/** A view for each module of pages. What the thread brings while the buyer reads its first card is no part of it (PERF-005). */
export function viewsOf(manifest: Manifest, declared: readonly DeclaredPage[]): View[] {
  const shell = [...inChat(manifest), FOOTER, ...textKeys(manifest, ['footer'])]
  return [...new Set(declared.map(({ source }) => source))].map((source) => {
    if (!(source in manifest)) throw new Error(`${source} is not in the manifest`)
    const pages = declared.filter((page) => page.source === source)
    const own = [source, ...inArea(manifest, pages), ...textKeys(manifest, [...new Set(pages.flatMap(({ areas }) => areas))])]
    const isChat = source.startsWith('src/chat/')
    const name = isChat ? 'chat' : source.replace(/^src\/pages\/|\.tsx?$/g, '')
    return { name, pages, keys: isChat ? [...inChat(manifest), ...own] : [...shell, ...own] }
  })
}

/** The frame and the table of contents of the area that a page belongs to. */
function inArea(manifest: Manifest, pages: readonly DeclaredPage[]): string[] {
  const area = pages[0]?.area
  if (!area) return []
  return [
    'src/app/areas/AreaFrame.tsx',
    `src/app/areas/${area === 'seller' ? 'Seller' : 'Transporter'}Area.tsx`,
    ...textKeys(manifest, ['areas']),
  ]
}

/** The JavaScript files of some chunks and all they import statically. */
export function staticFiles(manifest: Manifest, keys: readonly string[]): Set<string> {
  return new Set([...staticKeys(manifest, keys)].map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js')))
}

/** Keys of some chunks and of all they import statically. */
export const staticKeys = (manifest: Manifest, keys: readonly string[]): Set<string> => walk(manifest, keys, (chunk) => chunk.imports ?? [])

/** Every style sheet that the app can load; the mock's own pages are no part of it. */
export function styleSheets(manifest: Manifest): Set<string> {
  const chunks = reachable(manifest).map((key) => manifest[key])
  return new Set(chunks.flatMap((chunk) => [...(chunk?.css ?? []), ...(chunk?.file.endsWith('.css') ? [chunk.file] : [])]))
}

const reachable = (manifest: Manifest): string[] => [...keysFrom(manifest, [ENTRY])]

/** Keys of all that some chunks can ever load, but for chunks that `skips` and what only those load. */
export const keysFrom = (manifest: Manifest, from: readonly string[], skips: (key: string) => boolean = () => false): Set<string> =>
  walk(manifest, from, (chunk) => [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])], skips)

function walk(
  manifest: Manifest,
  from: readonly string[],
  next: (chunk: Chunk) => readonly string[],
  skips: (key: string) => boolean = () => false,
): Set<string> {
  const seen = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    // A file that was moved must not count as weightless.
    if (!chunk) throw new Error(`${key} is not in the manifest`)
    if (seen.has(key) || skips(key)) return
    seen.add(key)
    next(chunk).forEach(visit)
  }
  from.forEach(visit)
  return seen
}

/** The chunks of texts of some areas. */
export function textKeys(manifest: Manifest, areas: readonly string[], language: (typeof LANGUAGES)[number] = 'en'): string[] {
  return areas.flatMap((area) => [`areas/${area}`, area].map((file) => `src/i18n/${language}/${file}.ts`).filter((key) => key in manifest))
}
