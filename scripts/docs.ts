import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as z from 'zod/mini'
import { accounts } from '#fixtures/people/people.ts'
import { bestKnown, magicNumber, scenarios } from '#fixtures/scenarios/catalogue.ts'
import { Market } from '#mock/market/market.ts'

const ROOT = resolve(import.meta.dirname, '..')

/** The generated documents. Each function returns the new text of a document from its current text. */
export const generated: Readonly<Record<string, (now: string) => string>> = {
  'README.md': (readme) => between(between(readme, 'accounts', accountTable()), 'scenarios', bestKnownTable()),
  'docs/scenarios.md': (page) => between(page, 'scenarios', catalogue()),
  'docs/market.schema.json': () => `${JSON.stringify(marketSchema(), null, 2)}\n`,
}

/** For the scenarios 001 to 099, 101 to 199 and so on: the heading, and what they prove. */
const PROVED: readonly (readonly [kind: string, proved: string])[] = [
  ['Approved', 'The payment succeeds, early, late or by the last attempt, and becomes exactly one order.'],
  ['Refused', 'Nothing is charged, the buyer reads why, and can try again.'],
  ['The start goes wrong', 'The request to pay fails or its response gets lost. The buyer never pays twice for it.'],
  ['Callbacks', 'The provider reports late, twice, never, or something odd. Only the ledger decides.'],
  ['Status calls', 'The check of a payment fails or contradicts the callback. No money is lost by it.'],
  ['Orders', 'The payment succeeded, and the order cannot be created at once. It is created later, or the money goes back.'],
  ['Devices', 'The phone reloads, closes, sleeps, goes offline or signs out in the middle of a payment.'],
]

function catalogue(): string {
  const sections = PROVED.map(([kind, proved], hundreds) => {
    const rows = scenarios
      .filter(({ id }) => id.startsWith(String(hundreds)))
      .map(({ id, name, about, test, expected: { orders, charges, unfinished }, afterwards }) => {
        const counts = `${orders} / ${charges} / ${unfinished}${afterwards === undefined ? '' : `, ${afterwards}`}`
        return `| \`${magicNumber(id)}\` | ${[name, about, test, counts].join(' | ')} |`
      })
    const head =
      '| payment phone | scenario | what the server does | what the buyer does | orders / charges / unfinished |\n|---|---|---|---|---|'
    return `## ${kind}\n\n${proved}\n\n${[head, ...rows].join('\n')}`
  })
  return `\n${sections.join('\n\n')}\n`
}

function accountTable(): string {
  const rows = accounts.map(({ phone, name, note }) => `| \`${phone}\` | ${name} | ${note} |`)
  return ['| phone | name | good for |', '|---|---|---|', ...rows].join('\n')
}

function bestKnownTable(): string {
  const rows = bestKnown.map(({ id, name, expected: { orders, charges } }) => {
    return `| \`${magicNumber(id)}\` | ${name} | ${orders} | ${charges} |`
  })
  return ['| payment phone | scenario | orders | charges |', '|---|---|---|---|', ...rows].join('\n')
}

/** Returns the JSON Schema of the file for `--seed FILE`. Rules that need code, such as the districts of a region, are only checked on reading. */
const marketSchema = (): object => ({ title: 'Market', ...z.toJSONSchema(Market, { io: 'input', unrepresentable: 'any' }) })

function between(text: string, name: string, table: string): string {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const [from, to] = [text.indexOf(start), text.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`There is no place for ${name}: ${start} … ${end}`)
  return `${text.slice(0, from + start.length)}\n${table}\n${text.slice(to)}`
}

// `npm run docs` writes the generated documents.
if (import.meta.main) for (const [path, text] of Object.entries(generated)) writeAnew(path, text)

function writeAnew(path: string, text: (now: string) => string): void {
  const file = resolve(ROOT, path)
  writeFileSync(file, text(readFileSync(file, 'utf8')))
}
