import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { featuresIn, linesOf } from '#web/chat/input/understand/words/rows.ts'
import { patterns, written } from './examples.ts'
import { textOfLists } from './listed.ts'
import { pack } from './pack.ts'

// `npm run train` packs the lists of words, fits the weights of the scorer to the patterns and the corpus, and writes both to
// `words/packed.ts`; `-- --held-out` says how much of the corpus weights of the patterns alone would read.
/** A word with less is not worth its bytes. */
const LEAST_WORTH = 4
const FILE = resolve(import.meta.dirname, '../../../web/src/chat/input/understand/words/packed.ts')

if (process.argv.includes('--held-out')) console.log(run('fitted.ts', '--held-out').trim())
else await train()

/** The parser reads its words when it is loaded: each step is a process of its own. */
function run(step: string, ...options: string[]): string {
  return execFileSync(process.execPath, [resolve(import.meta.dirname, step), ...options], { encoding: 'utf8', maxBuffer: 2 ** 26 })
}

function rowsFitted(): { feature: string; worth: number; levels: number[] }[] {
  return JSON.parse(run('fitted.ts'))
}

async function train(): Promise<void> {
  const senses = [...new Set([...patterns, ...written].map(({ key }) => key))].sort()
  const write = async (alone: readonly string[], rows: readonly number[][] = []): Promise<void> => {
    const text = textOfLists(alone, senses)
    const features = featuresIn(linesOf(text))
    const kinds = features.map(({ kind }) => kind)
    const packed = await pack(text, kinds, rows, senses.length)
    writeFileSync(
      FILE,
      `/** The words of \`tools/understand/words\` and what each speaks for, packed by \`npm run train\`. */\nexport const packed =\n  '${packed}'\n`,
    )
  }
  await write([])
  await write(run('alone.ts').trim().split(' ').sort())
  const alone = rowsFitted().flatMap(({ feature, worth }) => (feature.startsWith('=') && worth >= LEAST_WORTH ? feature.slice(1) : []))
  await write(alone)
  const rows = rowsFitted().map(({ levels }) => levels)
  await write(alone, rows)
  const used = rows.flat().filter((level) => level > 0).length
  console.log(`${used} weights, ${alone.length} words alone, ${(written.length + patterns.length).toLocaleString('en')} lines`)
}
