import { fish, rareFish } from '#contract/rules/fish/names.ts'
import { countedWords, numberWords } from './numbers.ts'
import { lines } from './words/table.ts'

/** A meaning of a word, e.g. `pay`, `fish:tuna`, `kind:smoked`. */
export type Meaning = string

/** Words and names as written; the words of a name are joined by `_`. */
export const entries = new Map<string, { readonly means: Meaning[] }>()
/** All single words, also those in names. None of them is corrected. */
export const known = new Set<string>()
/** The roots of Swahili verbs. */
export const roots = new Map<string, Meaning[]>()
/** The stems of adjectives and numbers that take the prefix of a class. */
export const stems = new Map<string, Meaning[]>()
/** The words that a typo may be corrected to. */
export const targets = new Set<string>()
/** The maximum number of words in a name. */
export const LONGEST_NAME = 5

function addTo(map: Map<string, Meaning[]>, key: string, meaning: Meaning): void {
  map.set(key, [...(map.get(key) ?? []), meaning])
}

function learn(meaning: Meaning, words: string, corrected = true): void {
  for (const word of words.split(' ').filter(Boolean)) {
    if (word.startsWith('-')) addTo(roots, word.slice(1), meaning)
    else if (word.startsWith('~')) addTo(stems, word.slice(1), meaning)
    else learnWord(meaning, word, corrected)
  }
}

function learnWord(meaning: Meaning, word: string, corrected: boolean): void {
  const entry = entries.get(word) ?? { means: [] }
  if (!entry.means.includes(meaning)) entry.means.push(meaning)
  entries.set(word, entry)
  for (const part of word.split('_')) {
    known.add(part)
    if (corrected && part.length >= 4) targets.add(part)
  }
}

const fishWords = new Map([...Object.entries(fish), ...Object.entries(rareFish)])
const wordOf = (name: string): string => name.toLowerCase().replace(/[ -]/g, '_')

learn('num', numberWords.join(' '))
learn('num', countedWords.join(' '), false)
for (const [name, words] of Object.entries(fish)) learn(`fish:${name}`, `${words} ${wordOf(name)}`)
for (const [name, words] of Object.entries(rareFish)) learn(`fish:${name}`, `${words} ${wordOf(name)}`, false)
for (const { sort, name, words } of lines) {
  const [first = ''] = words.split(' ')
  const [swahili = '', english] = words.split('|')
  if (sort === '-') learn(`${name}:${first}`, words)
  else if (sort === '') {
    learn(name, swahili)
    if (english !== undefined) learn(name, `${english} ${name}`)
    // A word of no list is a feature by itself.
  } else if (sort === '=' && !entries.has(name)) learnWord(`=${name}`, name, name.length > 4)
  else if (sort === '_' && (name === 'place' || name === 'town')) learn(name, words, false)
  else if (sort === '_' && name === 'known') for (const word of words.split(' ')) known.add(word)
}

/** Returns the Swahili name of a fish, which the catalogue is searched by. */
export const searchName = (name: string): string => ((fishWords.get(name) ?? name).split(' ')[0] ?? name).replaceAll('_', ' ')

const MOST_KEPT = 2000

/** Caches the result for each text. */
export function once<T>(work: (words: string) => T): (words: string) => T {
  const known = new Map<string, T>()
  return (words) => {
    const before = known.get(words)
    if (before !== undefined) return before
    if (known.size >= MOST_KEPT) known.clear()
    const found = work(words)
    known.set(words, found)
    return found
  }
}

/** Returns a table of words written as `word=meaning`. A Map, because words such as `constructor` are properties of any object (CHAT-175). */
export const pairs = (list: string): ReadonlyMap<string, string> =>
  new Map(list.split(' ').map((pair) => pair.split('=') as [string, string]))
