import { seeded } from '../patterns/seeded.ts'

/** A training example as features. */
export interface Seen {
  readonly features: readonly string[]
  readonly key: string
  readonly weight: number
}
export interface Fitted {
  readonly features: ReadonlyMap<string, number>
  readonly keys: readonly string[]
  /** The evidence of feature f for sense k is at `f * keys.length + k`. */
  readonly weights: Float32Array
}

const EPOCHS = 10
const RATE = 0.3
/** The L1 penalty: each step lowers every weight a little, so that weights without use become 0. */
const LESS = 0.0005
/** Features that are seen less often are left out, because they may be chance. */
const LEAST_SEEN = 3
/** The least gain in log-likelihood of a weight. Weights with less are dropped, and the rest are fitted once more. */
const LEAST_WORTH = 0.78

/** Fits a multinomial logistic regression (AdaGrad, L1) with weights of at least 0: a feature can be evidence for a sense, never against one. */
export function fit(examples: readonly Seen[]): Fitted {
  const fitted = fitOnce(examples, null)
  return fitOnce(
    examples,
    worthOfWeights(fitted, examples).map((worth) => (worth >= LEAST_WORTH ? 1 : 0)),
  )
}

function fitOnce(examples: readonly Seen[], kept: Float32Array | null): Fitted {
  const features = numbered(examples)
  const keys = [...new Set(examples.map(({ key }) => key))].sort()
  const size = keys.length
  const weights = new Float32Array(features.size * size)
  const squares = new Float32Array(features.size * size).fill(1e-6)
  const rows = examples.map(({ features: names, key, weight }) => ({
    places: [...names, '*'].flatMap((name) => features.get(name) ?? []).map((feature) => feature * size),
    sense: keys.indexOf(key),
    weight,
  }))
  const chances = new Float32Array(size)
  const next = seeded(1)
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(rows, next)
    for (const { places, sense, weight } of rows) {
      guess(weights, places, chances)
      chances[sense] = (chances[sense] ?? 0) - 1
      for (const place of places)
        for (let key = 0; key < size; key++) {
          const at = place + key
          const before = weights[at] as number
          const slope = weight * (chances[key] as number)
          if ((before === 0 && slope > -2e-3) || kept?.[at] === 0) continue
          squares[at] = (squares[at] as number) + slope * slope
          const step = RATE / Math.sqrt(squares[at] as number)
          weights[at] = Math.max(0, before - step * (slope + (kept ? 0 : LESS)))
        }
    }
  }
  return { features, keys, weights }
}

function numbered(examples: readonly Seen[]): Map<string, number> {
  const seen = new Map<string, number>([['*', LEAST_SEEN]])
  for (const { features } of examples) for (const name of features) seen.set(name, (seen.get(name) ?? 0) + 1)
  return new Map([...seen].filter(([, times]) => times >= LEAST_SEEN).map(([name], number) => [name, number]))
}

/** Writes the probability of each sense into `chances`. */
function guess(weights: Float32Array, places: readonly number[], chances: Float32Array): void {
  chances.fill(0)
  for (const place of places)
    for (let key = 0; key < chances.length; key++) chances[key] = (chances[key] as number) + (weights[place + key] as number)
  const most = Math.max(...chances)
  let all = 0
  for (let key = 0; key < chances.length; key++) {
    chances[key] = Math.exp((chances[key] as number) - most)
    all += chances[key] as number
  }
  for (let key = 0; key < chances.length; key++) chances[key] = (chances[key] as number) / all
}

function shuffle(rows: unknown[], next: () => number): void {
  for (let at = rows.length - 1; at > 0; at--) {
    const other = Math.floor(next() * (at + 1))
    ;[rows[at], rows[other]] = [rows[other], rows[at]]
  }
}

/** Returns the sense with the most evidence. */
export function senseOf({ features, keys, weights }: Fitted, names: readonly string[]): string {
  const chances = new Float32Array(keys.length)
  guess(
    weights,
    [...names, '*'].flatMap((name) => features.get(name) ?? []).map((feature) => feature * keys.length),
    chances,
  )
  return keys[chances.indexOf(Math.max(...chances))] ?? ''
}

/** Returns the gain in log-likelihood of the examples by each feature. */
export function worthOf({ features, keys, weights }: Fitted, examples: readonly Seen[]): Map<string, number> {
  const worth = new Map<string, number>()
  const chances = new Float32Array(keys.length)
  for (const { features: names, key, weight } of examples) {
    const places = names.flatMap((name) => features.get(name) ?? []).map((feature) => feature * keys.length)
    const sense = keys.indexOf(key)
    guess(weights, places, chances)
    const whole = Math.log(chances[sense] as number)
    for (const name of names) {
      const place = (features.get(name) ?? Number.NaN) * keys.length
      guess(
        weights,
        places.filter((one) => one !== place),
        chances,
      )
      worth.set(name, (worth.get(name) ?? 0) + weight * (whole - Math.log(chances[sense] as number)))
    }
  }
  return worth
}

/** Returns the gain in log-likelihood of the examples by each weight. */
function worthOfWeights({ features, keys, weights }: Fitted, examples: readonly Seen[]): Float32Array {
  const worth = new Float32Array(weights.length)
  const chances = new Float32Array(keys.length)
  for (const { features: names, key, weight } of examples) {
    const places = names.flatMap((name) => features.get(name) ?? []).map((feature) => feature * keys.length)
    const sense = keys.indexOf(key)
    guess(weights, places, chances)
    for (const place of places)
      for (let other = 0; other < keys.length; other++) {
        const one = weights[place + other] as number
        if (one === 0) continue
        // Without the weight, the sense's chance is multiplied by e^-weight, and the other senses share the rest.
        const rest = Math.log(1 - (chances[other] as number) * (1 - Math.exp(-one)))
        worth[place + other] = (worth[place + other] as number) + weight * (other === sense ? one + rest : rest)
      }
  }
  return worth
}
