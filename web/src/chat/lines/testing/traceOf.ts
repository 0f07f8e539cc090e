import { meanings } from '#tools/understand/words/meanings.ts'
import { actsOf, decide } from '../decide.ts'
import type { Meaning } from '../lexicon/words/table.ts'
import type { Moment } from '../moment.ts'
import { readLine } from '../read/read.ts'

const allMeanings = Object.keys(meanings) as readonly Meaning[]

/**
 * Returns how a line is read at a moment: the moves that fit, the chosen one and its acts. For developers, in the shell and the gallery.
 */
export function traceOf(line: string, moment: Moment): string {
  const decisions = decide(readLine(line), moment)
  const clauses = decisions.flatMap(({ clause, fitting, id }) => {
    const { text, mood, ask, senses, worries, goods, when, place, says } = clause
    const found = { worries, goods: goods.length > 0 ? goods : null, when, place }
    return [
      `“${text}”: ${mood}${ask ? ` (${ask})` : ''}`,
      `  senses: ${senses.join(', ')}`,
      `  says: ${allMeanings.filter((meaning) => says(meaning)).join(', ')}`,
      ...Object.entries(found).flatMap(([what, value]) => (value === null ? [] : `  ${what}: ${JSON.stringify(value)}`)),
      `  fitted: ${fitting.join(', ') || 'no move'}`,
      `  left: ${id ?? (fitting.length > 1 ? 'none, for none of them beats the others' : 'none')}`,
    ]
  })
  const acts = decisions.every(({ move }) => move === null)
    ? ['No move takes it: the open question is asked again.']
    : actsOf(decisions, moment, {
        orders: [],
        shown: undefined,
        meant: { order: undefined, lacks: 'any' },
        transporters: [],
        market: [],
        fish: undefined,
      }).map((act) => `does ${JSON.stringify(act)}`)
  return [...clauses, ...acts].join('\n')
}
