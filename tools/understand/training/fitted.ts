import { keys, STEP, sensesOf } from '#web/chat/input/understand/words/table.ts'
import { patterns, written } from './examples.ts'
import { fit, senseOf, worthOf } from './fit.ts'
import { seen } from './seen.ts'

// Fits the weights with the words that are packed now and prints them, a row a feature; `train.ts` runs it. With `--held-out` it fits
// them to the patterns alone and prints how much of the corpus they read.
const HIGHEST = 31

if (process.argv.includes('--held-out')) heldOut()
else print()

function print(): void {
  const examples = [...patterns, ...written].map(seen)
  const fitted = fit(examples)
  const worth = worthOf(fitted, examples)
  const rows = [...sensesOf.keys()].map((feature) => {
    const at = (fitted.features.get(feature) ?? Number.NaN) * fitted.keys.length
    const levels = keys.map((key) => Math.min(HIGHEST, Math.round((fitted.weights[at + fitted.keys.indexOf(key)] ?? 0) / STEP)))
    return { feature, worth: worth.get(feature) ?? 0, levels }
  })
  console.log(JSON.stringify(rows))
}

function heldOut(): void {
  const { features, keys: places, weights } = fit(patterns.map(seen))
  const rounded = { features, keys: places, weights: weights.map((weight) => Math.round(weight / STEP) * STEP) }
  const missed = written.filter((example) => senseOf(rounded, seen(example).features) !== example.key)
  const used = rounded.weights.filter((weight) => weight > 0).length
  console.log(
    `${used} weights of ${patterns.length} lines of patterns read ${(100 - (100 * missed.length) / written.length).toFixed(1)} % of ${written.length} lines`,
  )
}
