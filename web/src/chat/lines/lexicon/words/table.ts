import { type Sense, tableText } from '#tools/understand/tableText.ts'
import { featuresOf, levelsOf, linesOf } from './rows.ts'

export type { Sense }

/** What a level of evidence counts. */
export const STEP = 0.5
export const lines = linesOf(tableText)
/** What a clause may be about (`tools/understand/senses.ts`). */
export const keys = (lines.find(({ sort, name }) => sort === '_' && name === 'senses')?.words.split(' ') ?? []) as readonly Sense[]
/** How much each feature speaks for which senses, by their places in `keys`. */
export const sensesOf: ReadonlyMap<string, ReturnType<typeof levelsOf>> = new Map(
  lines.flatMap((line) => {
    const spoken = line.speaks.split('|')
    return featuresOf(line).flatMap((feature, at) => (spoken[at] ? [[feature, levelsOf(spoken[at])] as const] : []))
  }),
)
