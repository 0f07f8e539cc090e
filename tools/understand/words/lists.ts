import { readRows } from '../readRows.ts'

const lists = new Map(readRows('words/lists.txt'))

/** Returns a list of `lists.txt`. */
export const listed = (name: string): string => lists.get(name) ?? ''
/** Returns the words for each kind, cut or size. */
export const goodsWords = (group: 'kind' | 'cut' | 'size'): ReadonlyArray<readonly [name: string, words: string]> =>
  [...lists].flatMap(([name, words]) => (name.startsWith(`${group} `) ? [[name.slice(group.length + 1), words]] : []))
