/** A line of the table: a name, its evidence, and the words with that meaning. */
export interface Line {
  /**
   * The sign before the name: none for a meaning, `-` for a kind, cut or size, `+` for a sign of the whole line, `=` for a word that is
   * its own meaning, `_` for a list.
   */
  readonly sort: string
  readonly name: string
  /**
   * How strongly the meaning speaks for each sense: alone, and after each bar with the next of `ENDINGS`. A letter skips as many senses as
   * its place in `LETTERS` and stands for the next one, with the level behind it; without a number, `USUAL`. `a5ab||d2` is level 5 for the
   * first sense and 3 for the second and fourth; with the ending `.done`, it is level 2 for the fourth.
   */
  readonly speaks: string
  /** The words, with a bar before the English ones. */
  readonly words: string
}

/** The suffixes of a meaning: negated, done, and its subject. */
export const ENDINGS = ['', '.neg', '.done', '.you', '.me', '.they'] as const

/** A letter for each number of senses skipped. Most are few, so the letters of a line repeat and compress well. */
export const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ!#%&()*+,-./:;<=>?@[]^_{}~ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞß'
/** The level that is not written, because it is the most frequent one. */
export const USUAL = 3

/** Returns the lines of the table from the levels of all of them and the rest of each. */
export function linesOf(levels: string, rows: string): Line[] {
  const speaks = levels.split(' ')
  return Array.from(rows.matchAll(/^([-+=_]?)(\S+) ?(.*)$/gm), ([, sort = '', name = '', shared = ''], at) => ({
    sort,
    name,
    speaks: speaks[at] ?? '',
    words: inFull(shared),
  }))
}

/** Returns the phrases of each meaning of a clause. */
export const phrasesOf = (listed: string): ReadonlyMap<string, string> =>
  new Map(
    Array.from(listed.matchAll(/^(\w+) (.*)$/gm), ([, name = '', phrases = '']) => [
      name,
      SHORTER.reduce((list, [sign, short]) => list.replaceAll(short, sign), phrases),
    ]),
  )

/** Returns words in full. Each is written as how many letters it shares with the one before, and its others: `add1pple` is add, apple. */
function inFull(shared: string): string {
  let before = ''
  const words = shared.replaceAll(/([ |]?)(\d?)([^ |\d]+)/g, (_, gap: string, count: string, rest: string): string => {
    before = before.slice(0, Number(count)) + rest
    return (gap || ' ') + before
  })
  return words.trimStart()
}

/** The signs between phrases, and what the table writes for them. */
export const SHORTER = [
  [', ', ';'],
  [' … ', '~'],
] as const

/** Returns the features of a line, in the order of `speaks`. */
export function featuresOf({ sort, name, words }: Line): string[] {
  if (sort === '_') return []
  if (sort === '=') return [`=${name}`]
  return ENDINGS.map((ending) => (sort === '-' ? (words.split(' ')[0] ?? '') : name) + ending)
}

/** Returns the levels of evidence in a part of `speaks` and the positions of their senses. */
export function levelsOf(part: string): Array<readonly [place: number, level: number]> {
  let place = -1
  return Array.from(part.matchAll(/(\D)(\d*)/g), ([, letter = '', level]) => {
    place += LETTERS.indexOf(letter) + 1
    return [place, Number(level || USUAL)] as const
  })
}
