import type { Item, Understood } from '#web/chat/lines/lexicon/Understood.ts'

/** The line as the corpus holds it: goods as `line = intent fish:number -denied q:number`, an everyday line as its topic (corpus.ts). */
export function corpusLine(line: string, { intent, topic, items, quantity }: Understood): string {
  if (topic !== undefined) return `${topic}: '${line}'`
  const goods = items.map(goodOf)
  const number = items.length === 0 && quantity !== null ? [`q:${quantity}`] : []
  return `${line} = ${[intent, ...goods, ...number].join(' ')}`
}

const goodOf = ({ fish, quantity, not }: Item): string =>
  `${not ? '-' : ''}${fish.replaceAll(' ', '_')}${quantity === null ? '' : `:${quantity}`}`
