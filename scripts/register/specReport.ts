export interface NamedRows {
  readonly id: string
  readonly file: string
}

/** Returns the text of each register row by its ID, without withdrawn rows, which need no test. */
export function registerRows(registers: readonly string[]): Map<string, string> {
  const found = registers.flatMap((register) => [...register.matchAll(/^\| ([A-Z0-9]+-\d{3}) \| (.*)$/gm)])
  return new Map(found.filter(([row]) => !row.includes('WITHDRAWN')).map(([, id = '', text = '']) => [id, text]))
}

/** Returns the IDs in test titles, and in the titles `# …` of tables that tests run. IDs in comments or other texts don't count. */
export function namedRows(tests: readonly { file: string; text: string }[]): NamedRows[] {
  return tests.flatMap(({ file, text }) => {
    const titles = [...text.matchAll(file.endsWith('.tsv') ? tableTitles : testTitles)]
    return titles.flatMap(([, ids = '']) => [...ids.matchAll(/[A-Z0-9]+-\d{3}/g)].map(([id]) => ({ id, file })))
  })
}

const testTitles = /\b(?:test|it|describe)(?:\.\w+)*\s*(?:\([^'"`]*\)\s*)?\(\s*['"`]((?:\[[A-Z0-9]+-\d{3}\])+)/g
const tableTitles = /^# ((?:\[[A-Z0-9]+-\d{3}\])+)/gm

/** Returns the report: one line per prefix and unknown IDs; if prefixes are `listed`, only theirs, with their untested rows (DX-009). */
export function report(rows: ReadonlyMap<string, string>, named: readonly NamedRows[], listed: readonly string[] = []) {
  const tested = new Set(named.map(({ id }) => id))
  const ids = [...rows.keys()]
  const missing = ids.filter((id) => !tested.has(id))
  const prefixes = [...new Set(ids.map(prefixOf))].filter((prefix) => listed.length === 0 || listed.includes(prefix))
  const lines = prefixes.flatMap((prefix) => {
    const all = ids.filter((id) => prefixOf(id) === prefix)
    const without = missing.filter((id) => prefixOf(id) === prefix)
    const line = `${prefix.padEnd(5)} ${String(all.length - without.length).padStart(4)} of ${String(all.length).padStart(3)} rows have a test`
    return listed.includes(prefix) ? [line, ...without.map((id) => `      ${id} ${rows.get(id)?.slice(0, 120)}`)] : [line]
  })
  if (listed.length === 0) lines.push(`all   ${String(ids.length - missing.length).padStart(4)} of ${ids.length}`)
  return { lines, untested: missing.length, unknown: named.filter(({ id }) => !rows.has(id)) }
}

function prefixOf(id: string): string {
  return id.split('-')[0] ?? id
}
