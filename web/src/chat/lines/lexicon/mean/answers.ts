import type { Amount } from '../tokens/amounts.ts'
import type { Meaning } from '../tokens/lexicon.ts'
import type { Token } from '../tokens/tokens.ts'
import type { Understood } from '../Understood.ts'
import { namesThing } from './features.ts'

/** Returns the answers to checkout questions in the line (CHAT-054). */
export function choicesOf(tokens: readonly Token[], found: ReadonlySet<Meaning>): Understood['choices'] {
  const has = (meaning: Meaning): boolean => found.has(meaning) && !found.has(`${meaning}.neg`)
  const choices: Understood['choices'] = {}
  const ways = (['standard', 'express'] as const).filter(has)
  const way = asksMoney(tokens, found) ? ways.find((one) => isNamed(one, tokens)) : ways[0]
  if (way) choices.delivery = way
  if (has('cash') || (has('pay') && has('receive'))) choices.method = 'cash_on_delivery'
  else if (found.has('network') || has('mobile')) choices.method = 'mobile_money'
  if (has('anyone')) choices.transporter = 'any'
  const language = languageIn(tokens, found)
  if (language) choices.language = language
  if (found.has('remove') && !found.has('fish') && (found.has('all') || (found.has('cart') && !namesThing(tokens)))) choices.all = true
  return choices
}

/** Meanings of a question about money. In one, `haraka` and `sasa hivi` are haste and choose no delivery, unless it is named. */
const asksMoney = (tokens: readonly Token[], found: ReadonlySet<Meaning>): boolean =>
  ['howMuch', 'total', 'price'].some((meaning) => found.has(meaning)) && !tokens.some(({ word }) => word === 'saa')
const NAME = /^(?:express|standard)$/
const BEFORE_NAME = /^(?:ya|delivery|usafiri|usafirishaji|\w*chagua)$/
const isNamed = (way: Meaning, tokens: readonly Token[]): boolean =>
  tokens.some(({ means, word }, at) => means.has(way) && (NAME.test(word) || BEFORE_NAME.test(tokens[at - 1]?.word ?? '')))

/** Returns the language to speak: the last one named. If the buyer says that they don't know a language, the other one. */
function languageIn(tokens: readonly Token[], found: ReadonlySet<Meaning>): 'en' | 'sw' | null {
  const named = tokens.findLast(isLanguage)
  if (!named) return null
  const from = tokens.findIndex(({ means }) => means.has('know') || means.has('speak'))
  const unknown = found.has('know.neg') || found.has('speak.neg') ? tokens.slice(from).find(isLanguage) : undefined
  if (unknown) return unknown.means.has('toEnglish') ? 'sw' : 'en'
  return named.means.has('toEnglish') ? 'en' : 'sw'
}

const isLanguage = ({ means }: Token): boolean => means.has('toEnglish') || means.has('toSwahili')

/** Returns the filters for the catalogue (CHAT-051, CHAT-138, CHAT-140). */
export function filtersOf(tokens: readonly Token[], amounts: readonly Amount[], found: ReadonlySet<Meaning>): Understood['filters'] {
  const money = amounts.findLast(({ kind }) => kind === 'money')
  const isPrice = money && !found.has('pay') && !found.has('sendVerb.done')
  const words = tokens.flatMap(({ isUnknown, typed }) => (isUnknown ? typed : [])).join(' ')
  const parts = tokens.flatMap(({ means }) => [...means].filter((meaning) => PART.test(meaning)).map((meaning) => meaning.split(':')))
  // If two kinds are named, the first counts.
  return { ...Object.fromEntries(parts.reverse()), ...(isPrice && { maxPrice: money.value }), ...(words && { words }) }
}

const PART = /^(?:kind|cut|size):/
