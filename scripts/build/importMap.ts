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
  return { source: sourceOf(script), release: createHash('sha256').update(script).digest('hex').slice(0, 12) }
}

/** Removes the import map, which names all files of the app, from a page. */
export const withoutImportMap = (html: string): string => html.replace(MAP, '')

/**
 * Writes the policy of scripts and styles of each page into its head, so that no server has to know the hashes of what the page holds
 * (SEC-030). Also deletes the bundler's importmap.json, which browsers can't load.
 */
export function writePolicies(outDir: string): void {
  rmSync(join(outDir, 'importmap.json'))
  for (const name of readdirSync(outDir).filter((file) => file.endsWith('.html'))) {
    const file = join(outDir, name)
    writeFileSync(file, withPolicy(readFileSync(file, 'utf8')))
  }
}

/** Returns a page that allows only files of its own host, and what it holds itself. The policy comes first, because it ignores what precedes it. */
function withPolicy(html: string): string {
  const scripts = Array.from(html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs), ([, attributes = '', code = '']) => ({ attributes, code }))
  // A script with a `src` has no code, and one of the type json is data.
  const code = scripts.filter(({ attributes }) => !/ src=|json"/.test(attributes)).map((script) => script.code)
  const styles = Array.from(html.matchAll(/<style>(.*?)<\/style>/gs), ([, rules = '']) => rules)
  const policy = `script-src ${["'self'", ...code.map(sourceOf)].join(' ')}; style-src ${["'self'", ...styles.map(sourceOf)].join(' ')}`
  return html.replace('<head>', `<head>\n    <meta http-equiv="content-security-policy" content="${policy}" />`)
}

/** Returns the source expression that allows an inline script or style in a content security policy. */
const sourceOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
