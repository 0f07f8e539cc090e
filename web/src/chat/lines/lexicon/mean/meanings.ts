import type { Meaning } from '../tokens/lexicon.ts'
import type { Amount } from '../tokens/numbers.ts'
import type { Token } from '../tokens/tokens.ts'
import { fishOf } from './items.ts'

const BULK = 20
const HUGE = 50
const DENIALS = /^(?:not|no|dont|didnt|hasnt|havent|never|doesnt|wont|cant|sio|siyo|bado|yet|isnt|wasnt|didn|without|hakuna|hamna|haiwezi)$/
const REACH_OF_NOT = 3
/** `la kwanza` is the first one; `la` alone means no. */
const OF_A_PICK = /^(?:kwanza|pili|tatu|mwisho|juu|chini)$/
/** Little words that are in no list. */
const LITTLE: ReadonlyMap<string, Meaning> = new Map(
  'is=is are=is ni=is was=is of=of wa=of za=of ya=of au=or or=or ama=or i=i mimi=i from=from kuanzia=from for=for kwa=for'
    .split(' ')
    .map((pair) => pair.split('=') as [string, Meaning]),
)
const DONE = /^(?:have|has|already|i|ive|been|was|weve|we|tayari)$/

/** Returns all meanings in the line. A negated one is also `….neg`, a completed one `….done`. */
export function meaningsOf(tokens: readonly Token[], amounts: readonly Amount[]): Set<Meaning> {
  const found = new Set<Meaning>()
  tokens.forEach(({ means, word, typed }, at) => {
    if (word === 'la' && OF_A_PICK.test(tokens[at + 1]?.word ?? '')) return
    for (const meaning of means) {
      if (meaning.startsWith('fish:') && fishOf(tokens, at) === null) continue
      found.add(meaning)
      if (meaning.startsWith('fish:')) found.add('fish')
      else if (meaning.includes(':')) for (const part of meaning.split(':')) found.add(part)
      const near = tokens.slice(Math.max(0, at - REACH_OF_NOT), at)
      if (near.some((token) => DENIALS.test(token.word))) found.add(`${meaning}.neg`)
    }
    if (word === '?') found.add('question')
    if (typed === 'sent' && tokens.some((one) => DONE.test(one.word))) found.add('sendVerb.done')
    const little = LITTLE.get(word)
    if (little) found.add(little)
    if (word.startsWith('smk')) found.add('orderNumber')
  })
  for (const { kind, from, to, value } of amounts) {
    if (kind === 'money') found.add('money')
    if (kind === 'fraction') found.add('fraction').add('count')
    if (kind === 'count') {
      found.add('count')
      if (value >= BULK && tokens.slice(Math.max(0, from - 1), to + 1).some(({ means }) => means.has('kilo')))
        found.add(value >= HUGE ? 'hugeKilo' : 'bigKilo')
    }
    if (kind === 'none' && tokens[from - 1]?.word === 'saa') found.add('clock')
    if (kind === 'none' && /^(?:am|pm|oclock)$/.test(tokens[to]?.word ?? '')) found.add('clock')
    if (kind === 'none' && (tokens[to]?.means.has('people') || tokens[from - 1]?.means.has('people'))) found.add('count')
  }
  for (const meaning of ['want', 'buy'] as const) if (found.has(`${meaning}.neg`)) found.add('wantNeg')
  if (tokens.some(({ word }) => word.length > 8 && /^\+?\d/.test(word))) found.add('phoneNumber')
  return found
}
