import { STEP } from '#web/chat/lines/lexicon/words/table.ts'
import { patterns, written } from './examples.ts'
import { fit, senseOf, worthOf } from './fit.ts'
import { features, seen } from './seen.ts'

// Fits the weights with the present words and prints a row per feature. `train.ts` runs it. With `--held-out` it fits them to the
// patterns only and prints the share of the corpus that they read correctly.

if (process.argv.includes('--held-out')) heldOut()
else print()

function print(): void {
  const examples = [...patterns, ...written].map(seen)
  const fitted = fit(examples)
  const worth = worthOf(fitted, examples)
  const rows = [...features].map((feature) => {
    const at = (fitted.features.get(feature) ?? Number.NaN) * fitted.keys.length
    const levels = fitted.keys.map((key, place) => [key, Math.round((fitted.weights[at + place] ?? 0) / STEP)] as const)
    return { feature, worth: worth.get(feature) ?? 0, levels: levels.filter(([, level]) => level > 0) }
  })
  console.log(JSON.stringify(rows))
}

function heldOut(): void {
  const fitted = fit(patterns.map(seen))
  const rounded = { ...fitted, weights: fitted.weights.map((weight) => Math.round(weight / STEP) * STEP) }
  const missed = written.filter((example) => senseOf(rounded, seen(example).features) !== example.key)
  const used = rounded.weights.filter((weight) => weight > 0).length
  console.log(
    `${used} weights of ${patterns.length} lines of patterns read ${(100 - (100 * missed.length) / written.length).toFixed(1)} % of ${written.length} lines`,
  )
}
