import { featuresOf } from '#web/chat/input/understand/mean/features.ts'
import { itemsIn } from '#web/chat/input/understand/mean/items.ts'
import { meaningsOf } from '#web/chat/input/understand/mean/meanings.ts'
import { amountsIn } from '#web/chat/input/understand/read/numbers.ts'
import { tokensOf } from '#web/chat/input/understand/read/tokens.ts'
import { sensesOf } from '#web/chat/input/understand/words/table.ts'
import type { Example } from '../patterns/patterns.ts'
import type { Seen } from './fit.ts'

/** An example as the scorer sees it: of its features those that have a row in the table. */
export function seen({ line, key, weight }: Example): Seen {
  const tokens = tokensOf(line)
  const amounts = amountsIn(tokens)
  const items = itemsIn(tokens, amounts)
  const features = [...featuresOf(tokens, items, meaningsOf(tokens, amounts, items))].filter((feature) => sensesOf.has(feature))
  return { features, key, weight }
}
