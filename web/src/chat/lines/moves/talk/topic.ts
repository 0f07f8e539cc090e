import type { ReplyId } from '#web/chat/kinds/card.ts'
import type { Sense } from '#web/chat/lines/lexicon/words/table.ts'
import { type PlainText, tell } from '../../act.ts'
import type { Meaning } from '../../lexicon/words/meanings.ts'
import type { Clause } from '../../line.ts'
import { type ReplyMove, WISHING } from '../../move.ts'
import { wantsFish } from './cooking.ts'

type More = Pick<ReplyMove, 'needs'> & { readonly when?: ReplyMove['when'] }

/**
 * Senses that need certain words, because other words often mislead the scorer: a clause must have a word from each row of its sense,
 * from any meaning in that row. Then its sense counts even if the scorer is not sure.
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
/** The probability at which a sense is likelier than all others together. For a few words the scorer can't be that certain. */
const SURE = 0.5
const FEW = 4

/** True if the clause has a likeliest sense that may be answered. */
export function isSure({ sense, meant, text, says }: Clause): boolean {
  if (sense === null) return false
  const own = OWN.filter(([one]) => one === sense)
  if (own.length > 0) return own.every(([, ...words]) => says(...words))
  return (sense === 'networks' && says('cardOrBank')) || (meant.senses[0]?.chance ?? 0) >= SURE || text.split(/\s+/).length <= FEW
}

/** Returns a move for clauses with this likeliest sense, in any form. An open question stays open. */
export const topic = (sense: Sense, acts: ReplyMove['acts'], { needs = [], when }: More = {}): ReplyMove => ({
  needs,
  when: (clause, moment) => clause.sense === sense && isSure(clause) && !wantsFish(clause) && (when?.(clause, moment) ?? true),
  acts,
})

/** Returns the move of a topic that replies with the sentence of the same name. */
export const plainTopic = (sense: Sense & PlainText, replies: readonly ReplyId[], when?: ReplyMove['when']): ReplyMove =>
  topic(sense, () => [tell(sense, {}, ...replies)], when && { when })

/** Returns a topic about fish or the trade. It doesn't apply while the buyer is paying. */
export const trade = (sense: Sense, acts: ReplyMove['acts'], more?: More): ReplyMove => ({ ...topic(sense, acts, more), at: WISHING })
