import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Beside the pages, for the servers: how a policy names their one inline script (SEC-001). deploy/nginx.conf includes it, the mock reads it. */
const POLICY_FILE = 'import-map.conf'
const MAP = /<script type="importmap"[^>]*>([^<]+)<\/script>/

/** Files import each other by names that never change; the import map in the page says which file a name stands for (docs/adr/017-import-map.md). */
export interface ImportMap {
  /** Changes with any file of the app. */
  readonly release: string
  /** Allows the script in a content security policy. */
  readonly source: string
}

/** Returns the map of a built page; throws for a page without one. */
export function importMapOf(html: string): ImportMap {
  const script = MAP.exec(html)?.[1]
  if (script === undefined) throw new Error('the page has no import map')
  const hash = createHash('sha256').update(script)
  return { source: `'sha256-${hash.copy().digest('base64')}'`, release: hash.digest('hex').slice(0, 12) }
}

/** The page without the names of all files of the app. */
export const withoutImportMap = (html: string): string => html.replace(MAP, '')

/** Moves what the servers need of the map out of the bundler's file, which no browser can load, into one of their own. */
export function writePolicySource(outDir: string): void {
  const { source } = importMapOf(readFileSync(join(outDir, 'index.html'), 'utf8'))
  rmSync(join(outDir, 'importmap.json'))
  writeFileSync(join(outDir, POLICY_FILE), `default "${source}";\n`)
}
