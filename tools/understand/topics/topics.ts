import { readRows } from '../readRows.ts'

/** A topic with a plain answer, as `topics.txt` has it. */
export interface Topic {
  /** The name of its move, such as `talk.credit`. The group `shop` is about fish and the trade. */
  readonly move: string
  /** The key of its answer. A topic without phrases is the sense of this name. */
  readonly name: string
  /** The words that a clause must say, with the signs of `words/meanings.ts`; '' for a sense. */
  readonly phrases: string
  /** A clause that says one of these meanings is about something else. */
  readonly notWith: readonly string[]
  readonly buttons: readonly string[]
  /** A line in English and one in Swahili that reach it. */
  readonly lines: readonly [string, string]
  readonly answer: Readonly<Record<'en' | 'sw', string>>
}

const NAMES = ['topic', 'phrases', 'not with', 'buttons', 'English line', 'Swahili line', 'English answer', 'Swahili answer']
const NEEDED = NAMES.slice(NAMES.indexOf('English line'))

/** Returns the topics in these rows, each from one `topic` to the next. Throws an error that tells what is missing or unknown. */
export const topicsIn = (rows: ReturnType<typeof readRows>): readonly Topic[] =>
  rows
    .reduce<ReadonlyArray<ReadonlyMap<string, string>>>((all, row) => {
      const [name] = row
      if (!NAMES.includes(name)) throw new Error(`topics.txt: “${name}” is none of ${NAMES.join(', ')}`)
      return name === 'topic' ? [...all, new Map([row])] : [...all.slice(0, -1), new Map([...(all.at(-1) ?? []), row])]
    }, [])
    .map((block) => {
      const read = (name: string): string => block.get(name) ?? ''
      const listed = (name: string): string[] => read(name).split(' ').filter(Boolean)
      const missing = NEEDED.filter((name) => read(name) === '')
      if (missing.length > 0) throw new Error(`topics.txt: ${read('topic')} needs ${missing.join(', ')}`)
      return {
        move: read('topic'),
        name: read('topic').replace(/^\w+\./, ''),
        phrases: read('phrases'),
        notWith: listed('not with'),
        buttons: listed('buttons'),
        lines: [read('English line'), read('Swahili line')],
        answer: { en: read('English answer'), sw: read('Swahili answer') },
      }
    })

export const topics: readonly Topic[] = topicsIn(readRows('topics/topics.txt'))

/** Returns the answers of one language by their keys. The build keeps only what this returns (`tableAsText.ts`). */
export const answersIn = (language: 'en' | 'sw'): Readonly<Record<string, string>> =>
  Object.fromEntries(topics.map(({ name, answer }) => [name, answer[language]]))
