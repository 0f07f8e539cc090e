import { type Sense, tableText } from '#tools/understand/tableText.ts'
import type { meanings } from '#tools/understand/words/meanings.ts'
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

/** The name of a meaning in the word lists. */
export type Meaning = keyof typeof meanings
export type Says = (...some: readonly Meaning[]) => boolean

const SIGNS: ReadonlyMap<string, string> = new Map([
  [', ', '|'],
  ['/', '|'],
  ['[', '(?:'],
  [']', ')'],
  ['(', '(?:'],
  [')', ')?'],
  ['*', '[a-z]*'],
  ['+', '[a-z]{3,}'],
  ['#', '\\+?\\d+'],
  ['… ', '(?:[a-z\\d]+,? ){0,3}'],
])

/** Returns a list of phrases as a pattern. The file of the lists explains their signs. */
export const patternOf = (list: string): string =>
  list
    // If an optional word is missing, the space next to it is missing too.
    .replaceAll(/(?: \([^()]*\))+(?=$|[,\])/])/g, (last) => last.replaceAll(/ \(([^()]*)\)/g, '( [$1])'))
    .replaceAll(/(?<![^ [(/])\(([^()]*)\) /g, '([$1] )')
    .replaceAll(/, |[/[\]()*+#]|… /g, (sign) => SIGNS.get(sign) ?? sign)

const sourceOf = (meaning: Meaning): string => patternOf(phrases.get(meaning) ?? '')

/** Patterns are created when they are first needed. */
const made = new Map<string, RegExp>()
function patternFor(key: string, source: () => string): RegExp {
  const pattern = made.get(key) ?? new RegExp(source())
  made.set(key, pattern)
  return pattern
}

/** Matches whole words in a plain text, in lower case and without apostrophes. */
export const wordsOf = (meaning: Meaning): RegExp => patternFor(meaning, () => `(?<![a-z])(?:${sourceOf(meaning)})(?![a-z])`)
export const saysIn =
  (plain: string): Says =>
  (...some) =>
    some.some((meaning) => wordsOf(meaning).test(plain))

/** Returns true if a text says one of the meanings and otherwise only little words. */
export const onlyIn =
  (plain: string): Says =>
  (...some) =>
    saysIn(plain)(...some) &&
    patternFor(`only ${some.join(' ')}`, () => {
      const all = [...some, 'little' as const].map(sourceOf).join('|')
      return `^(?:(?:${all})(?![a-z])[ ,.!?]*)+$`
    }).test(plain)
