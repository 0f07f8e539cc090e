import type { Address } from '#contract/address.ts'
import { addressText, PERSON_AND_PLACE } from '#contract/rules/addressText.ts'
import { pairs } from '../lexicon/lexicon.ts'
import { saysIn } from '../lexicon/words/table.ts'
import { farFrom } from './named.ts'

/** Words next to an address that don't describe the place. */
const LITTLE = new Set(
  (
    'the and one you can could tu always sorry last nah proceed wait mobile money that this there here yes yeah okay sure not mean same address please pls plz instead deliver delivery send bring take use put for with want would like time today now again back going ' +
    'ndiyo ndio sawa kule kwetu mlikoleta mlipoleta siku wanapajua mnapajua hapana haya basi ile hiyo hapo huko pale iliyopo niliyo anwani yangu yetu tafadhali kwa kwenye peleka pelekeni leta leteni tuma niletee kule leo sasa lete ipeleke ipelekwe pelekea niko nipo tuko samahani iende ngoja siku zote naam yah yep ' +
    'change badilisha iwe express standard haraka quickly fast kawaida cash mpesa yeyote anyone place have location mahali checkout endelea malizia maliza usual still order parcel mzigo fish samaki saved default kuu kwangu iliyohifadhiwa let make actually'
  ).split(' '),
)

/** Names of places in both languages. People name their saved addresses like this. */
const SAME: ReadonlyMap<string, string> = pairs(
  'ofisi=office ofisini=office kazini=office work=office workplace=office nyumbani=home mother=mama mom=mama mum=mama brother=kaka sister=dada',
)
const HOME = 'home'
/** True for `the same address`. With several saved addresses, that doesn't say which. */
const saysSame = (text: string): boolean => saysIn(text.toLowerCase())('sameOne')
const DEFAULT = /(?<![a-z])(?:saved|default|kuu|[a-z]*hifadhi[a-z]*|iliyopo|kwangu|my place|usual (?:place|address|one))(?![a-z])/i
const KIN = /^(?:mama|baba|kaka|dada|bibi|babu|shangazi|mjomba|father|dad|aunt|uncle|grandma|grandpa)$/

const wordsOf = (text: string): string[] => (text.toLowerCase().match(/\p{L}{3,}|\d+/gu) ?? []).map((word) => SAME.get(word) ?? word)
const tellingIn = (line: string): string[] => wordsOf(line).filter((word) => !LITTLE.has(word))
const textOf = (address: Address): string => addressText(address, [...PERSON_AND_PLACE, 'district', 'region'])

/** True if a line names anything that could be an address. */
export const saysPlace = (line: string): boolean => tellingIn(line).some((word) => /\p{L}/u.test(word))

/** True if the first text says nothing about a place that the other doesn't: `yah kinondoni dar`. */
export const isPartOf = (line: string, whole: string): boolean =>
  saysPlace(line) && tellingIn(line).every((word) => wordsOf(whole).includes(word))

/**
 * Returns the saved addresses that a line can mean: they contain all its words about a place, as in `the Masaki one, yes`. A number or word
 * that none of them has makes a new address (CHAT-126, CHAT-151).
 */
export function savedIn(line: string, saved: readonly Address[]): readonly Address[] {
  const typed = tellingIn(line)
  const away = typed.filter((word) => word !== HOME)
  const [named] = [allWith(typed, saved), allWith(away, saved), ofKin(typed, saved)].filter((some) => some.length > 0)
  if (named !== undefined) return named
  const others = typed.filter((word) => !saysSame(word))
  if (others.length === 0 && saysSame(line)) return saved
  if (away.length > 0 || !(typed.length > 0 || DEFAULT.test(line))) return []
  return saved.length === 1 ? saved : saved.filter(({ isDefault }) => isDefault)
}

/** `kwa baba Dodoma`: finds a saved address by a family word in its name, if no other word names somebody. */
function ofKin(typed: readonly string[], saved: readonly Address[]): readonly Address[] {
  const others = typed.filter((word) => !KIN.test(word))
  if (others.length === typed.length) return []
  return allWith(
    others,
    saved.filter((address) => !wordsOf(textOf(address)).some((word) => KIN.test(word))),
  )
}

function allWith(typed: readonly string[], saved: readonly Address[]): readonly Address[] {
  if (!typed.some((word) => /\p{L}/u.test(word))) return []
  const fitting = (isSame: (one: string, word: string) => boolean) =>
    saved.filter((address) => typed.every((one) => wordsOf(textOf(address)).some((word) => isSame(one, word))))
  const named = fitting((one, word) => one === word)
  return named.length > 0 ? named : fitting((one, word) => farFrom(one, word) !== null)
}
