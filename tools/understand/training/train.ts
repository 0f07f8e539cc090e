import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { readWeights, type Weights, writeWeights } from '../weights.ts'

// `npm run train` improves `weights.txt` until the patterns and the corpus ask for no further step. A frequent word without a meaning gets
// weights of its own if one step is worth it. Without new lines or words nothing changes. `-- --held-out` prints the share of the corpus
// that is read with weights of the patterns only.

if (process.argv.includes('--held-out')) console.log(run('fitted.ts', '--held-out').trim())
else train()

function train(): void {
  const stored = readWeights()
  const words = run('alone.ts').split(/\s+/).filter(Boolean).sort()
  writeWeights(withWords(stored, words))
  fit()
  const worth = words.filter((word) => readWeights().get(`=${word}`)?.size)
  writeWeights(withWords(stored, worth))
  fit()
  console.log(`${changesOf(stored, readWeights())} features changed, ${worth.length} new words`)
}

function withWords(weights: Weights, words: readonly string[]): Weights {
  return new Map([...weights, ...words.map((word) => [`=${word}`, new Map<string, number>()] as const)])
}

function fit(): void {
  run('fitted.ts')
}

function changesOf(before: Weights, now: Weights): number {
  const text = (weights: Weights, feature: string): string => JSON.stringify([...(weights.get(feature) ?? [])])
  return [...now.keys()].filter((feature) => text(before, feature) !== text(now, feature)).length
}

/** Runs a step in a process of its own, because the parser reads its words only when it is loaded. */
function run(step: string, ...options: string[]): string {
  return execFileSync(process.execPath, [resolve(import.meta.dirname, step), ...options], { encoding: 'utf8' })
}
