import { keys, type Sense, STEP, sensesOf } from '../words/table.ts'

export interface Likely {
  readonly key: Sense
  readonly chance: number
}

/** The lowest probability of a possible sense. */
const POSSIBLE = 0.1

/** Returns the probability of each possible sense, the likeliest first, by adding the evidence of the features. */
export function likely(features: ReadonlySet<string>): Likely[] {
  const evidence = keys.map(() => 0)
  for (const feature of features)
    for (const [sense, level] of sensesOf.get(feature) ?? []) evidence[sense] = (evidence[sense] ?? 0) + level * STEP
  const most = Math.max(...evidence)
  const shares = evidence.map((one) => Math.exp(one - most))
  const all = shares.reduce((sum, share) => sum + share, 0)
  const senses = keys.map((key, sense) => ({ key, chance: (shares[sense] ?? 0) / all }))
  return senses.filter(({ chance }) => chance >= POSSIBLE).sort((a, b) => b.chance - a.chance || a.key.localeCompare(b.key, 'en'))
}
