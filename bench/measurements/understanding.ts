import { corpus } from '#tools/understand/corpus/corpus.ts'
import { loadBundle } from '#web/i18n/texts.ts'
import { understand } from '../../web/src/chat/lines/lexicon/understand.ts'
import { chipsOf } from '../../web/src/chat/message/typing/chipsOf.ts'
import { type Measurement, percentile, type Result } from '../measurement.ts'

const PASSES = 3

/** Measures a warm parser on each line of the corpus, and the chips over the message box, which follow every key. */
export const understanding: Measurement = async () => {
  await loadBundle('chat')
  const first = corpus.map(({ line }) => msOf(() => understand(line)))
  const note = `${corpus.length} lines; at first reading 99 % within ${percentile(first, 99).toFixed(2)} ms`
  const row = (row: string, what: string, value: number): Result => ({ row, what, value, limit: 5, unit: 'ms', note })
  return [
    row('CHAT-048', 'the slowest line of the corpus is understood', slowest(understand)),
    row('CHAT-144', 'its chips are computed', slowest(chipsOf)),
  ]
}

/**
 * Returns the slowest line. The best of several passes counts for each, because other processes can only slow a pass down. A pass reads the
 * whole corpus, because the last lines that were read are remembered.
 */
function slowest(read: (line: string) => unknown): number {
  const passes = Array.from({ length: PASSES }, () => corpus.map(({ line }) => msOf(() => read(line))))
  return Math.max(...corpus.map((_, place) => Math.min(...passes.map((pass) => pass[place] ?? 0))))
}

function msOf(work: () => unknown): number {
  const since = performance.now()
  work()
  return performance.now() - since
}
