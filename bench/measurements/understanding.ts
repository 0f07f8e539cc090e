import { corpus } from '#tools/understand/corpus/corpus.ts'
import { understand } from '../../web/src/chat/lines/lexicon/understand.ts'
import { type Measurement, percentile } from '../measurement.ts'

const PASSES = 3

/** Measures a warm parser on each line of the corpus. The best of several passes counts, because other processes can only slow a pass down. */
export const understanding: Measurement = () => {
  const first = corpus.map(readIn)
  const best = [...first]
  for (let pass = 1; pass < PASSES; pass++)
    corpus.forEach((row, place) => {
      best[place] = Math.min(best[place] ?? Number.POSITIVE_INFINITY, readIn(row))
    })
  return Promise.resolve([
    {
      row: 'CHAT-048',
      what: 'the slowest line of the corpus is understood',
      value: Math.max(...best),
      limit: 5,
      unit: 'ms',
      note: `${corpus.length} lines; at first reading 99 % within ${percentile(first, 99).toFixed(2)} ms`,
    },
  ])
}

function readIn({ line }: { line: string }): number {
  const since = performance.now()
  understand(line)
  return performance.now() - since
}
