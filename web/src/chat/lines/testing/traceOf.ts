import { actsOf, decide } from '../decide.ts'
import { readLine } from '../read/read.ts'
import { type MomentName, moments } from './moments.ts'

/** What a line is read as at a moment, which moves fitted, which was left, and what it does. */
export function traceOf(line: string, at: string): string {
  if (!isMoment(at)) return `There is no moment ${at}; there are ${Object.keys(moments).join(', ')}.`
  const taken = decide(readLine(line), moments[at])
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
    : actsOf(taken, moments[at], { orders: [], shown: undefined, carriers: [] }).map((act) => `does ${JSON.stringify(act)}`)
  return [...clauses, ...acts].join('\n')
}

const isMoment = (name: string): name is MomentName => Object.hasOwn(moments, name)
