import type { Option } from '../../../understand/matchOption.ts'
import { LAST_TIME, NEW_ADDRESS } from '../options.ts'

/** Words beside an address that say nothing of where it is. */
const LITTLE = new Set(
  (
    'the one that this there here yes yeah okay sure not mean meant saved same address addresses please instead deliver delivery send bring take use put get and for with want ' +
    'ndiyo ndio sawa hapana haya basi ile hiyo hapo huko pale iliyokuwepo iliyopo niliyo anwani yangu yetu tafadhali kwa kwenye peleka pelekeni leta leteni tuma nipeleke niletee ni kule ' +
    'change badilisha iwe isiwe express standard haraka kawaida cash mpesa mobile money yeyote anyone place nah have niliyohifadhi iliyohifadhiwa kwangu tu would like location mahali naam yah yap yep checkout proceed endelea malizia maliza wait ngoja subiri usual still bado siku zote'
  ).split(' '),
)

/** What a place is called in both languages; people name a saved address so. */
const SAME: Readonly<Record<string, string>> = {
  ofisi: 'office',
  ofisini: 'office',
  kazini: 'office',
  work: 'office',
  nyumbani: 'home',
  mother: 'mama',
  mom: 'mama',
  mum: 'mama',
  brother: 'kaka',
  sister: 'dada',
}
const HOME = 'home'
/** The one that was there: where there are several, they do not say which. */
const SAME_ONE = /(?<![a-z])(?:ile ?ile|hiyo ?hiyo|pale ?pale|the same|same (?:one|address|place))(?![a-z])/i
/** `my home instead of the office`: the place that is not meant. */
const INSTEAD_OF = /(?<![a-z])(?:instead of|rather than|badala ya)\s.*$/i
const KIN = /^(?:mama|baba|kaka|dada|bibi|babu|shangazi|mjomba|father|dad|aunt|uncle|grandma|grandpa)$/

const wordsOf = (text: string): string[] => (text.toLowerCase().match(/\p{L}{3,}|\d+/gu) ?? []).map((word) => SAME[word] ?? word)
const tellingIn = (line: string): string[] => wordsOf(line).filter((word) => !LITTLE.has(word))

/** Whether a line names anything that an address could be. */
export const saysPlace = (line: string): boolean => tellingIn(line).some((word) => /\p{L}/u.test(word))

/**
 * The one saved address that a line can only mean: all that it says of a place stands in it, as in `the Masaki one, yes` or
 * `hapana, ile ya haile selassie`. A number or word that it does not have makes a new address (CHAT-126, CHAT-151).
 */
export function savedIn(line: string, options: readonly Option[]): string | undefined {
  const saved = options.filter(({ id }) => id !== LAST_TIME && id !== NEW_ADDRESS)
  const typed = tellingIn(line.replace(INSTEAD_OF, ''))
  const named = onlyWith(typed, saved) ?? onlyWith(withoutHome(typed), saved) ?? ofKin(typed, saved)
  if (named !== undefined) return named
  const others = typed.filter((word) => !SAME_ONE.test(word))
  if (others.length === 0 && saved.length === 1 && SAME_ONE.test(line)) return saved[0]?.id
  const isDefault = typed.length > 0 ? typed.every((word) => word === HOME) : /saved|hifadhi|iliyopo|kwangu/i.test(line)
  return isDefault ? (saved.length === 1 ? saved[0] : saved.find(({ names }) => names.includes('default')))?.id : undefined
}

/** `nyumbani kwa mama`: home is a word beside the name. */
const withoutHome = (typed: readonly string[]): readonly string[] => typed.filter((word) => word !== HOME)

/** `kwa baba Dodoma`: the name says what a family calls somebody by no other such word. */
function ofKin(typed: readonly string[], saved: readonly Option[]): string | undefined {
  const others = typed.filter((word) => !KIN.test(word))
  if (others.length === typed.length) return undefined
  return onlyWith(
    others,
    saved.filter(({ names: [name = ''] }) => !wordsOf(name).some((word) => KIN.test(word))),
  )
}

function onlyWith(typed: readonly string[], saved: readonly Option[]): string | undefined {
  if (!typed.some((word) => /\p{L}/u.test(word))) return undefined
  const fitting = saved.filter(({ names: [name = ''] }) => {
    const words = new Set(wordsOf(name))
    return typed.every((word) => words.has(word))
  })
  return fitting.length === 1 ? fitting[0]?.id : undefined
}
