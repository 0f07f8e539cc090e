import type { Meaning } from '../tokens/lexicon.ts'
import type { Amount } from '../tokens/numbers.ts'
import type { Token } from '../tokens/tokens.ts'
import type { Cut, Goods, Size, Understood } from '../Understood.ts'
import { namesThing } from './features.ts'

/** Answers to questions of the checkout that stand in the line (CHAT-054). */
export function choicesOf(tokens: readonly Token[], found: ReadonlySet<Meaning>): Understood['choices'] {
  const has = (meaning: Meaning): boolean => found.has(meaning) && !found.has(`${meaning}.neg`)
  const choices: Understood['choices'] = {}
  if (has('standard')) choices.delivery = 'standard'
  else if (has('express')) choices.delivery = 'express'
  if (has('cash') || (has('pay') && has('receive'))) choices.method = 'cash_on_delivery'
  else if (found.has('network') || has('mobile')) choices.method = 'mobile_money'
  if (has('anyone')) choices.transporter = 'any'
  // Of two languages the last is asked for, and of one that is not known the other.
  const isLanguage = ({ means }: Token): boolean => means.has('toEnglish') || means.has('toSwahili')
  const isDenied = found.has('know.neg') || found.has('speak.neg')
  const unknown = isDenied
    ? tokens.slice(tokens.findIndex(({ means }) => means.has('know') || means.has('speak'))).find(isLanguage)
    : undefined
  const named = unknown ?? tokens.findLast(isLanguage)
  if (named) choices.language = named.means.has('toEnglish') === (unknown !== undefined) ? 'sw' : 'en'
  if (found.has('remove') && !found.has('fish') && (found.has('all') || (found.has('cart') && !namesThing(tokens)))) choices.all = true
  return choices
}

/** What narrows the catalogue (CHAT-051, CHAT-138, CHAT-140). */
export function filtersOf(tokens: readonly Token[], amounts: readonly Amount[], found: ReadonlySet<Meaning>): Understood['filters'] {
  const filters: Understood['filters'] = {}
  const money = amounts.findLast(({ kind }) => kind === 'money')
  if (money && !found.has('pay') && !found.has('sendVerb.done')) filters.maxPrice = money.value
  const goods = meaningIn(tokens, 'kind')
  if (goods) filters.goods = goods as Goods
  const cut = meaningIn(tokens, 'cut')
  if (cut) filters.cut = cut as Cut
  const size = meaningIn(tokens, 'size')
  if (size) filters.size = size as Size
  const words = tokens
    .filter(({ isUnknown }) => isUnknown)
    .map(({ typed }) => typed)
    .join(' ')
  if (words) filters.words = words
  return filters
}

const meaningIn = (tokens: readonly Token[], group: string): string | undefined =>
  tokens
    .flatMap(({ means }) => [...means])
    .find((meaning) => meaning.startsWith(`${group}:`))
    ?.slice(group.length + 1)
