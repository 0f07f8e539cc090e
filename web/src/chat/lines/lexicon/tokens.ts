import { plainText } from '#contract/rules/typed.ts'
import { entries, LONGEST_NAME, type Meaning, stems } from './lexicon.ts'
import { corrected, type Verb, verbOf } from './typos.ts'

/** A word, number or sign of the line with its possible meanings. */
export interface Token {
  /** The corrected word in lower case. */
  word: string
  /** The word as typed, in lower case. */
  readonly typed: string
  means: Set<Meaning>
  /** True for a word in the name of a fish, its kind, a place or a network. */
  isName: boolean
  /** True for a Swahili adjective with the prefix of a class. */
  isAdjective: boolean
  /** True if one or two letters were corrected. */
  isGuessed: boolean
  /** True if the word has no meaning here and isn't a little word. */
  isUnknown: boolean
}

const TOKEN =
  /smk[\s-]*\d+|0[67]\d(?:[\s-]?\d){7}(?!\d)|(?:\+\d+|\d{3}(?!\s0))(?:[\s-]?\d){6,}|\d+\/\d+|\d{1,3}(?:[,.]\d{3})+(?!\d)(?:\.\d+)?|\d+(?:[.,]\d+)?|\/=|[\p{L}]+|\p{Extended_Pictographic}|[?,;&+]|\n/gu
const HIDES =
  /:|^(?:place|town|undo|usual|minimum|twice|robot|faith|total|praise|mind|lend|late|lastPrice|network|event|changedMind|checkout)$/
const NAME = /^(?:fish|kind|cut|size):|^(?:place|town|network)$/
const CLASS_PREFIX = /^(?:mw|ny|vy|ch|wa|ma|mi|vi|ki|ji|zi|li|ya|ku|m|n|w|z|y|l|i|u|v|a)/

/** A longer run of letters is not a word. Looking for its parts, its roots and its typos would take its length to the third power. */
const LONGEST_WORD = 40

export function tokensOf(line: string): Token[] {
  const text = plainOf(line.slice(0, 500)).replace(/\b([a-z])[/-](?=[a-z])/g, '$1')
  const tokens = (text.match(TOKEN) ?? []).flatMap(pieces)
  joinNames(tokens)
  partTakeOut(tokens)
  return tokens
}

/** `take the prawns out`, `take off the crab`: gives the verb the meaning `remove`, also in `clean the cart`. */
function partTakeOut(tokens: readonly Token[]): void {
  const isCart = tokens.some(({ means }) => means.has('cart'))
  tokens.forEach(({ means }, at) => {
    const isOut = means.has('take') && tokens.slice(at, at + 5).some(({ word }) => word === 'out' || word === 'off')
    if (isOut || (isCart && means.has('clean'))) (tokens[at] as Token).means = new Set(['remove'])
  })
}

/** Splits two words that were written as one: `natakasato`. */
function pieces(typed: string): Token[] {
  const one = single(typed)
  if (one.isUnknown && typed.length <= LONGEST_WORD && /^[a-z]{7,}$/.test(typed))
    for (let cut = 3; cut <= typed.length - 3; cut++) {
      const parts = [single(typed.slice(0, cut), false), single(typed.slice(cut), false)]
      if (parts.every(({ isUnknown, word, typed: written }) => !isUnknown && word === written))
        return parts.map((part) => ({ ...part, isGuessed: true }))
    }
  return [one]
}

function single(typed: string, corrects = true): Token {
  const token: Token = { word: typed, typed, means: new Set(), isName: false, isAdjective: false, isGuessed: false, isUnknown: false }
  if (!/^\p{L}/u.test(typed) || /\d/.test(typed)) return token
  const plain = typed.replace(/(.)\1{2,}/gu, '$1')
  if (plain.length > LONGEST_WORD) return { ...token, isUnknown: true }
  if (!spellings(typed, plain).some((word) => meant(token, word))) {
    const word = corrects ? corrected(plain) : null
    if (word === null || !meant(token, word)) token.isUnknown = true
    if (word !== null) token.word = word
    token.isGuessed = true
  }
  return token
}

