import type { Meaning } from '../read/lexicon.ts'
import type { Amount } from '../read/numbers.ts'
import type { Token } from '../read/tokens.ts'
import type { Context, Count, Intent, Item, Understood } from '../Understood.ts'
import { isTopic, partlyMeant, scoresOf } from './scores.ts'

interface Reading {
  readonly tokens: readonly Token[]
  readonly amounts: readonly Amount[]
  readonly items: readonly Item[]
  readonly found: ReadonlySet<Meaning>
  readonly quantity: Count
  readonly context: Context
}

/** Less than this is no evidence. */
const LEAST = 1
/** A word nobody knows speaks against a command. */
const UNKNOWN_COST = 0.75

/** The sense with the most evidence; goods are weighed beside commands and topics. */
export function intentOf(reading: Reading): Pick<Understood, 'intent' | 'topic' | 'isGuess'> {
  const { tokens, found, quantity, context } = reading
  const unknown = tokens.filter(({ isUnknown }) => isUnknown).length
  const words = tokens.filter(({ word }) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(word)).length
  if (words === 0) return { intent: 'unknown' }
  if (tokens.length === 1 && tokens[0]?.word === '0') return { intent: 'back' }
  if (tokens.every(({ word }) => /\p{Extended_Pictographic}/u.test(word) && !/\d/.test(word)))
    return { intent: tokens.some(({ word }) => /[👍👌]/u.test(word)) ? 'yes' : 'topic', topic: 'emojiOnly' }
  const scores = scoresOf(found)
  for (const [key, score] of goodsScores(reading)) scores.set(key, Math.max(score, scores.get(key) ?? 0))
  for (const answer of ['yes', 'no'] as const)
    if (found.has(answer)) scores.set(answer, words <= 3 + unknown ? 1.6 : tokens[0]?.means.has(answer) ? 1.9 : 0.9)
  if (context.asks === 'quantity' && typeof quantity === 'number' && unknown === 0 && !found.has('fish')) scores.set('setQuantity', 3)
  let best = ''
  let most = 0
  for (const [key, score] of scores) {
    const cost = isTopic(key) || key === 'add' || key === 'search' || key === 'remove' ? 0 : unknown * UNKNOWN_COST
    if (score - cost > most) [best, most] = [key, score - cost]
  }
  const isGuess = best === '' && words > 1 && unknown * 3 <= words
  if (isGuess) [best, most] = partlyMeant(found)
  if (most < Math.min(LEAST, 0.5 * words) || best === '') return { intent: 'unknown' }
  return isGuess ? { ...named(best), isGuess } : named(best)
}

function named(key: string): Pick<Understood, 'intent' | 'topic'> {
  if (key.startsWith('greet')) return { intent: 'greeting', topic: key }
  if (isTopic(key)) return { intent: 'topic', topic: key }
  const topic = { trackOrder: 'track', language: 'language' }[key]
  return { intent: key as Intent, ...(topic ? { topic } : {}) }
}

/** What the goods, numbers and verbs of a line speak for. A write needs a fish, or nothing unknown beside it. */
function goodsScores({ tokens, items, found, amounts }: Reading): Array<[Intent, number]> {
  const scores: Array<[Intent, number]> = []
  const has = (meaning: Meaning): boolean => found.has(meaning) && !found.has(`${meaning}.dont`)
  const isSure = tokens.every(({ isUnknown, isGuessed }) => !isUnknown && !isGuessed) && !found.has('cut')
  const count = amounts.some(({ kind }) => kind === 'count' || kind === 'fraction')
  const wanted = items.filter(({ not }) => !not)
  const denied = items.filter(({ not }) => not)
  const asks = found.has('have') || found.has('show') || found.has('sellVerb.you')
  const puts = has('put') && !found.has('put.neg')
  const wants =
    (found.has('sendVerb.ask') || found.has('bring.ask') || has('want') || has('buy') || has('give') || has('orderVerb') || has('take')) &&
    !found.has('wantNeg')
  if (items.length > 0) {
    const removes = wanted.length === 0 && !found.has('why')
    if (removes) scores.push(['remove', found.has('remove') || found.has('cancel') ? 7 : 5.6])
    else {
      if (has('make') && count) scores.push([items.length > 1 ? 'add' : 'setQuantity', 6.5])
      if ((has('change') || has('reduce') || found.has('instead')) && count && !has('order')) scores.push(['setQuantity', 7.6])
      if (puts) scores.push(['add', 5.2])
      if (wants) scores.push(['add', count && !found.has('measure') ? 8.5 : 4])
      if (count && !asks && !found.has('yesterday') && !found.has('eat')) scores.push(['add', 5])
      scores.push(['search', asks ? 4.2 : 2.6])
    }
    if (denied.length > 0 && wanted.length > 0) scores.push(['add', 5.6])
  } else {
    if (isSure && (has('make') || (has('change') && !has('order'))) && count) scores.push(['setQuantity', 4.5])
    if (isSure && count && (has('amount') || has('instead') || (has('change') && has('number')))) scores.push(['setQuantity', 4.6])
    if (isSure && puts && (count || has('more'))) scores.push(['add', 3.6])
    if (isSure && wants && count && !found.has('person') && !found.has('measure')) scores.push(['add', 3.2])
    if (isSure && has('more') && count) scores.push(['add', 3.2])
    if (has('remove') && has('all')) scores.push(['remove', 5])
    if (has('remove') && has('cart')) scores.push(['remove', 5.5])
    if (isSure && has('remove')) scores.push(['remove', 2.2])
    if (found.has('fishWord')) scores.push(['search', found.has('show') || wants ? 3.4 : 0.9])
    if (found.has('kind') || found.has('cut') || found.has('size'))
      scores.push(['search', wants || asks || found.has('fishWord') ? 3.7 : 1.9])
    if (found.has('show')) scores.push(['search', 2])
    else if (found.has('have') && tokens.some(({ isUnknown }) => isUnknown)) scores.push(['search', 1.7])
  }
  return scores
}
