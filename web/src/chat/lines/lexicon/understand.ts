import { isPaymentMessage } from '../read/pasted.ts'
import { type Amount, amountsIn } from './amounts.ts'
import { choicesOf, featuresOf, filtersOf, intentOf } from './intentOf.ts'
import { fishOf, itemsIn, lineQuantity } from './items.ts'
import { type Meaning, once, pairs } from './lexicon.ts'
import { type Token, tokensOf } from './tokens.ts'
import { likely, type Understood } from './Understood.ts'

/**
 * Parses a line of English, Swahili or a mixture on the device; the result is always the same (CHAT-047). Digits are never corrected. A
 * quantity counts units of the product as listed (CHAT-052).
 */
export const understand = once((line): Understood => {
  // A pasted payment confirmation is read as `nimelipa` (I have paid) (CHAT-143).
  const tokens = isPaymentMessage(line) ? tokensOf('nimelipa') : tokensOf(line)
  const amounts = amountsIn(tokens)
  const items = itemsIn(tokens, amounts)
  const found = meaningsOf(tokens, amounts)
  const features = featuresOf(tokens, items, found)
  const senses = likely(features)
  const fraction = amounts.find(({ kind }) => kind === 'fraction')
  const orderNumber = orderNumberIn(tokens, found)
  const phone = tokens.find(({ typed }) => /^\+?\d[\d\s-]{7,}\d$/.test(typed))?.typed.replace(/[\s-]/g, '')
  const place = tokens.find(({ means }) => means.has('place') || means.has('town'))
  return {
    ...intentOf({ tokens, features, senses }),
    senses,
    place: place ? { name: place.word, isTown: place.means.has('town') } : null,
    items,
    quantity: lineQuantity(tokens, items, amounts),
    ...(fraction && { fraction: { below: Math.floor(fraction.value), above: Math.floor(fraction.value) + 1 } }),
    choices: choicesOf(tokens, found),
    filters: filtersOf(tokens, amounts, found),
    ...(orderNumber && { orderNumber }),
    ...(phone && { phone }),
  }
})

/** Finds `SMK-104699`, `smk 104699`, or six digits after the word for an order (CHAT-142). */
function orderNumberIn(tokens: readonly Token[], found: ReadonlySet<string>): string | null {
  const written = tokens.find(({ word }) => /^smk[\s-]*\d/.test(word))
  if (written) return `SMK-${written.word.replace(/\D/g, '')}`
  const bare = tokens.find(({ word }) => /^\d{6}$/.test(word))
  return bare && (found.has('order') || found.has('parcel')) && !found.has('code') ? `SMK-${bare.word}` : null
}

const BULK = 20
const HUGE = 50
const DENIALS = /^(?:not|no|dont|didnt|hasnt|havent|never|doesnt|wont|cant|sio|siyo|bado|yet|isnt|wasnt|didn|without|hakuna|hamna|haiwezi)$/
const REACH_OF_NOT = 3
/** Words after which `la` doesn't mean no: `la kwanza` is the first one. */
const OF_A_PICK = /^(?:kwanza|pili|tatu|mwisho|juu|chini)$/
/** Little words that are in no list. */
const LITTLE: ReadonlyMap<string, Meaning> = pairs(
  'is=is are=is ni=is was=is of=of wa=of za=of ya=of au=or or=or ama=or i=i mimi=i from=from kuanzia=from for=for kwa=for',
)
const DONE = /^(?:have|has|already|i|ive|been|was|weve|we|tayari)$/

/** Returns all meanings in the line. A negated meaning also appears with the suffix `.neg`, a completed one with `.done`. */
export function meaningsOf(tokens: readonly Token[], amounts: readonly Amount[]): Set<Meaning> {
  const found = new Set<Meaning>()
  for (const at of tokens.keys()) for (const meaning of meaningsAt(tokens, at)) found.add(meaning)
  for (const amount of amounts) for (const meaning of meaningsOfAmount(amount, tokens)) found.add(meaning)
  if (found.has('want.neg') || found.has('buy.neg')) found.add('wantNeg')
  if (tokens.some(({ word }) => word.length > 8 && /^\+?\d/.test(word))) found.add('phoneNumber')
  return found
}

function meaningsAt(tokens: readonly Token[], at: number): readonly Meaning[] {
  const { means, word, typed } = tokens[at] as Token
  if (word === 'la' && OF_A_PICK.test(tokens[at + 1]?.word ?? '')) return []
  const own = [...means].filter((meaning) => !meaning.startsWith('fish:') || fishOf(tokens, at) !== null)
  const isDenied = tokens.slice(Math.max(0, at - REACH_OF_NOT), at).some((token) => DENIALS.test(token.word))
  const signs = [
    word === '?' && 'question',
    word.startsWith('smk') && 'orderNumber',
    typed === 'sent' && tokens.some((one) => DONE.test(one.word)) && 'sendVerb.done',
    LITTLE.get(word),
  ]
  return [...own.flatMap(withGroup), ...(isDenied ? own.map((meaning) => `${meaning}.neg`) : []), ...signs.flatMap((sign) => sign || [])]
}

/** Returns a meaning with its parts: `kind:smoked` with `kind` and `smoked`, a fish only with `fish`. */
function withGroup(meaning: Meaning): readonly Meaning[] {
  if (meaning.startsWith('fish:')) return [meaning, 'fish']
  return meaning.includes(':') ? [meaning, ...meaning.split(':')] : [meaning]
}

function meaningsOfAmount(amount: Amount, tokens: readonly Token[]): readonly Meaning[] {
  const { kind, from, to, value } = amount
  if (kind === 'money') return ['money']
  if (kind === 'fraction') return ['fraction', 'count']
  if (kind === 'none') return meaningsBeside(tokens[from - 1], tokens[to])
  const isWeight = tokens.slice(Math.max(0, from - 1), to + 1).some(({ means }) => means.has('kilo'))
  return isWeight && value >= BULK ? ['count', value >= HUGE ? 'hugeKilo' : 'bigKilo'] : ['count']
}

/** Returns the meanings of a number that is not a quantity: an hour, or how many people. */
function meaningsBeside(before?: Token, after?: Token): readonly Meaning[] {
  const isClock = before?.word === 'saa' || /^(?:am|pm|oclock)$/.test(after?.word ?? '')
  const isOfPeople = before?.means.has('people') || after?.means.has('people')
  return [...(isClock ? ['clock'] : []), ...(isOfPeople ? ['count'] : [])]
}
