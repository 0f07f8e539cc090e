/** A line of the table: what it is called, what it speaks for, and the words that mean it. */
export interface Line {
  /** None before a meaning; `-` before a kind, cut or size, `+` a sign of the whole line, `=` a word that stands for itself, `_` a list. */
  readonly sort: string
  readonly name: string
  /** Alone, and behind a bar with each of `ENDINGS`: `5ab3c||2d` speaks for senses a and b by 5, for c by 3, and done for d by 2. */
  readonly speaks: string
  /** As written, with a bar before the English ones. */
  readonly words: string
}

/** What a meaning may have behind it: denied, done, and who does it. */
export const ENDINGS = ['', '.neg', '.done', '.you', '.me', '.they'] as const

/** One for each sense, in the order of the list of senses. */
export const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ!#%&()*+,-./:;<=>?@[]^_{}~ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞß'

export const linesOf = (text: string): Line[] =>
  Array.from(text.matchAll(/^(?<sort>[-+=_]?)(?<name>\S+) ?(?<speaks>\S*) ?(?<words>.*)$/gm), ({ groups }) => groups as unknown as Line)

/** All that may speak for a sense by a line, in the order of `speaks`. */
export function featuresOf({ sort, name, words }: Line): string[] {
  if (sort === '_') return []
  if (sort === '=') return [`=${name}`]
  return ENDINGS.map((ending) => (sort === '-' ? (words.split(' ')[0] ?? '') : name) + ending)
}

/** How much a part of `speaks` says for each sense, by its place. */
export const levelsOf = (part: string): Array<readonly [place: number, level: number]> =>
  Array.from(part.matchAll(/(\d+)(\D+)/g)).flatMap(([, level, letters = '']) =>
    Array.from(letters, (letter) => [LETTERS.indexOf(letter), Number(level)] as const),
  )
