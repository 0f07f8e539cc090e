import { amountsIn } from '#web/chat/lines/lexicon/amounts.ts'
import { featuresOf } from '#web/chat/lines/lexicon/intentOf.ts'
import { itemsIn } from '#web/chat/lines/lexicon/items.ts'
import { tokensOf } from '#web/chat/lines/lexicon/tokens.ts'
import { meaningsOf } from '#web/chat/lines/lexicon/understand.ts'
import { featuresOf as featuresOfRow } from '#web/chat/lines/lexicon/words/rows.ts'
import { lines } from '#web/chat/lines/lexicon/words/table.ts'
import type { Example } from '../patterns/patterns.ts'
import { readWeights, writeWeights } from '../weights.ts'
import { patterns, written } from './examples.ts'
import { improve, LEAST, type LineResult, shareRead } from './improve.ts'

// Improves the stored weights with the present words. `train.ts` runs it. With `--held-out` it fits new ones to the patterns only and
// prints the share of the corpus that they read correctly.

const LEAST_HELD_OUT = 1

if (process.argv.includes('--held-out')) heldOut()
else writeWeights(improve(readWeights(), [...patterns, ...written].map(seen), LEAST))

function heldOut(): void {
  const weights = improve(new Map(), patterns.map(seen), LEAST_HELD_OUT)
  const share = shareRead(weights, written.map(seen))
  console.log(`weights of ${patterns.length} lines of patterns read ${(100 * share).toFixed(1)} % of ${written.length} lines`)
}

/** All features that can be evidence for a sense. */
const features: ReadonlySet<string> = new Set(lines.flatMap(featuresOfRow))

/** Converts an example to features. */
export function seen({ line, key, weight }: Example): LineResult {
  const tokens = tokensOf(line)
  const amounts = amountsIn(tokens)
  const items = itemsIn(tokens, amounts)
  const found = [...featuresOf(tokens, items, meaningsOf(tokens, amounts))]
  return { features: found.filter((feature) => features.has(feature)), key, weight }
}
