import { featuresOf } from '#web/chat/lines/lexicon/mean/features.ts'
import { itemsIn } from '#web/chat/lines/lexicon/mean/items.ts'
import { meaningsOf } from '#web/chat/lines/lexicon/mean/meanings.ts'
import { amountsIn } from '#web/chat/lines/lexicon/tokens/amounts.ts'
import { tokensOf } from '#web/chat/lines/lexicon/tokens/tokens.ts'
import { featuresOf as featuresOfRow } from '#web/chat/lines/lexicon/words/rows.ts'
import { lines } from '#web/chat/lines/lexicon/words/table.ts'
import type { Example } from '../patterns/patterns.ts'
import type { Seen } from './improve.ts'

/** All features that can be evidence for a sense. */
export const features: ReadonlySet<string> = new Set(lines.flatMap(featuresOfRow))

/** Converts an example to features. */
export function seen({ line, key, weight }: Example): Seen {
  const tokens = tokensOf(line)
  const amounts = amountsIn(tokens)
  const items = itemsIn(tokens, amounts)
  const found = [...featuresOf(tokens, items, meaningsOf(tokens, amounts))]
  return { features: found.filter((feature) => features.has(feature)), key, weight }
}
