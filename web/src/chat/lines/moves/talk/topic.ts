import type { ReplyId } from '#web/chat/cards/card.ts'
import type { Sense } from '#web/chat/lines/lexicon/words/table.ts'
import { type PlainText, type Telling, tell } from '../../act.ts'
import type { Meaning } from '../../lexicon/words/meanings.ts'
import type { Clause } from '../../line.ts'
import type { Moment } from '../../moment.ts'
import { ANY, type Answers, type Known, WISHING } from '../../move.ts'
import { wantsFish } from './cooking.ts'

type Tells = (clause: Clause, moment: Moment, known: Known) => readonly Telling[]
type More = Pick<Answers, 'needs'> & { readonly when?: Answers['when'] }

/**
 * The own words of a topic: a clause has to say one of each of its rows, and then a guess of the scorer is enough. It is often sure of these
 * by a word of something else.
 */
const OWN: ReadonlyArray<readonly [Sense, ...Meaning[]]> = [
  ['bulk', 'bulkWord'],
  ['credit', 'creditWord'],
  ['deleteData', 'dataWord'],
  ['deleteData', 'eraseWord'],
  ['event', 'feast'],
  ['gift', 'giftWord', 'kin', 'takesIn'],
  ['inspectFirst', 'inspects'],
  ['pickUp', 'fetches'],
  ['praise', 'praiseWord'],
]
/** Likelier than all other senses together; of a few words the scorer cannot know so much. */
const SURE = 0.5
const FEW = 4

function isSure(sense: Sense, { meant, text, says }: Clause): boolean {
  const own = OWN.filter(([one]) => one === sense)
  if (own.length > 0) return own.every(([, ...words]) => says(...words))
  return (sense === 'networks' && says('cardOrBank')) || (meant.senses[0]?.chance ?? 0) >= SURE || text.split(/\s+/).length <= FEW
}

/** What is answered where this is the likeliest sense of a clause, however it is put. An open question stays as it is. */
export const topic = (sense: Sense, tells: Tells, { needs = [], when }: More = {}): Answers => ({
  to: 'any',
  at: ANY,
  senses: [sense],
  needs,
  when: (clause, moment) => clause.sense === sense && isSure(sense, clause) && !wantsFish(clause) && (when?.(clause, moment) ?? true),
  acts: tells,
})

/** The same, answered with the sentence of its own name. */
export const told = (sense: Sense & PlainText, replies: readonly ReplyId[], when?: Answers['when']): Answers =>
  topic(sense, () => [tell(sense, {}, ...replies)], when && { when })

/** The same of the fish and the trade: a buyer who is paying speaks of the payment. */
export const trade = (sense: Sense, tells: Tells, more?: More): Answers => ({ ...topic(sense, tells, more), at: WISHING })