/** Returns the spellings to look up: as typed, without repeated letters, and without an English ending. */
const spellings = (typed: string, plain: string): string[] => [
  typed,
  plain,
  plain.replace(/(.)\1+/gu, '$1'),
  plain.replace(/(?:e?s|e?d|ing|er)$/, ''),
  plain.replace(/(?:d|ing)$/, 'e').replace(/s$/, ''),
]

/** Adds the meanings of a listed word, of a verb, or of an adjective with its prefix. Returns false if there are none. */
function meant(token: Token, word: string): boolean {
  const entry = entries.get(word)
  const verb = verbOf(word)
  if (entry) addMeanings(token, entry.means)
  if (verb) addVerb(token, word, verb, entry?.means)
  if (!entry && !verb) {
    const stem = stems.get(word) ?? stems.get(word.replace(CLASS_PREFIX, ''))
    if (!stem) {
      token.isGuessed = true
      return isPartOfName(word)
    }
    addMeanings(token, stem)
    token.isAdjective = true
  }
  token.word = word
  return true
}

function addMeanings(token: Token, meanings: readonly Meaning[]): void {
  for (const meaning of meanings) token.means.add(meaning)
  token.isName ||= isName(meanings)
}

const isName = (meanings: readonly Meaning[]): boolean => meanings.some((meaning) => NAME.test(meaning))

/** Adds the meanings of a verb with its subject, tense and ending. A listed word gets no further meaning from it, unless it is negated. */
function addVerb(token: Token, word: string, { means, features }: Verb, listed?: readonly Meaning[]): void {
  const addsMeaning = !listed || (features.includes('neg') && word !== 'huduma')
  for (const meaning of means) {
    if (addsMeaning) token.means.add(meaning)
    if (addsMeaning || listed.includes(meaning)) for (const feature of features) token.means.add(`${meaning}.${feature}`)
  }
  if (features.includes('how')) token.means.add('how')
}

let nameParts: Set<string> | null = null
/** True for words that have a meaning only in a name. */
function isPartOfName(word: string): boolean {
  nameParts ??= new Set([...entries.keys()].filter((name) => name.includes('_')).flatMap((name) => name.split('_')))
  return nameParts.has(word)
}

/** Joins names of several words, the longest first. In a fish, kind or place, the single words lose their meanings. */
function joinNames(tokens: Token[]): void {
  for (let at = 0; at < tokens.length; at++)
    for (let length = Math.min(LONGEST_NAME, tokens.length - at); length > 1; length--) {
      const part = tokens.slice(at, at + length)
      const entry = entries.get(part.map(({ word }) => word).join('_')) ?? entries.get(part.map(({ typed }) => typed).join('_'))
      if (!entry) continue
      const hides = entry.means.some((meaning) => HIDES.test(meaning))
      if (hides) for (const token of part) token.means = new Set()
      for (const meaning of entry.means) part[0]?.means.add(meaning)
      for (const token of part) {
        token.isUnknown = false
        token.isGuessed = false
        token.isName ||= isName(entry.means)
      }
      at += hides ? length - 1 : 0
      break
    }
}

/** English verbs with Swahili prefixes: `nataka kucancel`, `nita-order`. */
export const MIXED =
  /(?<![a-z])(?:ku|(?:ni|tu)ta)[ -]?(?=(?:add|book|buy|call|cancel|change|chat|check|checkout|clean|confirm|cook|delete|deliver|edit|fry|get|grill|login|log in|order|pay|refund|register|remove|retry|save|send|share|sign in|track|try|update|use)(?![a-z]))/g

/**
 * Returns the text in lower case, without accents, apostrophes and the Swahili prefixes of English verbs. Meanings are matched against it.
 */
export const plainOf = (text: string): string =>
  plainText(text)
    .toLowerCase()
    .replaceAll("'", '')
    .replace(MIXED, '')
    .replace(/(?<![a-z])(who|what|where|how)s(?![a-z])/g, '$1 is')
