import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

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

/**
 * Writes the script policy of each page into its head, so that no server has to know the hash of the import map (SEC-030). Also deletes
 * the bundler's importmap.json, which browsers can't load.
 */
export function writePolicies(outDir: string): void {
  rmSync(join(outDir, 'importmap.json'))
  for (const name of readdirSync(outDir).filter((file) => file.endsWith('.html'))) {
    const file = join(outDir, name)
    writeFileSync(file, withPolicy(readFileSync(file, 'utf8')))
  }
}

/** Returns a page that allows only scripts of its own host and its import map. The policy comes first, because it ignores what precedes it. */
function withPolicy(html: string): string {
  const sources = ["'self'", ...(MAP.test(html) ? [importMapOf(html).source] : [])]
  return html.replace('<head>', `<head>\n    <meta http-equiv="content-security-policy" content="script-src ${sources.join(' ')}" />`)
}
