import { amountsIn } from '#web/chat/lines/lexicon/amounts.ts'
import { featuresOf } from '#web/chat/lines/lexicon/intentOf.ts'
import { itemsIn } from '#web/chat/lines/lexicon/items.ts'
import { tokensOf } from '#web/chat/lines/lexicon/tokens.ts'
import { meaningsOf } from '#web/chat/lines/lexicon/understand.ts'
import { featuresOf as featuresOfRow } from '#web/chat/lines/lexicon/words/rows.ts'
import { lines } from '#web/chat/lines/lexicon/words/table.ts'
import type { Example } from '../patterns/patterns.ts'
import type { LineResult } from './improve.ts'

/** All features that can be evidence for a sense. */
export const features: ReadonlySet<string> = new Set(lines.flatMap(featuresOfRow))

/** Converts an example to features. */
export function seen({ line, key, weight }: Example): LineResult {
  const tokens = tokensOf(line)
  const amounts = amountsIn(tokens)
  const items = itemsIn(tokens, amounts)
  const found = [...featuresOf(tokens, items, meaningsOf(tokens, amounts))]
  return { features: found.filter((feature) => features.has(feature)), key, weight }
}
