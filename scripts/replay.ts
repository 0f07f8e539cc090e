import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

/** The check replays every journal in this folder (mock-server/src/replay/savedJournals.test.ts). */
const KEPT = resolve(import.meta.dirname, '../mock-server/replays')
const USAGE = `Usage: npm run replay -- journal.jsonl [--keep name]
  Lives an exported journal again in a fresh world and compares what came of it.
  --keep name   also makes it a test of the check: mock-server/replays/{name}.jsonl`

const [file, keep] = read()
if (!existsSync(file)) stop(`There is no file ${file}.`)
// Imported late, so that errors in the arguments are printed at once.
const { WrongJournal } = await import('#mock/replay/readJournal.ts')
const { replayJournal } = await import('#mock/replay/replayJournal.ts')
try {
  const { steps, differences } = await replayJournal(readFileSync(file, 'utf8'))
  for (const one of differences) console.error(one)
  if (differences.length > 0) stop(`${file}: ${differences.length} differences in ${steps} steps`, 1)
  console.log(`${file}: ${steps} steps, all as before`)
} catch (error) {
  if (!(error instanceof WrongJournal)) throw error
  stop(error.message)
}
if (keep !== undefined) {
  mkdirSync(KEPT, { recursive: true })
  const kept = resolve(KEPT, `${keep}.jsonl`)
  copyFileSync(file, kept)
  console.log(`kept as ${kept}`)
}

function read(): [file: string, keep: string | undefined] {
  try {
    const { values, positionals } = parseArgs({ options: { keep: { type: 'string' } }, allowPositionals: true })
    const [only, ...others] = positionals
    if (only === undefined || others.length > 0) return stop(USAGE)
    if (values.keep !== undefined && !/^[\w-]{1,60}$/.test(values.keep))
      return stop(`--keep takes a name of letters, digits and -, not ${values.keep}`)
    return [only, values.keep]
  } catch (error) {
    return stop(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`)
  }
}

function stop(text: string, code = 2): never {
  console.error(text)
  process.exit(code)
}
