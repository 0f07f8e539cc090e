import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { accounts } from '#fixtures/people/people.ts'
import { scenarios } from '#fixtures/scenarios/catalogue.ts'

const KINDS = ['Approved', 'Refused', 'The start goes wrong', 'Callbacks', 'Status calls', 'Orders', 'Devices'] as const

/** The README with its two tables as the fixtures have them. */
export function withTables(readme: string): string {
  return between(between(readme, 'accounts', accountTable()), 'scenarios', scenarioTable())
}

function accountTable(): string {
  const rows = accounts.map(({ phone, name, note }) => `| \`${phone}\` | ${name} | ${note} |`)
  return ['| phone | name | good for |', '|---|---|---|', ...rows].join('\n')
}

/** Scenario NNN is grouped by its hundreds, as in the catalogue. */
function scenarioTable(): string {
  const rows = KINDS.map((kind, hundreds) => {
    const own = scenarios.filter(({ id }) => id.startsWith(String(hundreds)))
    return `| ${kind} | ${own.map(({ id, name }) => `${id} ${name}`).join(' · ')} |`
  })
  return ['| kind | NNN and what happens |', '|---|---|', ...rows].join('\n')
}

function between(text: string, name: string, table: string): string {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const [from, to] = [text.indexOf(start), text.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`README.md has no place for ${name}`)
  return `${text.slice(0, from + start.length)}\n${table}\n${text.slice(to)}`
}

// `npm run readme`: writes the tables of accounts and magic numbers anew from the fixtures.
if (import.meta.main) {
  const path = resolve(import.meta.dirname, '../README.md')
  writeFileSync(path, withTables(readFileSync(path, 'utf8')))
}
