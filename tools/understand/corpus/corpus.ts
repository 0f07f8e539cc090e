import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Intent } from '#web/chat/lines/lexicon/Understood.ts'

/** A line with what it means. */
export interface Row {
  readonly line: string
  readonly intent: Intent
  readonly topic?: string
  /** `fish:number` of each item. */
  readonly items?: readonly string[]
  readonly quantity?: string
}

/** A row of `lines.tsv`: its round, the line, and what it means. `docs/recipes/understand-a-line.md` explains the meaning. */
const rows = readFileSync(resolve(import.meta.dirname, 'lines.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((row) => {
    const [round = '', line = '', meaning = ''] = row.split('\t')
    return { round, line, meaning }
  })
const linesOf = (round: string): readonly string[] => rows.flatMap((row) => (row.round === round ? row.line : []))

/** Topics that have an intent of their own. */
const INTENTS: ReadonlyMap<string, Intent> = new Map([
  ['track', 'trackOrder'],
  ['language', 'language'],
  ['nonsense', 'unknown'],
])
/** The topics. The first round has lines about each of them. */
export const topics: ReadonlySet<string> = new Set(rows.flatMap(({ round, meaning }) => (round === 'first' ? meaning : [])))

/** Returns what the rows of the rounds mean. */
const labelled = (...rounds: readonly RegExp[]): readonly Row[] =>
  rows.flatMap(({ round, line, meaning }) => {
    if (meaning === '' || !rounds.some((one) => one.test(round))) return []
    const [first = ''] = meaning.split(' ', 1)
    return topics.has(first) ? topicRow(first, line) : goodsRow(line, meaning)
  })

function topicRow(topic: string, line: string): Row {
  const intent = INTENTS.get(topic)
  if (intent !== undefined) return { line, intent }
  return { line, intent: /[👍👌]/u.test(line) ? 'yes' : topic.startsWith('greet') ? 'greeting' : 'topic', topic }
}

/** Parses `intent fish:number -denied q:number`. */
function goodsRow(line: string, meaning: string): Row {
  const [intent, ...parts] = meaning.split(' ')
  const quantity = parts.find((part) => part.startsWith('q:'))?.slice(2)
  const items = parts.filter((part) => !part.startsWith('q:')).map((part) => withNumber(part.replace(/^-/, '').replaceAll('_', ' ')))
  return { line, intent: intent as Intent, items, ...(quantity === undefined ? {} : { quantity }) }
}
const withNumber = (item: string): string => (item.includes(':') ? item : `${item}:null`)

/** Lines written together with the parser. */
export const inView: readonly Row[] = labelled(/^first$/)
/** Lines written after the parser. It first read 449 of 509 intents, 189 of 191 quantities and 191 of 191 goods right. */
export const heldOut: readonly Row[] = labelled(/^heldOut$/)
/** Lines written after the word lists had been shortened. The parser first read 59 of 68 intents, all quantities and all goods right. */
export const lastWritten: readonly Row[] = labelled(/^last$/)
/**
 * Rounds written one after the other. Each was read once before the parser was changed for it. Read correctly at that first reading:
 * 166 of 212 intents (round one), 181 of 228, 149 of 208, 187 of 213, 180 of 206 and 172 of 192 (six); 1,256 of 1,259 quantities in all
 * rounds; all goods.
 */
export const fresh: readonly Row[] = labelled(/^fresh/)
/**
 * All labelled lines. Each round was read once before the parser was changed for it. Intents right at that first reading:
 * - by the rules used before the scorer: 112 of 131 (round one), 119 of 147 (two);
 * - by the scorer: 127 of 147 (two), 123 of 132, 114 of 136, 137 of 141, 115 of 123, 124 of 129, 124 of 134, 118 of 134 (nine).
 *
 * Round eight begins with 13 more lines, which the chat had answered wrongly. Rounds ten to eighteen were written by nine language models
 * without access to the parser, its words or its lines: 274, 254 and 268 of 300 (ten to twelve). Rounds thirteen to sixteen say each thing
 * in as many ways as possible: 316 of 500, 351 of 519, 384 of 560 and 401 of 500. The last two are lines as a shop gets them: 271 of 300
 * before words and weights were changed for the first of them, and 287 of 300 for the second after that change. `followUps` are lines of
 * whole conversations that the chat had answered wrongly.
 */
export const corpus: readonly Row[] = labelled(/./)
/** Lines of ten rounds as people typed them, with several wishes in one line. Their meaning depends on the moment, so they have no labels. */
export const asTyped: readonly string[] = linesOf('asTyped')
/** Lines about something else: none of them may change the cart. */
export const offTopic: readonly string[] = linesOf('offTopic')
