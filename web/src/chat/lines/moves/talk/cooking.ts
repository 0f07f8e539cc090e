import { fish } from '#contract/rules/fish/names.ts'
import { capitalized } from '#web/chat/cards/capitalized.ts'
import type { Fact } from '#web/chat/cards/told/fact.ts'
import { asFish } from '#web/chat/lines/facts.ts'
import type { TopicText } from '../../act.ts'
import type { Clause } from '../../line.ts'

/** How each fish is cooked, by its name at the landing site. */
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
type Cooked = (typeof COOKED)[keyof typeof COOKED]
const ways = new Map<string, Cooked>(Object.entries(COOKED))

/** How the fish that is named is cooked; null where none is, or one that we cannot tell of. */
export const cookedHow = ({ goods }: Clause): Cooked | null => ways.get(goods.find(({ not }) => !not)?.search ?? '') ?? null

/** Those that people take for the way of cooking that is named; none where none is. */
export function fishFor({ says }: Clause): readonly Fact[] {
  const way = says('fried') ? 'cookFry' : says('stewed') ? 'cookSoup' : null
  return [...ways].flatMap(([name, one]) => (one === way ? inBothLanguages(name) : []))
}

/** `Tilapia (Sato)`, called by the name that the language of the day leads with. */
function inBothLanguages(local: string): Fact {
  const english = Object.keys(fish).find((name) => fish[name]?.split(' ')[0] === local) ?? local
  return asFish(`${capitalized(english)} (${capitalized(local)})`)
}

/** `nataka vibua vya kukaanga`, `habari za asubuhi, vibua`: the buyer wants to see the fish, not to hear how to cook it or a greeting. */
export const wantsFish = (clause: Clause): boolean =>
  /^(?:cooking|greet)/.test(clause.sense ?? '') &&
  clause.mood === 'statement' &&
  clause.goods.some(({ not }) => !not) &&
  cookedHow(clause) === null
