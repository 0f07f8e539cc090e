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

/** A page with the chunks that it loads by itself, until the buyer does something. */
export interface View {
  readonly name: string
  readonly pages: readonly DeclaredPage[]
  /** The manifest keys of its chunks. */
  readonly keys: readonly string[]
}

const ENTRY = 'index.html'
export const LANGUAGES = ['en', 'sw'] as const

/** The footer, which the shell loads on every page except the thread. */
const FOOTER = 'src/app/shell/Footer.tsx'

/** Returns the files that every page loads: the entry, the footer, and their texts in one language. */
export function shellOf(manifest: Manifest): Set<string> {
  return staticFiles(manifest, [...inChat(manifest), FOOTER, ...textKeys(manifest, ['footer'])])
}

/** Returns the keys of the shell without the footer, which the thread doesn't have. */
const inChat = (manifest: Manifest): string[] => [ENTRY, ...textKeys(manifest, ['shell'])]

/** Returns a view for each page module. The chat's view excludes what loads while the buyer reads the first card (PERF-005). */
export function viewsOf(manifest: Manifest, declared: readonly DeclaredPage[]): View[] {
  const shell = [...inChat(manifest), FOOTER, ...textKeys(manifest, ['footer'])]
  return [...new Set(declared.map(({ source }) => source))].map((source) => {
    if (!(source in manifest)) throw new Error(`${source} is not in the manifest`)
    const pages = declared.filter((page) => page.source === source)
    const own = [source, ...inArea(manifest, pages), ...textKeys(manifest, [...new Set(pages.flatMap(({ bundles }) => bundles))])]
    const isChat = source.startsWith('src/chat/')
    const name = isChat ? 'chat' : source.replace(/^src\/pages\/|\.tsx?$/g, '')
    return { name, pages, keys: isChat ? [...inChat(manifest), ...own] : [...shell, ...own] }
  })
}

/** Returns the keys of the area that a page belongs to: its frame, its root component and their texts. */
function inArea(manifest: Manifest, pages: readonly DeclaredPage[]): string[] {
  const area = pages[0]?.area
  if (!area) return []
  return [
    'src/app/areas/AreaFrame.tsx',
    `src/app/areas/${area === 'seller' ? 'Seller' : 'Transporter'}Area.tsx`,
    ...textKeys(manifest, ['areas']),
  ]
}

/** Returns the JavaScript files of these chunks and all their static imports. */
export function staticFiles(manifest: Manifest, keys: readonly string[]): Set<string> {
  return new Set([...staticKeys(manifest, keys)].map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js')))
}

/** Returns the keys of these chunks and all their static imports. */
export const staticKeys = (manifest: Manifest, keys: readonly string[]): Set<string> => walk(manifest, keys, (chunk) => chunk.imports ?? [])

/** Returns every style sheet that the app can load, without those of the mock's pages. */
export function styleSheets(manifest: Manifest): Set<string> {
  const chunks = reachable(manifest).map((key) => manifest[key])
  return new Set(chunks.flatMap((chunk) => [...(chunk?.css ?? []), ...(chunk?.file.endsWith('.css') ? [chunk.file] : [])]))
}

const reachable = (manifest: Manifest): string[] => [...keysFrom(manifest, [ENTRY])]

/** Returns the keys of everything that these chunks can load, statically or later. Chunks for which `skips` is true are not followed. */
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
    // A moved file is an error, so that it does not count as 0 kB.
    if (!chunk) throw new Error(`${key} is not in the manifest`)
    if (seen.has(key) || skips(key)) return
    seen.add(key)
    next(chunk).forEach(visit)
  }
  from.forEach(visit)
  return seen
}

/** Returns the keys of the text chunks of these bundles. */
export function textKeys(manifest: Manifest, bundles: readonly string[], language: (typeof LANGUAGES)[number] = 'en'): string[] {
  return bundles.flatMap((bundle) =>
    [`bundles/${bundle}`, bundle].map((file) => `src/i18n/${language}/${file}.ts`).filter((key) => key in manifest),
  )
}
