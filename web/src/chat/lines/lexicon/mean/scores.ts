import { keys, type Sense, STEP, sensesOf } from '../words/table.ts'

export interface Likely {
  readonly key: Sense
  readonly chance: number
}

/** A sense that is given less is none of the line. */
const POSSIBLE = 0.1

/** How likely each possible sense is, the likeliest first: the evidence of each feature added up. */
export function likely(features: ReadonlySet<string>): Likely[] {
  const evidence = keys.map(() => 0)
  for (const feature of features)
    for (const [sense, level] of sensesOf.get(feature) ?? []) evidence[sense] = (evidence[sense] ?? 0) + level * STEP
  const most = Math.max(...evidence)
  const shares = evidence.map((one) => Math.exp(one - most))
  const all = shares.reduce((sum, share) => sum + share, 0)
  const senses = keys.map((key, sense) => ({ key, chance: (shares[sense] ?? 0) / all }))
  return senses.filter(({ chance }) => chance >= POSSIBLE).sort((a, b) => b.chance - a.chance || a.key.localeCompare(b.key))
}
