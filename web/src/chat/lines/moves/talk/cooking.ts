import { fish } from '#contract/rules/fish/names.ts'
import { capitalized } from '#web/chat/cards/capitalized.ts'
import { asFish, type Fact } from '#web/chat/kinds/fact.ts'
import type { TopicText } from '../../act.ts'
import type { Clause } from '../../line.ts'

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
type Cooked = (typeof COOKED)[keyof typeof COOKED]
const ways = new Map<string, Cooked>(Object.entries(COOKED))

/** Returns how to cook the named fish; null if none is named or we don't know. */
export const cookedHow = ({ goods }: Clause): Cooked | null => ways.get(goods.find(({ not }) => !not)?.search ?? '') ?? null

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
