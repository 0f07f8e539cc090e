import { fish } from '#contract/rules/fish/names.ts'
import { capitalized } from '#web/chat/cards/capitalized.ts'
import type { Fact } from '#web/chat/cards/told/fact.ts'
import { asFish } from '#web/chat/lines/facts.ts'
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
} as const
type Cooked = keyof typeof COOKED
const isCooked = (name: string): name is Cooked => Object.hasOwn(COOKED, name)

/** How the fish that is named is cooked; null where none is, or one that we cannot tell of. */
export function cookedHow({ goods }: Clause): (typeof COOKED)[Cooked] | null {
  const name = goods.find(({ not }) => !not)?.search ?? ''
  return isCooked(name) ? COOKED[name] : null
}

/** Those that people take for the way of cooking that is named; none where none is. */
export function fishFor({ says }: Clause): readonly Fact[] {
  const way = says('fried') ? 'cookFry' : says('stewed') ? 'cookSoup' : null
  return Object.keys(COOKED)
    .filter((name) => isCooked(name) && COOKED[name] === way)
    .map(inBothLanguages)
}

/** `Tilapia (Sato)`, called by the name that the language of the day leads with. */
function inBothLanguages(local: string): Fact {
  const english = Object.keys(fish).find((name) => fish[name]?.split(' ')[0] === local) ?? local
  return asFish(`${capitalized(english)} (${capitalized(local)})`)
}
