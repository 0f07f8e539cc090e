/** A line of the lists: `-` before a group of goods, `_` before words that are no meaning of their own kind. */
export interface Line {
  readonly sort: string
  readonly name: string
  /** As written, with a bar before the English ones. */
  readonly words: string
}

/** What a meaning may have behind it: denied, done, and who does it. */
const ENDINGS = ['', '.neg', '.done', '.you', '.me', '.they']

const written = (word: string): string => word.replace(/_./g, (letter) => letter.toUpperCase().slice(1))
export const linesOf = (text: string): Line[] =>
  Array.from(text.matchAll(/^([-_]?)(\S*) ?(.*)$/gm), ([, sort = '', name = '', words = '']) => ({ sort, name: written(name), words }))
/** The words of a list that is no meaning. */
export const listed = (lines: readonly Line[], name: string): string[] =>
  written(lines.find((line) => line.sort === '_' && line.name === name)?.words ?? '').split(' ')

/** All that may speak for a sense, each with its kind: a meaning, a meaning with an ending, or a word that stands for itself. */
export function featuresIn(lines: readonly Line[]): Array<{ feature: string; kind: number }> {
  const meanings = lines.flatMap(({ sort, name, words }) => (sort === '' ? name : sort === '-' ? (words.split(' ')[0] ?? '') : []))
  return [
    ...[...new Set([...meanings, ...listed(lines, 'signs')])].flatMap((name) =>
      ENDINGS.map((ending, kind) => ({ feature: name + ending, kind })),
    ),
    ...listed(lines, 'alone').map((word) => ({ feature: `=${word}`, kind: ENDINGS.length })),
  ]
}
