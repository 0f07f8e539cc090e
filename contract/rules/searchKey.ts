import { plainText } from './typed.ts'

/** Normalizes a text for search: lower case, no apostrophes or invisible characters, one kind of dash, digits 0 to 9 (I18N-017). */
export const searchKey = (text: string): string => (PLAIN.test(text) ? text.toLowerCase() : fold(text))
// Matches most texts, which need no folding. Folding takes ten times as long, too slow for lists of thousands.
const PLAIN = /^[\n !"#$%&(-_a-~]*$/
const fold = (text: string): string => plainText(text).replaceAll("'", '').toLowerCase()

/** Splits a search into words without the punctuation around them. A search of only punctuation is kept as it is. */
export function searchWords(search: string): readonly string[] {
  const words = searchKey(search).split(/\s+/).filter(Boolean)
  const bare = words.map((word) => word.replace(/^[\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu, '')).filter(Boolean)
  return bare.length > 0 ? bare : words
}

/** The searchable contents of a list row. */
export interface SearchedRow {
  readonly texts: readonly (string | undefined)[]
  /** Order numbers, phones and amounts. They are compared without spaces and separators. */
  readonly numbers?: readonly string[]
}

/** Returns a function that tests whether a row contains every word of the search, or the whole search as one number (I18N-017). */
export function rowMatcher(search: string): (row: SearchedRow) => boolean {
  const holds = foldedMatcher(search)
  return (row) => holds(foldRow(row))
}

/** Like `rowMatcher`, but for records: `rowOf` returns the row of a record. Normalized rows are cached per record until the language `t` changes. */
export function recordMatcher<One extends object, Texts extends object>(rowOf: (one: One, t: Texts) => SearchedRow) {
  const known = new WeakMap<One, { t: Texts; folded: FoldedRow }>()
  const foldedOf = (one: One, t: Texts): FoldedRow => {
    const before = known.get(one)
    if (before?.t === t) return before.folded
    const folded = foldRow(rowOf(one, t))
    known.set(one, { t, folded })
    return folded
  }
  return (search: string, t: Texts): ((one: One) => boolean) => {
    if (searchWords(search).length === 0) return () => true
    const holds = foldedMatcher(search)
    return (one) => holds(foldedOf(one, t))
  }
}

interface FoldedRow {
  readonly text: string
  readonly codes: string
}
const foldRow = ({ texts, numbers = [] }: SearchedRow): FoldedRow => ({
  text: searchKey(texts.join('\n')),
  codes: searchKey(numbers.join('|')).replace(/[^\p{L}\p{N}|]/gu, ''),
})

function foldedMatcher(search: string): (row: FoldedRow) => boolean {
  const words = searchWords(search).map((word) => ({ word, code: digitsAndLetters(word) }))
  const wholeCode = digitsAndLetters(search)
  return ({ text, codes }) => {
    const isIn = (code: string) => code !== '' && codes.includes(code)
    return words.length === 0 || isIn(wholeCode) || words.every(({ word, code }) => text.includes(word) || isIn(code))
  }
}

/** Returns a Tanzanian phone in both forms that people search for: with country code, and with a leading 0. */
export const searchedPhone = (phone: string): string[] => [phone, phone.replace(/^\+?255/, '0')]

const digitsAndLetters = (text: string): string => searchKey(text).replace(/[^\p{L}\p{N}]/gu, '')
