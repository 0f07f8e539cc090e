import type { Amount } from './amounts.ts'
import type { Meaning } from './lexicon.ts'
import type { Token } from './tokens.ts'
import type { Item, Likely, Understood } from './Understood.ts'
import type { Sense } from './words/table.ts'

interface Reading {
  readonly tokens: readonly Token[]
  readonly features: ReadonlySet<string>
  readonly senses: readonly Likely[]
}

/** The senses that aren't topics. */
const COMMANDS: ReadonlySet<string> = new Set(
  'search add setQuantity remove showCart checkout pay trackOrder buyAgain wishlist share help language undo back cancel startFresh yes no'.split(
    ' ',
  ),
)
/** Commands that change nothing, so that a guess is enough. */
const LOOKS: ReadonlySet<string> = new Set(['search', 'help', 'trackOrder'])
/** A line changes something only if it has one of these meanings, however likely the sense is. */
const WRITES: ReadonlyMap<string, readonly string[]> = new Map([
  ['add', 'count want put buy give take orderVerb bring sendVerb more someDenied sellVerb cutVerb weight'.split(' ')],
  ['setQuantity', ['count']],
  ['remove', ['remove', 'cancel', 'allDenied', 'reduce']],
])
/** Meanings of a line that tells about the past and doesn't ask for a change. */
const TELLS = 'yesterday eat rot forget ordered orderVerb.which bulkOrder remove.they put.they'.split(' ')
/** Meanings of a line that only describes what it wants, and of one that only says what it does not want. */
const DESCRIBES = /^(?:(?:kind|cut|size):|filler|num|demonstr|=)/
const DENIES = /^(?:fish:|filler|num|demonstr|no(?:\.|$)|not(?:\.|$)|notYet|without|want\.neg|=)|\.neg$/
/** A phrase that places an order but adds no goods. */
const PLACES = /^\S*wek\S+ oda(?: sasa)?$/
/** All meanings of a line that only removes something. A number alone would be a quantity without goods. */
const REMOVES = /^(?:remove|filler|demonstr|num|all|total|cart|mine|=kitu|=vitu|=item|=something)$/
/** All meanings of a line that may change the cart without naming a fish. */
const CHANGES =
  /^(?:num|filler|demonstr|want|put|give|take|buy|more|again|unit|kilo|make|change|amount|instead|remove|all|cart|reduce|minimum|bring|orderVerb|not|notYet|no|may|can|question|you|be|remain|last|wanted|number|lowest|mine|here|stopTalk|now|today|another|which|also|out|off|second|total|if|kind:.*|size:.*)(?:\.|$)/
/** A lower probability is only a guess. */
const SURE = 0.25
/** The lowest probability for a change: a guess never changes the cart (CHAT-048). */
const SURE_TO_WRITE = 0.5
/** The lowest probability for adding a fish without a number. It is lower, because one is added in plain sight and can be undone. */
const SURE_OF_ONE = 0.35
/** Without one of these, `how much` is only a question. */
const WISHES = ['want', 'put', 'give', 'take', 'buy', 'bring', 'more', 'orderVerb']

type LikelySense = Pick<Understood, 'intent' | 'topic'>

/** Returns the likeliest sense of the line. */
export const intentOf = (reading: Reading): LikelySense => intentByRule(reading) ?? intentByScore(reading)

/** Returns the intent of a line that needs no score. */
function intentByRule(reading: Reading): LikelySense | null {
  const { tokens, features } = reading
  const line = tokens.map(({ word }) => word).join(' ')
  if (wordsIn(tokens) === 0) return { intent: 'unknown' }
  if (line === '0') return { intent: 'back' }
  if (tokens.every(({ word }) => /\p{Extended_Pictographic}/u.test(word)))
    return { intent: tokens.some(({ word }) => /[👍👌]/u.test(word)) ? 'yes' : 'topic', topic: 'emojiOnly' }
  if (['kind', 'size', 'cut'].some((part) => features.has(part)) && saysOnly(tokens, DESCRIBES)) return { intent: 'search' }
  if (features.has('allDenied') && saysOnly(tokens, DENIES)) return { intent: 'remove' }
  if (PLACES.test(line)) return { intent: 'checkout' }
  const namesWhat = !features.has('count') || namesThing(tokens)
  return features.has('remove') && namesWhat && mayRemove(reading) && saysOnly(tokens, REMOVES) ? { intent: 'remove' } : null
}

