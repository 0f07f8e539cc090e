import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The file with the import map's hash for the content security policy (SEC-001). deploy/nginx.conf includes it, and the mock reads it. */
const POLICY_FILE = 'import-map.conf'
const MAP = /<script type="importmap"[^>]*>([^<]+)<\/script>/

/** The data of a page's import map. Files import each other by fixed names, which the map resolves to file names with a hash (docs/adr/017-import-map.md). */
export interface ImportMap {
  /** A hash that changes with any file of the app. */
  readonly release: string
  /** The source expression that allows the inline script in a content security policy. */
  readonly source: string
}

/** Returns the hashes of a built page's import map. Throws if the page has none. */
export function importMapOf(html: string): ImportMap {
  const script = MAP.exec(html)?.[1]
  if (script === undefined) throw new Error('the page has no import map')
  const hash = createHash('sha256').update(script)
  return { source: `'sha256-${hash.copy().digest('base64')}'`, release: hash.digest('hex').slice(0, 12) }
}

/** Removes the import map, which names all files of the app, from a page. */
export const withoutImportMap = (html: string): string => html.replace(MAP, '')

/** Writes the policy file for servers, and deletes the bundler's importmap.json, which browsers can't load. */
export function writePolicySource(outDir: string): void {
  const { source } = importMapOf(readFileSync(join(outDir, 'index.html'), 'utf8'))
  rmSync(join(outDir, 'importmap.json'))
  writeFileSync(join(outDir, POLICY_FILE), `default "${source}";\n`)
}
