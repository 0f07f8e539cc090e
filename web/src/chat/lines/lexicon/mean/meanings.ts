import type { Amount } from '../tokens/amounts.ts'
import type { Meaning } from '../tokens/lexicon.ts'
import { pairs } from '../tokens/pairs.ts'
import type { Token } from '../tokens/tokens.ts'
import { fishOf } from './items.ts'

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
