import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Act } from '../act.ts'
import type { MomentName } from './moments.ts'

/** A line at a moment, and what is done for it. */
export interface ActsRow {
  readonly at: MomentName
  readonly line: string
  readonly acts: string
}
/** The rows below one `#` of the table, which names the rows of the register that they prove. */
export interface Section {
  readonly title: string
  readonly rows: readonly ActsRow[]
}

/** The sections of `acts.tsv`: moment, line and acts, with a tab between them. */
export const sections: readonly Section[] = readFileSync(resolve(import.meta.dirname, 'acts.tsv'), 'utf8')
  .trimEnd()
  .split(/^# /m)
  .slice(1)
  .map((section) => {
    const [title = '', ...rows] = section.trimEnd().split('\n')
    return {
      title,
      rows: rows.map((row) => {
        const [at = '', line = '', acts = ''] = row.split('\t')
        return { at: at as MomentName, line, acts }
      }),
    }
  })

/** Returns acts as the table writes them: a sentence by its key, anything else by its name and what it carries. */
export const asWritten = (acts: readonly Act[]): string => acts.map(nameOf).join('; ')

function nameOf(act: Act): string {
  if (act.do === 'say') return act.text
  // A clause that is not done is quoted.
  if (act.do === 'tell') return [act.text, ...(act.text === 'notDone' ? textOf(act.facts['text']) : [])].join(' ')
  if (act.do === 'want' || act.do === 'look')
    return `${act.do} ${act.goods.map(({ search, quantity }) => (quantity === null ? search : `${search} ${quantity}`)).join(', ')}`
  const carried = Object.entries(act).flatMap(([name, value]) => (name === 'do' || name === 'order' ? [] : textOf(value)))
  return [act.do, ...carried].join(' ')
}

/** Leaves out missing values. `name=` is a text that must be asked for. */
function textOf(value: unknown): readonly string[] {
  if (value === null || value === undefined) return []
  if (Array.isArray(value)) return [value.map((one) => textOf(one).join(' ')).join(' | ')]
  if (typeof value !== 'object') return [typeof value === 'string' ? value : JSON.stringify(value)]
  return Object.entries(value).flatMap(([name, one]) => textOf(one).map((text) => `${name}=${text}`))
}
