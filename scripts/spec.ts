import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { namedRows, registerRows, report } from './register/specReport.ts'
import { projectFiles } from './source/projectFiles.ts'

// `npm run spec` prints the number of register rows without a test, per prefix. `-- --save` stores the number; `-- MON CHAT` prints those prefixes
// only, with the rows.
const at = (path: string) => resolve(import.meta.dirname, '..', path)
const saved = at('docs/spec/coverage.json')
const args = process.argv.slice(2)
const prefixes = args.filter((arg) => arg !== '--save')

const rows = registerRows(['requirements', 'beyond'].map((name) => readFileSync(at(`docs/spec/${name}.md`), 'utf8')))
const tests = projectFiles().filter((file) => /\.(test|spec)\.tsx?$|\/testing\/.*\.tsv$/.test(file))
const { lines, untested, unknown } = report(
  rows,
  namedRows(tests.map((file) => ({ file, text: readFileSync(at(file), 'utf8') }))),
  prefixes,
)
console.log(lines.join('\n'))

const before = existsSync(saved) ? (JSON.parse(readFileSync(saved, 'utf8')) as { untested: number }).untested : rows.size
if (args.includes('--save')) writeFileSync(saved, `${JSON.stringify({ untested }, null, 2)}\n`)
else if (untested > before) fail(`${untested} rows have no test, ${untested - before} more than docs/spec/coverage.json says`)
else if (untested < before) console.log(`${before - untested} rows more have a test: keep that with npm run spec -- --save`)
for (const { id, file } of unknown) fail(`${file} names ${id}, which no register has`)

function fail(message: string): void {
  console.error(message)
  process.exitCode = 1
}
