import { ENDINGS, LETTERS, SHORTER, USUAL } from '#web/chat/lines/lexicon/words/rows.ts'
import { readRows } from './readRows.ts'
import type { senses as closedList } from './senses.ts'
import { topics } from './topics/topics.ts'
import { readWeights } from './weights.ts'
import { meanings } from './words/meanings.ts'

const lists = new Map(readRows('words/lists.txt'))

/** Returns a list of `lists.txt`. */
export const listed = (name: string): string => lists.get(name) ?? ''
/** Returns the words for each kind, cut or size. */
const goodsWords = (group: 'kind' | 'cut' | 'size'): ReadonlyArray<readonly [name: string, words: string]> =>
  [...lists].flatMap(([name, words]) => (name.startsWith(`${group} `) ? [[name.slice(group.length + 1), words]] : []))

/** The subject of a clause. */
export type Sense = keyof typeof closedList

const weights = readWeights()

/** The senses, the most frequent first, so that few are skipped in a row. */
const senses = ((): string[] => {
  const uses = new Map<string, number>()
  for (const sense of [...weights.values()].flatMap((levels) => [...levels.keys()])) uses.set(sense, (uses.get(sense) ?? 0) + 1)
  const all = [...uses.keys()].sort()
  return all.sort((a, b) => (uses.get(b) ?? 0) - (uses.get(a) ?? 0))
})()
if (senses.length > LETTERS.length) throw new Error(`${senses.length} senses and ${LETTERS.length} letters for them in words/rows.ts`)

/** Returns the levels of a feature as `rows.ts` reads them: `a5ab`. */
function lettersOf(feature: string): string {
  const levels = weights.get(feature)
  let skipped = 0
  return senses
    .map((sense) => {
      const level = levels?.get(sense)
      const letter = LETTERS[skipped]
      skipped = level === undefined ? skipped + 1 : 0
      if (level === undefined) return ''
      return level === USUAL ? letter : `${letter}${level}`
    })
    .join('')
}

/** Names that are already written. A name can be in two lists, but its levels are written once. */
const written = new Set<string>()
function levelsText(name: string): string {
  if (written.has(name)) return ''
  written.add(name)
  return ENDINGS.map((ending) => lettersOf(name + ending))
    .join('|')
    .replace(/\|+$/, '')
}

const sorted = (listed: string): string => listed.trim().split(' ').sort().join(' ')
/** The levels of a line, and its words. */
type Row = readonly [levels: string, rest: string]
const line = (name: string, levels: string, listed = ''): Row => [levels, `${name} ${shared(listed)}`.trimEnd()]

/** The number of shared letters is one digit. */
const MOST_SHARED = 9
/** Returns words as `rows.ts` reads them, each without the letters that it shares with the one before. */
function shared(listed: string): string {
  let before = ''
  return listed.replaceAll(/([ |]?)([^ |]+)/g, (_, gap: string, word: string) => {
    let count = 0
    while (count < MOST_SHARED && count < word.length - 1 && word[count] === before[count]) count++
    before = word
    if (count === 0) return gap + word
    return `${gap === '|' ? gap : ''}${count}${word.slice(count)}`
  })
}

const rows: readonly Row[] = [
  ...(['kind', 'cut', 'size'] as const).flatMap((group) =>
    goodsWords(group).map(([name, words]) => line(`-${group}`, levelsText(name), `${name} ${sorted(words)}`)),
  ),
  ...readRows('words/words.txt').map(([name, words]) => {
    const [swahili = '', english] = words.split('|')
    return line(name, levelsText(name), sorted(swahili) + (english === undefined ? '' : `|${sorted(english)}`))
  }),
  ...listed('signs')
    .split(' ')
    .map((name) => line(`+${name}`, levelsText(name))),
  ...[...weights.keys()].flatMap((feature) => (feature.startsWith('=') ? [line(feature, lettersOf(feature))] : [])),
  ...['place', 'town', 'known', 'swahili', 'english', 'names'].map((name) => line(`_${name}`, '', sorted(listed(name)))),
  line('_senses', '', senses.join(' ')),
]

const phrases = [...Object.entries(meanings), ...topics.flatMap((one) => (one.phrases ? [[one.name, one.phrases] as const] : []))].map(
  ([name, list]) => `${name} ${SHORTER.reduce<string>((text, [sign, short]) => text.replaceAll(sign, short), list)}`,
)

/** The part of a topic that a phone loads: its move, the meanings that it is not with (`talk.openingHours!money`), and its buttons. */
const topicRows = topics.map(({ move, notWith, buttons }) => [[move, ...notWith].join('!'), ...buttons].join(' '))

/**
 * The words and their weights as the text that a phone loads: the levels of all lines, the lines with their words, the phrases of
 * clauses, and the topics. Levels, words and phrases compress best apart, and phrases best after words. The build keeps only this text
 * (`tableAsText.ts`), and `web/src/chat/lines/lexicon/words/rows.ts` parses it.
 */
export const tableText = [
  rows.map(([levels]) => levels).join(' '),
  rows.map(([, rest]) => rest).join('\n'),
  phrases.join('\n'),
  topicRows.join('\n'),
].join('\n\n')
