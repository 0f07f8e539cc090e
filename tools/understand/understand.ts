import { createInterface } from 'node:readline'
import { understand } from '#web/chat/lines/lexicon/understand.ts'
import { isMoment, moments } from '#web/chat/lines/testing/moments.ts'
import { traceOf } from '#web/chat/lines/testing/traceOf.ts'
import { changedMoves, storeMoves } from './changed.ts'
import { corpus, fresh, heldOut, inView, lastWritten } from './corpus/corpus.ts'
import { measure } from './measure.ts'

// `npm run understand -- "nataka sato 2"` prints how the chat reads a line. Without a line, it reads standard input and prints one object
// per line. `-- --report` measures the corpus. `-- --at review "leave it at the gate"` prints the move for that line at the review.
// Run `-- --keep` before a change, and `-- --changed` after it to list the lines whose moves changed.
const [first = '', at = '', ...rest] = process.argv.slice(2)
const line = process.argv.slice(2).join(' ')
if (first === '--at')
  console.log(isMoment(at) ? traceOf(rest.join(' '), moments[at]) : `Which moment? --at ${Object.keys(moments).join('|')}`)
else if (line === '--report') report()
else if (line === '--keep') console.log(storeMoves())
else if (line === '--changed') console.log(changedMoves())
else if (line !== '') console.log(JSON.stringify(understand(line), null, 2))
else for await (const one of createInterface({ input: process.stdin })) console.log(JSON.stringify(understand(one)))

function report(): void {
  for (const [name, rows] of Object.entries({
    'written with the parser': inView,
    'written after it': heldOut,
    'written last': lastWritten,
    'fresh rounds': fresh,
    all: corpus,
  })) {
    const { lines, intents, quantities, goods, wrongWrites } = measure(rows)
    const of = (part: number) => `${((100 * part) / lines).toFixed(1)} %`
    console.log(
      `${name}: ${lines} lines, intents ${of(intents)}, quantities ${of(quantities)}, goods ${of(goods)}, writes by mistake ${wrongWrites.length}`,
    )
  }
  console.log(measure(corpus).missed.join('\n'))
  const start = performance.now()
  for (const { line: one } of corpus) understand(one)
  console.log(`${((performance.now() - start) / corpus.length).toFixed(3)} ms a line`)
}
