import { fish } from '#contract/rules/fish/names.ts'
import { capitalized } from '#web/chat/kinds/capitalized.ts'
import { asFish, type Fact } from '#web/chat/kinds/fact.ts'
import type { ReplyId } from '#web/chat/kinds/row.ts'
import type { Sense } from '#web/chat/lines/lexicon/words/table.ts'
import { type PlainText, type TopicText, tell } from '../act.ts'
import type { Meaning } from '../lexicon/words/table.ts'
import type { Clause } from '../line.ts'
import { type ReplyMove, WISHING } from '../move.ts'

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

/** How to cook each fish, by its local name. */
const COOKED = {
  sato: 'cookFry',
  changu: 'cookFry',
  sangara: 'cookSoup',
  kambale: 'cookSoup',
  dagaa: 'cookDagaa',
  jodari: 'cookTuna',
  nguru: 'cookSteak',
  pweza: 'cookOctopus',
  ngisi: 'cookSquid',
  kamba: 'cookPrawns',
} as const satisfies Readonly<Record<string, TopicText>>
type Recipe = (typeof COOKED)[keyof typeof COOKED]
const ways = new Map<string, Recipe>(Object.entries(COOKED))

/** Returns how to cook the named fish; null if none is named or we don't know. */
export const cookedHow = ({ goods }: Clause): Recipe | null => ways.get(goods.find(({ not }) => !not)?.search ?? '') ?? null

/** Returns the fish for the named way of cooking; empty if none is named. */
export function fishFor({ says }: Clause): readonly Fact[] {
  const way = says('fried') ? 'cookFry' : says('stewed') ? 'cookSoup' : null
  return [...ways].flatMap(([name, one]) => (one === way ? inBothLanguages(name) : []))
}

/** Returns both names, `Tilapia (Sato)`. They are shown with the name in the chosen language first. */
function inBothLanguages(local: string): Fact {
  const english = Object.entries(fish).find(([, words]) => words.split(' ')[0] === local)?.[0] ?? local
  return asFish(`${capitalized(english)} (${capitalized(local)})`)
}

/** `nataka vibua vya kukaanga`, `habari za asubuhi, vibua`: the buyer wants to see the fish, not a recipe or a greeting. */
export const wantsFish = (clause: Clause): boolean =>
  /^(?:cooking|greet)/.test(clause.sense ?? '') &&
  clause.mood === 'statement' &&
  clause.goods.some(({ not }) => !not) &&
  cookedHow(clause) === null
