const APOSTROPHES = "'`´ʹʻʼʽˈ‘’‛′ꞌ＇"
const UNSEEN = new RegExp(`[${APOSTROPHES}]|\\p{Default_Ignorable_Code_Point}`, 'gu')

/** Returns a text as every search compares it: without case, apostrophes and marks that show nothing, with one kind of dash and space (I18N-017). */
export const searchKey = (text: string): string =>
  text
    .replace(UNSEEN, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s+/g, ' ')
    .trim()

/** Returns the words of a search, without the punctuation around them; a search of nothing but punctuation means it literally. */
export function searchWords(search: string): readonly string[] {
  const words = searchKey(search).split(' ').filter(Boolean)
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
  const words = searchWords(search)
  const whole = digitsAndLetters(search)
  if (words.length === 0) return () => true
  return ({ texts, numbers = [] }) => {
    const text = searchKey(texts.join('\n'))
    const codes = numbers.map(digitsAndLetters)
    const isIn = (code: string) => code !== '' && codes.some((one) => one.includes(code))
    return isIn(whole) || words.every((word) => text.includes(word) || isIn(digitsAndLetters(word)))
  }
}

/** Returns the forms in which a Tanzanian phone is looked for: with its country's code, and as it is dialled at home. */
export const searchedPhone = (phone: string): string[] => [phone, phone.replace(/^\+?255/, '0')]

const digitsAndLetters = (text: string): string => searchKey(text).replace(/[^\p{L}\p{N}]/gu, '')
