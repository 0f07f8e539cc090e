import { type Sense, tableText } from '#tools/understand/tableText.ts'
import { featuresOf, levelsOf, linesOf, phrasesOf } from './rows.ts'

export type { Sense }

/** The weight of one level of evidence. */
export const STEP = 0.5
// The text is read in one place only, because the bundler writes it anew wherever it is read.
const [levels = '', rows = '', listed = '', topics = ''] = tableText.split('\n\n')
export const lines = linesOf(levels, rows)
/** The phrases of each meaning of a clause. */
export const phrases = phrasesOf(listed)
/** The senses by position (`tools/understand/senses.ts`). */
export const keys = (lines.find(({ sort, name }) => sort === '_' && name === 'senses')?.words.split(' ') ?? []) as readonly Sense[]
/** The evidence of each feature for senses, by their positions in `keys`. */
export const sensesOf: ReadonlyMap<string, ReturnType<typeof levelsOf>> = new Map(
  lines.flatMap((line) => {
    const spoken = line.speaks.split('|')
    return featuresOf(line).flatMap((feature, at) => (spoken[at] ? [[feature, levelsOf(spoken[at])] as const] : []))
  }),
)
/** The topics with a plain answer (`tools/understand/topics/topics.txt`): the move of each with what it is not with, and its buttons. */
export const topicRows = topics.split('\n').map((row) => row.split(' ') as [move: string, ...buttons: string[]])
