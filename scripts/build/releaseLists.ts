import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { keysFrom, LANGUAGES, type Manifest, staticKeys } from '../sizes/routeSizes.ts'
import { withoutImportMap } from './importMap.ts'

const ENTRY = 'index.html'
const AREAS = ['seller', 'transporter'] as const

const isText = (key: string): boolean => /^src\/i18n\/(en|sw)\//.test(key)
/** Returns whether a module is a page of an area or the frame of the areas. */
const isOfArea = (key: string, area = '(seller|transporter)'): boolean => new RegExp(`^src/(pages/${area}|app/areas)/`).test(key)
/** Returns whether a module has texts that only areas use. */
const isTextOfArea = (key: string, area = '(seller|transporter)'): boolean => new RegExp(`/bundles/(areas|${area}\\w*)\\.ts$`).test(key)

/**
 * Returns the URL paths of a release's files, by when the worker fetches them (PWA-012): `shell` at once, `buyer` after the first view,
 * and `seller` or `transporter` at the first visit of the area. Texts are in lists per language, such as `buyer.sw`. Only files that
 * both areas need are in two lists.
 * @param pages the built html files of the app. The files they name belong to the shell.
 */
export function releaseLists(manifest: Manifest, pages: readonly string[]): Record<string, string[]> {
  const keys = Object.keys(manifest)
  const filesOf = (of: Iterable<string>) => [...of].flatMap((key) => filesOfChunk(manifest, key))
  const shellTexts = LANGUAGES.map((language) => `src/i18n/${language}/bundles/shell.ts`)
  const named = pages.flatMap((html) => withoutImportMap(html).match(/(?<=\/)assets\/[\w.-]+/g) ?? [])
  const shell = new Set([...named, ...filesOf([...staticKeys(manifest, [ENTRY]), ...shellTexts])])
  const buyer = without(shell, filesOf(keysFrom(manifest, [ENTRY], (key) => isOfArea(key) || isText(key))))
  const here = new Set([...shell, ...buyer])
  const lists: Record<string, Iterable<string>> = { shell, buyer }
  for (const area of AREAS) {
    const pagesOfArea = keys.filter((key) => isOfArea(key, area))
    const others = (key: string) => isText(key) || (isOfArea(key) && !isOfArea(key, area))
    lists[area] = without(here, filesOf(keysFrom(manifest, pagesOfArea, others)))
  }
  for (const language of LANGUAGES) {
    const texts = keys.filter((key) => key.startsWith(`src/i18n/${language}/`))
    lists[`buyer.${language}`] = without(shell, filesOf(texts.filter((key) => !isTextOfArea(key))))
    for (const area of AREAS) lists[`${area}.${language}`] = without(here, filesOf(texts.filter((key) => isTextOfArea(key, area))))
  }
  return Object.fromEntries(Object.entries(lists).map(([name, files]) => [name, [...files].sort().map((file) => `/${file}`)]))
}

export function listsIn(web: string): Record<string, string[]> {
  const file = readdirSync(join(web, 'assets')).find((name) => /^lists-\w+\.json$/.test(name))
  return JSON.parse(readFileSync(join(web, 'assets', file ?? 'lists.json'), 'utf8')) as Record<string, string[]>
}

function filesOfChunk(manifest: Manifest, key: string): string[] {
  const chunk = manifest[key]
  return chunk ? [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])] : []
}

const without = (known: ReadonlySet<string>, files: readonly string[]): Set<string> => new Set(files.filter((file) => !known.has(file)))
