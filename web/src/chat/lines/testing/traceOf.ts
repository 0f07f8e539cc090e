import { actsOf, decide } from '../decide.ts'
import type { Moment } from '../moment.ts'
import { readLine } from '../read/read.ts'

/** What a line is read as at a moment, which moves fitted, which was left, and what it does: for developers, at the shell and in the gallery. */
export function traceOf(line: string, moment: Moment): string {
  const taken = decide(readLine(line), moment)
  const clauses = taken.flatMap(({ clause, fitting, id }) => {
    const { text, mood, ask, senses, worries, goods, when, place } = clause
    const found = { worries, goods: goods.length > 0 ? goods : null, when, place }
    return [
      `“${text}”: ${mood}${ask ? ` (${ask})` : ''}`,
      `  senses: ${senses.join(', ')}`,
      ...Object.entries(found).flatMap(([what, value]) => (value === null ? [] : `  ${what}: ${JSON.stringify(value)}`)),
      `  fitted: ${fitting.join(', ') || 'no move'}`,
      `  left: ${id ?? (fitting.length > 1 ? 'none, for none of them beats the others' : 'none')}`,
    ]
  })
  const acts = taken.every(({ move }) => move === null)
    ? ['Nothing is done by a move: the line goes to the readers of chat/input.']
    : actsOf(taken, moment, { orders: [], shown: undefined, carriers: [] }).map((act) => `does ${JSON.stringify(act)}`)
  return [...clauses, ...acts].join('\n')
}