function intentByScore(reading: Reading): LikelySense {
  const { features, senses } = reading
  const best = senses.find((sense) => mayMean(sense, reading))
  const isWeak = (best?.chance ?? 0) < SURE
  // A change that is not allowed becomes a search, not another sense.
  if (isWeak && best !== senses[0]) return { intent: features.has('fish') ? 'search' : 'unknown' }
  if (!best) return { intent: 'unknown' }
  // `sikubali kabisa`: a negation doesn't agree to anything.
  if (best.key === 'yes' && (features.has('accept.neg') || features.has('confirmed.neg'))) return { intent: 'no' }
  const isStrange = isWeak && (features.has('unknowns') || (COMMANDS.has(best.key) && !LOOKS.has(best.key)))
  return isStrange ? { intent: 'unknown' } : named(best.key)
}

const saysOnly = (tokens: readonly Token[], words: RegExp): boolean =>
  tokens.every(({ means, isUnknown }) => !isUnknown && [...means].every((meaning) => words.test(meaning)))

/** A sense that changes the cart needs its words and a high chance. */
function mayMean({ key, chance }: Likely, reading: Reading): boolean {
  const needs = WRITES.get(key)
  if (needs === undefined) return true
  const { features } = reading
  const isQuantityAsked = key === 'add' && features.has('fish') && !features.has('count')
  if (chance < (isQuantityAsked ? SURE_OF_ONE : SURE_TO_WRITE) || !needs.some((need) => features.has(need))) return false
  if (isTold(reading) || !knowsEnough(reading)) return false
  if (key === 'remove') return mayRemove(reading)
  return key !== 'add' || !features.has('howMuch') || WISHES.some((wish) => features.has(wish))
}

/** The line names a fish, or all its words are known and may change the cart. */
const knowsEnough = ({ tokens, features }: Reading): boolean =>
  !features.has('mostUnknown') && (features.has('fish') || (tokens.every(isSure) && saysOnly(tokens, CHANGES)))

const isSure = ({ isGuessed, means }: Token): boolean =>
  !isGuessed && (means.size === 0 || [...means].some((meaning) => !meaning.startsWith('=')))

function mayRemove(reading: Reading): boolean {
  const { tokens, features } = reading
  const asks = features.has('where') || features.has('when') || (tokens.at(-1)?.word === '?' && !features.has('remove'))
  // A typo is never corrected to a command that removes something.
  const isMisread = tokens.some(({ isGuessed, means }) => isGuessed && (means.has('remove') || means.has('cancel')))
  return !asks && !isMisread && !isTold(reading) && !features.has('remove.which') && !features.has('delivery')
}

/** The line tells or describes something and doesn't ask for a change. */
const isTold = ({ tokens, features }: Reading): boolean =>
  TELLS.some((meaning) => features.has(meaning)) ||
  (features.has('many') && features.has('question')) ||
  (features.has('bring') && features.has('spouse')) ||
  (features.has('wantNeg') && !features.has('fish')) ||
  tokens.some(({ word }) => /^(?:uzito|ukubwa|saizi|weight|size)$/.test(word))

function named(key: Sense): LikelySense {
  if (key.startsWith('greet')) return { intent: 'greeting', topic: key }
  return COMMANDS.has(key) || key === 'unknown' ? { intent: key } : { intent: 'topic', topic: key }
}

/** Meanings that don't show what a line asks for: little words, the name, kind or size of a fish, some verb endings. */
const TELLS_NOTHING = /^(?:filler|num|fish:.*|kind:.*|cut:.*|size:.*)(?:\.|$)|\.(?:how|dont)$/

/** Returns the features that the scorer reads: the meanings in the line, how many of its words are unknown, and how long it is. */
export function featuresOf(tokens: readonly Token[], items: readonly Item[], found: ReadonlySet<Meaning>): Set<string> {
  const features = new Set([...found].filter((meaning) => !TELLS_NOTHING.test(meaning)))
  const denied = items.filter(({ not }) => not).length
  if (items.length > 1) features.add('fishes')
  if (denied > 0) features.add(denied < items.length ? 'someDenied' : 'allDenied')
  const words = wordsIn(tokens)
  const unknown = tokens.filter(({ isUnknown }) => isUnknown).length
  if (unknown > 0) features.add('unknown')
  if (unknown > 1) features.add('unknowns')
  if (unknown > 0 && unknown * 2 >= words) features.add('mostUnknown')
  if (words === 1) features.add('alone')
  if (words <= 3) features.add('short')
  if (words >= 6) features.add('long')
  return features
}

const wordsIn = (tokens: readonly Token[]): number =>
  tokens.filter(({ word }) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(word)).length

/** True for `kitu kimoja`, `an item`: one of the goods, no matter which. */
const namesThing = (tokens: readonly Token[]): boolean => tokens.some(({ word }) => /^(?:kitu|item|something)$/.test(word))

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
