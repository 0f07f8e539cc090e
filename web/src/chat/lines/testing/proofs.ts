import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { topics } from '#tools/understand/topics/topics.ts'
import type { MomentName } from './moments.ts'

export interface Proof {
  /** The move that takes every clause of the line that is understood. */
  readonly move: string
  readonly at: MomentName
  readonly line: string
}

/** For each move at least two lines, in both languages, that it takes at a moment: the rows of `proofs.tsv`, and the lines of the topics. */
export const proofs: readonly Proof[] = [
  ...topics.flatMap(({ move, lines }) => lines.map((line) => ({ move, at: 'welcome' as const, line }))),
  ...readFileSync(resolve(import.meta.dirname, 'proofs.tsv'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((row) => {
      const [move = '', at = '', line = ''] = row.split('\t')
      return { move, at: at as MomentName, line }
    }),
]
