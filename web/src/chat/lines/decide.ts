import { type Act, tell } from './act.ts'
import type { Clause, Line } from './line.ts'
import type { Moment } from './moment.ts'
import { delivery } from './moves/delivery.ts'
import { money } from './moves/money.ts'
import type { Known, Move, Moves, Need } from './moves/move.ts'
import { notes } from './moves/notes.ts'

/** What a worry for money is offered to, and nothing else (CHAT-143). */
export const worries: Moves = money
export const moves: Moves = { ...notes, ...delivery }

/** A clause, all moves that fitted it, and the one that was left; null where none was, or two without an edge. */
export interface Taken {
  readonly clause: Clause
  readonly fitting: readonly string[]
  readonly id: string | null
  readonly move: Move | null
}

const fits = ({ at, senses, to, when }: Move, clause: Clause, moment: Moment): boolean =>
  at.includes(moment.stage) &&
  (senses?.some((sense) => clause.senses.includes(sense)) ?? true) &&
  (to === 'any' || (to === 'question') === (clause.mood === 'question')) &&
  when(clause, moment)

/** Finds the move for each clause. The order of the table does not matter: a move beats another only by its `over`. In doubt nothing is done. */
export function decide({ clauses }: Line, moment: Moment): readonly Taken[] {
  return clauses.map((clause) => {
    const table: Moves = clause.worries === null ? moves : worries
    const fitting = Object.entries(table).flatMap(([id, move]) => (fits(move, clause, moment) ? id : []))
    const left = fitting.filter((id) => !fitting.some((other) => table[other]?.over?.includes(id)))
    const id = left.length === 1 ? (left[0] ?? null) : null
    return { clause, fitting, id, move: id === null ? null : (table[id] ?? null) }
  })
}

export const needsOf = (taken: readonly Taken[]): ReadonlySet<Need> => new Set(taken.flatMap(({ move }) => move?.needs ?? []))

/** What is done, in the order of the clauses: notes are one, the open question is asked once and last, and a clause not done is named. */
export function actsOf(taken: readonly Taken[], moment: Moment, known: Known): readonly Act[] {
  // The other clauses of a line with a worry explain it; they need no answer of their own.
  const isWorry = taken.some(({ clause, move }) => clause.worries !== null && move !== null)
  const acts = taken.flatMap(({ clause, move }): readonly Act[] =>
    move !== null ? move.acts(clause, moment, known) : isWorry ? [] : [tell('notDone', { text: clause.text })],
  )
  const wishes = acts.flatMap((act) => (act.do === 'setNote' ? act.wishes : []))
  const first = acts.findIndex((act) => act.do === 'setNote')
  const merged = acts.flatMap((act, at): readonly Act[] => {
    if (act.do === 'askAgain') return []
    return act.do !== 'setNote' ? [act] : at === first ? [{ ...act, wishes }] : []
  })
  return acts.some((act) => act.do === 'askAgain') ? [...merged, { do: 'askAgain' }] : merged
}
