/** A line of the table: a name, its evidence, and the words with that meaning. */
export interface Line {
  /**
   * The sign before the name: none for a meaning, `-` for a kind, cut or size, `+` for a sign of the whole line, `=` for a word that is
   * its own meaning, `_` for a list.
   */
  readonly sort: string
  readonly name: string
  /**
   * How strongly the meaning speaks for each sense: alone, and after each bar with the next of `ENDINGS`. `5ab3c||2d` is level 5 for
   * senses a and b and level 3 for c; with the ending `.done`, it is level 2 for d.
   */
  readonly speaks: string
  /** The words as written, with a bar before the English ones. */
  readonly words: string
}

/** The suffixes of a meaning: negated, done, and its subject. */
export const ENDINGS = ['', '.neg', '.done', '.you', '.me', '.they'] as const

/** A letter for each sense, in the order of the list of senses. */
export const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ!#%&()*+,-./:;<=>?@[]^_{}~ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞß'

export const linesOf = (text: string): Line[] =>
  Array.from(text.matchAll(/^(?<sort>[-+=_]?)(?<name>\S+) ?(?<speaks>\S*) ?(?<words>.*)$/gm), ({ groups }) => groups as unknown as Line)

/** Returns the features of a line, in the order of `speaks`. */
export function featuresOf({ sort, name, words }: Line): string[] {
  if (sort === '_') return []
  if (sort === '=') return [`=${name}`]
  return ENDINGS.map((ending) => (sort === '-' ? (words.split(' ')[0] ?? '') : name) + ending)
}

/** Returns the levels of evidence in a part of `speaks` and the positions of their senses. */
export const levelsOf = (part: string): Array<readonly [place: number, level: number]> =>
  Array.from(part.matchAll(/(\d+)(\D+)/g)).flatMap(([, level, letters = '']) =>
    Array.from(letters, (letter) => [LETTERS.indexOf(letter), Number(level)] as const),
  )
