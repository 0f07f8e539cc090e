import { understand } from '#web/chat/lines/lexicon/understand.ts'
import type { Intent, Item } from '#web/chat/lines/lexicon/Understood.ts'
import type { Row } from './corpus/corpus.ts'

/** The number of lines that are read correctly. */
export interface CorpusMeasure {
  lines: number
  intents: number
  quantities: number
  goods: number
  /** Lines that the parser reads as a change of the cart, but that mean something else. */
  wrongWrites: string[]
  missed: string[]
}

const WRITES: readonly Intent[] = ['add', 'remove', 'setQuantity']
const namesOf = (items: readonly string[]): string =>
  items
    .map((item) => item.slice(0, item.lastIndexOf(':')))
    .sort()
    .join()
const nameAndQuantity = ({ fish, quantity }: Item): string => `${fish}:${quantity}`

export function measure(rows: readonly Row[]): CorpusMeasure {
  const measured: CorpusMeasure = { lines: rows.length, intents: 0, quantities: 0, goods: 0, wrongWrites: [], missed: [] }
  for (const row of rows) {
    const read = understand(row.line)
    const items = read.items.map(nameAndQuantity)
    const isIntent = read.intent === row.intent && (row.topic === undefined || read.topic === row.topic)
    const isQuantity = hasItems(items, row) && (row.quantity === undefined || String(read.quantity) === row.quantity)
    const isGoods = !row.items || namesOf(items) === namesOf(row.items)
    measured.intents += Number(isIntent)
    measured.quantities += Number(isQuantity)
    measured.goods += Number(isGoods)
    if (WRITES.includes(read.intent) && !WRITES.includes(row.intent)) measured.wrongWrites.push(row.line)
    if (!isIntent || !isQuantity || !isGoods) measured.missed.push(`${row.line} → ${asText({ ...read, items })}, not ${asText(row)}`)
  }
  return measured
}

const hasItems = (items: readonly string[], row: Row): boolean => !row.items || [...items].sort().join() === [...row.items].sort().join()
const asText = ({ intent, topic, items = [] }: Pick<Row, 'intent' | 'topic' | 'items'>): string => `${topic ?? intent} ${items.join(' ')}`
