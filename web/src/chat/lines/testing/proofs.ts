import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { MomentName } from './moments.ts'

export interface Proof {
  /** The move that takes every clause of the line that is understood. */
  readonly move: string
  readonly at: MomentName
  readonly line: string
}

/** The rows of `proofs.tsv`: for each move at least two lines, in both languages, that it takes at a moment. */
export const proofs: readonly Proof[] = readFileSync(resolve(import.meta.dirname, 'proofs.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((row) => {
    const [move = '', at = '', line = ''] = row.split('\t')
    return { move, at: at as MomentName, line }
  })
