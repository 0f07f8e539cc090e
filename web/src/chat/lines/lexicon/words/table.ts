import { type Sense, tableText } from '#tools/understand/tableText.ts'
import { featuresOf, levelsOf, linesOf } from './rows.ts'

export type { Sense }

/** What a level of evidence counts. */
export const STEP = 0.5
export const lines = linesOf(tableText)
const senses = (lines.find(({ sort, name }) => sort === '_' && name === 'senses')?.words.split(' ') ?? []) as Sense[]
/** What a clause may be about (`tools/understand/senses.ts`). */
export const keys: readonly Sense[] = [...senses].sort()
const places = senses.map((sense) => keys.indexOf(sense))
/** How much each feature speaks for each sense, in the order of `keys`. */
export const sensesOf: ReadonlyMap<string, Uint8Array> = new Map(
  lines.flatMap((line) => {
    const features = featuresOf(line)
    return line.speaks.split('|').flatMap((part, at) => {
      if (part === '') return []
      const row = new Uint8Array(keys.length)
      for (const [place, level] of levelsOf(part)) row[places[place] as number] = level
      return [[features[at] as string, row] as const]
    })
  }),
)
