import { corpus } from '../../web/src/chat/input/understand/corpus/corpus.ts'
import { offTopic } from '../../web/src/chat/input/understand/corpus/offTopic.ts'
import { understand } from '../../web/src/chat/input/understand/understand.ts'
import { type Measurement, percentile } from '../measurement.ts'

const WARMING = 20

/** Each line of the corpus, read for the first time by a parser that is warm. */
export const understanding: Measurement = () => {
  for (let time = 0; time < WARMING; time++) for (const line of offTopic) understand(line)
  const values = corpus.map(({ line }) => {
    const since = performance.now()
    understand(line)
    return performance.now() - since
  })
  return Promise.resolve([
    {
      row: 'CHAT-048',
      what: 'the slowest line of the corpus is understood',
      value: Math.max(...values),
      limit: 5,
      unit: 'ms',
      note: `${corpus.length} lines, 99 % within ${percentile(values, 99).toFixed(2)} ms`,
    },
  ])
}
