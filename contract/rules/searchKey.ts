import { plainText } from './typed.ts'

/** Returns a text as every search compares it: without case, apostrophes and marks that show nothing, with one kind of dash and digit (I18N-017). */
export const searchKey = (text: string): string => (PLAIN.test(text) ? text.toLowerCase() : fold(text))
// Most texts; in a list of thousands the rest would take ten times as long.
const PLAIN = /^[\n !"#$%&(-_a-~]*$/
const fold = (text: string): string => plainText(text).replaceAll("'", '').toLowerCase()

/** Returns the words of a search, without the punctuation around them; a search of nothing but punctuation means it literally. */
export function searchWords(search: string): readonly string[] {
  const words = searchKey(search).split(/\s+/).filter(Boolean)
  const bare = words.map((word) => word.replace(/^[\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu, '')).filter(Boolean)
  return bare.length > 0 ? bare : words
}

/** What a row shows to its reader. */
export interface SearchedRow {
  readonly texts: readonly (string | undefined)[]
  /** Order numbers, phones and amounts, which people write with other spaces and marks. */
  readonly numbers?: readonly string[]
}

/** Returns a test whether a row shows every word of a search, or the whole of it as one number (I18N-017). */
export function searchFor(search: string): (row: SearchedRow) => boolean {
  const holds = searchFolded(search)
  return (row) => holds(foldRow(row))
}

/** Returns the records whose row shows a search; rows are folded once for each `t`, the texts of the reader's language. */
export function searchIn<One extends object, Texts extends object>(rowOf: (one: One, t: Texts) => SearchedRow) {
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
    const holds = searchFolded(search)
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

function searchFolded(search: string): (row: FoldedRow) => boolean {
  const words = searchWords(search).map((word) => ({ word, code: digitsAndLetters(word) }))
  const whole = digitsAndLetters(search)
  return ({ text, codes }) => {
    const isIn = (code: string) => code !== '' && codes.includes(code)
    return words.length === 0 || isIn(whole) || words.every(({ word, code }) => text.includes(word) || isIn(code))
  }
}

/** Returns the forms in which a Tanzanian phone is looked for: with its country's code, and as it is dialled at home. */
export const searchedPhone = (phone: string): string[] => [phone, phone.replace(/^\+?255/, '0')]

const digitsAndLetters = (text: string): string => searchKey(text).replace(/[^\p{L}\p{N}]/gu, '')
