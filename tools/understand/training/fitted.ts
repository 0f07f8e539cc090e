import { readWeights, writeWeights } from '../weights.ts'
import { patterns, written } from './examples.ts'
import { improve, LEAST, shareRead } from './improve.ts'
import { seen } from './seen.ts'

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
