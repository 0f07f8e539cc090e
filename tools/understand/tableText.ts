import { ENDINGS, LETTERS } from '#web/chat/lines/lexicon/words/rows.ts'
import type { senses as closedList } from './senses.ts'
import { weights } from './weights.ts'
import { cuts, kinds, sizes } from './words/goods.ts'
import { places, towns } from './words/places.ts'
import { realWords } from './words/realWords.ts'
import { signs } from './words/signs.ts'
import { words } from './words/words.ts'

/** What a clause may be about. */
export type Sense = keyof typeof closedList

/** By feature the level of each sense that it speaks for. */
const levelsOf = new Map(weights.trim().split('\n').map(rowOf))

function rowOf(row: string): [feature: string, levels: Map<string, number>] {
  const [feature = '', said = ''] = row.split(/: ?/)
  return [feature, new Map(Array.from(said.matchAll(/(\w+) (\d+)/g), ([, sense = '', level]) => [sense, Number(level)]))]
}

/** The most spoken for first: those have one byte each. */
const senses = ((): string[] => {
  const uses = new Map<string, number>()
  for (const sense of [...levelsOf.values()].flatMap((levels) => [...levels.keys()])) uses.set(sense, (uses.get(sense) ?? 0) + 1)
  const all = [...uses.keys()].sort()
  return all.sort((a, b) => (uses.get(b) ?? 0) - (uses.get(a) ?? 0))
})()
if (senses.length > LETTERS.length) throw new Error(`${senses.length} senses and ${LETTERS.length} letters for them in words/rows.ts`)

/** `5ab3c`: the senses of each level by their letters, the highest level first. */
function lettersOf(feature: string): string {
  const levels = levelsOf.get(feature) ?? new Map<string, number>()
  const letters = new Map<number, string>()
  for (const [at, sense] of senses.entries()) {
    const level = levels.get(sense)
    if (level !== undefined) letters.set(level, (letters.get(level) ?? '') + LETTERS[at])
  }
  return [...letters]
    .sort(([a], [b]) => b - a)
    .flat()
    .join('')
}

/** A name can be in two lists; its meanings are written once. */
const said = new Set<string>()
function speaks(name: string): string {
  if (said.has(name)) return ''
  said.add(name)
  return ENDINGS.map((ending) => lettersOf(name + ending))
    .join('|')
    .replace(/\|+$/, '')
}

const sorted = (listed: string): string => listed.trim().split(' ').sort().join(' ')
const line = (name: string, speaking: string, listed = ''): string => `${name} ${speaking} ${listed}`.trimEnd()

/**
 * The words and what they speak for as a phone reads them, a meaning or a list a line (`words/rows.ts` of the parser). The build puts in
 * this text alone (`tableAsText.ts`).
 */
export const tableText = [
  ...Object.entries({ kind: kinds, cut: cuts, size: sizes }).flatMap(([group, table]) =>
    Object.entries(table).map(([name, listed]) => line(`-${group}`, speaks(name), `${name} ${sorted(listed)}`)),
  ),
  ...words
    .trim()
    .split('\n')
    .map((row) => {
      const [, name = '', swahili = '', bar = '', english = ''] = /^(\w+):([^|]*)(\|?)(.*)$/.exec(row) ?? []
      return line(name, speaks(name), `${sorted(swahili)}${bar}${sorted(english)}`)
    }),
  ...signs.split(' ').map((name) => line(`+${name}`, speaks(name))),
  ...[...levelsOf.keys()].flatMap((feature) => (feature.startsWith('=') ? line(feature, lettersOf(feature)) : [])),
  ...Object.entries({ place: places, town: towns, known: realWords }).map(([name, listed]) => line(`_${name}`, '', sorted(listed))),
  line('_senses', '', senses.join(' ')),
].join('\n')
