import { readRows } from '../readRows.ts'

/** A line and its sense: an intent, or the key of a topic. */
export interface Example {
  readonly line: string
  readonly key: string
  /** The weight of the line in training. */
  readonly weight: number
}

const PER_SENSE = 120
/** Senses that can be said in many ways. The number of their examples is multiplied by this factor. */
const WIDE: Readonly<Record<string, number>> = { add: 3, search: 2, remove: 2, setQuantity: 2, unknown: 3 }
const LEAST = 6
/** A line made from a pattern counts less than one that a person wrote. */
const WEIGHT = 0.5

/** Senses whose lines get no polite word before or after them, because it would change their meaning. */
const ALONE = /^(?:greet|yes|no$|unknown|areYouThere|waitABit|goodbye|thanks)/
/** Senses about goods. Their lines often begin with the name of a fish. */
const OF_GOODS =
  /^(?:price$|freshness|whereCaught|weight|cooking|storage|cleaning|outOfStock|bargain|badFish|localMeasure|inspectFirst|notSold|bulk)/
const NAMED = 0.25
const POLITE = 0.15
const BEFORE =
  'habari, | mambo | hi, | hello | samahani | jamani | ok | sawa | haya | excuse me | sorry | please | kaka | dada | hivi | eti | naomba kuuliza | basi | aisee | shikamoo, | asante, | so | and | lakini'.split(
    ' | ',
  )
const AFTER = 'jamani | tafadhali | please | basi | kaka | dada | asante | thanks | boss | leo | sasa | bwana | ? | kwani | now'.split(
  ' | ',
)

const rows = readRows('patterns/patterns.txt')
const lists = new Map(rows.filter(([name]) => name.startsWith('<')))
const FISH = new RegExp((lists.get('<fish>') ?? '').replaceAll(' ', '|').replaceAll('_', ' '))

/** Returns the lines made from the patterns, the same in each run. */
export function examplesOfPatterns(): Example[] {
  const next = seeded(11)
  const pick = <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)] as T
  const make = (pattern: string): string =>
    pattern
      .replace(/\(([^)]*)\)/g, (_, choices: string) => pick(choices.split('|')))
      .replace(/<\w+>/g, (name) => pick((lists.get(name) ?? '').split(' ')).replaceAll('_', ' '))
      .replace(/\s+/g, ' ')
      .trim()
  return rows
    .filter(([name]) => !lists.has(name))
    .flatMap(([key, text]) => {
      const patterns = text.split(' / ')
      const shares = patterns.map((pattern) => Math.sqrt(waysOf(pattern)))
      const all = shares.reduce((sum, share) => sum + share, 0)
      const wanted = PER_SENSE * (WIDE[key] ?? 1)
      const lines = patterns.flatMap((pattern, at) =>
        Array.from({ length: Math.max(LEAST, Math.round((wanted * (shares[at] ?? 0)) / all)) }, () => make(pattern)),
      )
      const named = OF_GOODS.test(key)
        ? lines.map((line) =>
            FISH.test(line) || next() > NAMED ? line : make(`(<fish>|<fish> wenu|samaki|hawa|samaki wenu|<fish> yenu) ${line}`),
          )
        : lines
      const asSaid = ALONE.test(key)
        ? lines
        : named.map((line) => (next() < POLITE ? `${pick(BEFORE)} ${line}` : next() < POLITE ? `${line} ${pick(AFTER)}` : line))
      return [...new Set(asSaid)].map((line) => ({ line, key, weight: WEIGHT }))
    })
}

/** Returns how many lines a pattern can make. A list of words counts as four more. */
function waysOf(pattern: string): number {
  const choices = [...pattern.matchAll(/\(([^)]*)\)/g)].map(([, text = '']) => text.split('|').length)
  return choices.reduce((product, count) => product * count, 1) + (pattern.includes('<') ? 4 : 0)
}

/** Returns a generator of pseudo-random numbers from 0 to 1, the same sequence for each seed. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
