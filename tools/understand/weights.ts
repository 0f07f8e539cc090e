import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { readRows } from './readRows.ts'

/** The levels of evidence by sense, for each feature: a meaning, a sign, or a word that is its own meaning (`=word`). */
export type Weights = ReadonlyMap<string, ReadonlyMap<string, number>>

const FILE = resolve(import.meta.dirname, 'weights.txt')

/** Reads `weights.txt`: in each row a feature, its senses and their levels. */
export const readWeights = (): Weights =>
  new Map(
    readRows(FILE).map(([feature, levels]) => [
      feature,
      new Map(Array.from(levels.matchAll(/(\w+) (\d+)/g), ([, sense = '', level]) => [sense, Number(level)])),
    ]),
  )

/** Writes `weights.txt`, the highest levels first. */
export const writeWeights = (weights: Weights): void => writeFileSync(FILE, textOf(weights))

/** Returns the text of `weights.txt`. */
export const textOf = (weights: Weights): string => [...weights].map(([feature, levels]) => `${rowOf(feature, levels)}\n`).join('')

function rowOf(feature: string, levels: ReadonlyMap<string, number>): string {
  const sorted = [...levels].sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
  return `${feature}: ${sorted.map(([sense, level]) => `${sense} ${level}`).join(', ')}`.trimEnd()
}
