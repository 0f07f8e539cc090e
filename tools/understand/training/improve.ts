import { STEP } from '#web/chat/lines/lexicon/words/table.ts'
import { senses } from '../senses.ts'
import type { Weights } from '../weights.ts'

/** A training example as features. */
export interface LineResult {
  readonly features: readonly string[]
  readonly key: string
  readonly weight: number
}
interface LineScore extends LineResult {
  readonly sense: number
  /** The evidence for each sense. */
  readonly evidence: Float64Array
  /** The sum of the exponentials of the evidence. */
  all: number
}
/** One level more or less for a feature and a sense. */
type Step = readonly [feature: string, sense: number, by: 1 | -1]

/** The least gain in log-likelihood by a step. With less, a few lines change the reading of many others. */
export const LEAST = 5

/** From no weights at all it takes less than 15 rounds. */
const MOST_ROUNDS = 100

const keys = Object.keys(senses)

/**
 * Returns weights that read the examples better. Only misread examples ask for steps: more evidence for their sense, less for the sense that
 * was guessed. A step is made if it raises the log-likelihood of all examples with the feature by more than `least`. It ends when no step
 * does, so a second run changes nothing, and new examples change only what they need.
 */
export function improve(weights: Weights, examples: readonly LineResult[], least: number): Weights {
  const levels = new Map([...weights].map(([feature, one]) => [feature, Float64Array.from(keys, (key) => one.get(key) ?? 0)]))
  const scored = scoredBy(weights, examples)
  const withFeature = Map.groupBy(
    scored.flatMap((one) => one.features.map((feature) => ({ feature, one }))),
    ({ feature }) => feature,
  )
  const gainOf = ([feature, sense, by]: Step): number =>
    (withFeature.get(feature) ?? []).reduce((gain, { one }) => gain + gainFor(one, sense, by), 0)
  const isMade = ([feature, sense, by]: Step): boolean => {
    const own = levels.get(feature) ?? new Float64Array(keys.length)
    const level = (own[sense] as number) + by
    if (level < 0 || gainOf([feature, sense, by]) <= least) return false
    own[sense] = level
    levels.set(feature, own)
    for (const { one } of withFeature.get(feature) ?? []) add(one, sense, by * STEP)
    return true
  }
  for (let round = 1; stepsFor(scored).filter(isMade).length > 0; round++)
    if (round === MOST_ROUNDS) throw new Error(`Training found steps for ${MOST_ROUNDS} rounds, so a step does not gain what was computed`)
  return new Map(
    [...levels].map(([feature, own]) => [
      feature,
      new Map(keys.map((key, sense) => [key, own[sense] as number] as const).filter(([, level]) => level > 0)),
    ]),
  )
}

/** Returns the share of the examples that the weights read correctly. */
export function shareRead(weights: Weights, examples: readonly LineResult[]): number {
  return scoredBy(weights, examples).filter(isRight).length / examples.length
}

function scoredBy(weights: Weights, examples: readonly LineResult[]): readonly LineScore[] {
  return examples.map((example) => {
    const scored = { ...example, sense: keys.indexOf(example.key), evidence: new Float64Array(keys.length), all: keys.length }
    for (const feature of example.features)
      for (const [key, level] of weights.get(feature) ?? []) add(scored, keys.indexOf(key), level * STEP)
    return scored
  })
}

function add(one: LineScore, sense: number, more: number): void {
  const before = one.evidence[sense] as number
  one.evidence[sense] = before + more
  one.all += Math.exp(before + more) - Math.exp(before)
}

/** Returns the steps that the misread examples ask for, each once. */
function stepsFor(scored: readonly LineScore[]): readonly Step[] {
  const steps = new Map<string, Step>()
  for (const one of scored) {
    if (isRight(one)) continue
    for (const feature of one.features) {
      steps.set(`${feature} more ${one.sense}`, [feature, one.sense, 1])
      const guess = guessOf(one)
      if (guess !== one.sense) steps.set(`${feature} less ${guess}`, [feature, guess, -1])
    }
  }
  return [...steps.values()]
}

/** The first sense with the most evidence. */
const guessOf = ({ evidence }: LineScore): number => evidence.indexOf(Math.max(...evidence))
const isRight = (one: LineScore): boolean => guessOf(one) === one.sense && one.evidence.lastIndexOf(Math.max(...one.evidence)) === one.sense

/** Returns how much a step raises the log-likelihood of an example. */
function gainFor({ sense: own, weight, evidence, all }: LineScore, sense: number, by: number): number {
  const share = Math.exp(evidence[sense] as number) / all
  return weight * ((own === sense ? by * STEP : 0) - Math.log1p(share * (Math.exp(by * STEP) - 1)))
}
