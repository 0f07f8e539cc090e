import { COMMANDS } from '../Understood.ts'
import { keys, STEP, sensesOf } from '../words/table.ts'

/** How likely each sense is, the likeliest first: the evidence of each feature added up. */
export function likely(features: ReadonlySet<string>): Array<{ key: string; chance: number }> {
  const evidence = keys.map(() => 0)
  for (const feature of features)
    for (const [sense, level] of sensesOf.get(feature)?.entries() ?? []) evidence[sense] = (evidence[sense] ?? 0) + level * STEP
  const most = Math.max(...evidence)
  const shares = evidence.map((one) => Math.exp(one - most))
  const all = shares.reduce((sum, share) => sum + share, 0)
  return keys.map((key, sense) => ({ key, chance: (shares[sense] ?? 0) / all })).sort((a, b) => b.chance - a.chance)
}

/** The everyday topics that have evidence of their own, by the keys of the voice. */
export const topicKeys = (): string[] => keys.filter((key) => !COMMANDS.has(key) && key !== 'unknown')
