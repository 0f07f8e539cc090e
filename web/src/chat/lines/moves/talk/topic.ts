import type { Sense } from '#web/chat/lines/lexicon/words/table.ts'
import type { Telling } from '../../act.ts'
import type { Clause } from '../../line.ts'
import type { Moment } from '../../moment.ts'
import { ANY, type Answers, type Known } from '../../move.ts'

type Tells = (clause: Clause, moment: Moment, known: Known) => readonly Telling[]
type More = Pick<Answers, 'needs'> & { readonly when?: Answers['when'] }

/** What is answered where this is the likeliest sense of a clause, however it is put. An open question stays as it is. */
export const topic = (sense: Sense, tells: Tells, { needs = [], when }: More = {}): Answers => ({
  to: 'any',
  at: ANY,
  senses: [sense],
  needs,
  when: (clause, moment) => clause.sense === sense && (when?.(clause, moment) ?? true),
  acts: tells,
})
