import { searchWords } from '#contract/rules/searchKey.ts'
import type { Language } from '#web/i18n/texts.ts'

/** Returns the stems of a text's words, so that `payment` matches `pay` and `malipo` matches `kulipa`. */
export const formsOf = (text: string, language: Language): ReadonlySet<string> =>
  new Set(searchWords(text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')).map((word) => stemOf(word, language)))

/** Returns the part that all forms of a word share. */
export const stemOf = (word: string, language: Language): string =>
  irregular[word] ?? (language === 'sw' ? swahiliStem(word) : englishStem(word))
const irregular: Readonly<Record<string, string | undefined>> = { paid: 'pay', bought: 'buy', sold: 'sel', sent: 'send', took: 'take' }

const ENGLISH = /(?:ications?|ments?|ings?|ied|ies|ers?|ed|es|e|s|y)$/
/** Strips endings repeatedly: `orders` and `ordering` both become `ord`. A doubled final consonant counts once: `cancelled`. */
function englishStem(word: string): string {
  const shorter = word.replace(ENGLISH, '')
  if (shorter !== word && shorter.length >= SHORTEST) return englishStem(shorter)
  return word.length > SHORTEST ? word.replace(/([^aeiou])\1$/, '$1') : word
}
const SHORTEST = 3

const PREFIXES = /^(?:(?:ni|u|a|tu|m|wa|zi|i|ya)?(?:na|ta|me|licho|li)|ku|ma|mu|m|wa|ki|vi|u)(?=\p{L}{3})/u
const SUFFIXES = /(?:i?sh(?:w|i|iw)?[aoi]?(?:ji)?|i?wa|[ie]?aji|zi|ji|je|[aeiou])$/
/** Strips the prefixes and suffixes of a Swahili word: `unalipia`, `malipo` and `kulipa` all become `lip`. */
function swahiliStem(word: string): string {
  return withoutEnds(word.replace(PREFIXES, ''))
}
function withoutEnds(root: string): string {
  const shorter = root.replace(SUFFIXES, '')
  return shorter !== root && shorter.length >= 2 ? withoutEnds(shorter) : root
}
