import type { Item, Understood } from '#web/chat/lines/lexicon/Understood.ts'

/** Returns the line in the format of the corpus: fish as `line = intent fish:number -denied q:number`, an everyday line under its topic (corpus.ts). */
export function corpusLine(line: string, { intent, topic, items, quantity }: Understood): string {
  if (topic !== undefined) return `${topic}: '${line}'`
  const goods = items.map(goodOf)
  const number = items.length === 0 && quantity !== null ? [`q:${quantity}`] : []
  return `${line} = ${[intent, ...goods, ...number].join(' ')}`
}

const goodOf = ({ fish, quantity, not }: Item): string =>
  `${not ? '-' : ''}${fish.replaceAll(' ', '_')}${quantity === null ? '' : `:${quantity}`}`
