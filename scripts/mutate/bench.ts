import { readFileSync } from 'node:fs'
import { basename, dirname, relative, resolve } from 'node:path'
import { createVitest, type TestModule, type TestSpecification } from 'vitest/node'
import { type Source, source } from '../source/ast.ts'
import { apply, type Mutant, marked, markOf, mutantsOf, sitesOf } from './mutants.ts'
import type { Hits } from './sitesHit.ts'
import { endThreads, warmThread } from './warmThread.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The number of text changes by file. */
    versions: Record<string, number>
  }
}

export type Outcome = 'killed' | 'timeout' | 'survived' | 'never run'

/** A test file with its duration and the code it ran without a mutant. */
interface Run {
  readonly file: TestSpecification
  readonly ms: number
  readonly hits: ReadonlyMap<string, ReadonlySet<number>>
}

const ROOT = resolve(import.meta.dirname, '../..')
/** Matches the part that a file belongs to. Only tests of the same part test a mutant: others are slow and rarely find it. */
const PART = /^(contract|mock-server\/src|web\/src\/chat|web\/src\/\w+\/\w+)\//

export async function openBench(paths: readonly string[]) {
  const texts = new Map<string, string>()
  const versions: Record<string, number> = {}
  let version = 0
  let isScreen = false
  process.env['TEST_RUN'] = 'mutants'
  const vitest = await createVitest(
    {
      root: ROOT,
      watch: false,
      reporters: [{}],
      maxWorkers: 1,
      isolate: true,
      // The cache would return the unchanged module.
      fsModuleCache: false,
      pool: { name: 'warm', createPoolWorker: (options) => warmThread(options, isScreen) },
      setupFiles: [resolve(import.meta.dirname, 'sitesHit.ts')],
      onConsoleLog: () => false,
    },
    {
      plugins: [
        {
          name: 'mutant',
          enforce: 'pre',
          transform: (_code: string, id: string) => texts.get(id.split('?')[0] ?? id),
        },
      ],
    },
  )
  vitest.config.related = paths.map((path) => resolve(ROOT, path))
  const found = await vitest.getRelevantTestSpecifications()
  delete vitest.config.related

  const files: { source: Source; first: number }[] = []
  let next = 1
  for (const path of paths) {
    const one = source(path, readFileSync(resolve(ROOT, path), 'utf8'))
    files.push({ source: one, first: next })
    next += sitesOf(one).length + 1
  }

  function write(path: string, text: string | undefined): void {
    const id = resolve(ROOT, path)
    if (text === undefined) texts.delete(id)
    else texts.set(id, text)
    vitest.invalidateFile(id)
    version += 1
    versions[id] = version
    vitest.provide('versions', versions)
  }

  function run(file: TestSpecification) {
    isScreen = readFileSync(file.moduleId, 'utf8').includes('@testing-library')
    return vitest.runTestSpecifications([file])
  }

  /** Runs all tests without a mutant. Tests that fail, for example because the thread is shared, are reported and left out. */
  async function baseline(onFile: (done: number, all: number) => void, onRed: (path: string, cause: string) => void): Promise<Run[]> {
    for (const file of files) write(file.source.path, marked(file.source, file.first))
    const runs: Run[] = []
    const kept = found.filter((file) => isNear(file, paths))
    for (const file of kept) {
      const started = performance.now()
      const { testModules, unhandledErrors } = await run(file)
      const module = testModules.find(({ moduleId }) => moduleId === file.moduleId)
      if (module === undefined || !module.ok() || unhandledErrors.length > 0) {
        onRed(relative(ROOT, file.moduleId), cause(module) ?? String(unhandledErrors[0]))
        continue
      }
      const { hits = {} } = module.meta() as { hits?: Hits }
      runs.push({
        file,
        ms: performance.now() - started,
        hits: new Map(Object.entries(hits).map(([name, marks]) => [name, new Set(marks)])),
      })
      onFile(runs.length, kept.length)
    }
    for (const file of files) write(file.source.path, undefined)
    return runs
  }

  async function tryMutant(path: string, text: string, runs: readonly Run[], mark: number): Promise<Outcome> {
    write(path, text)
    try {
      for (const one of runs) {
        const outcome = await tryFile(one, namesOf(one, mark))
        if (outcome !== 'survived') return outcome
      }
      return 'survived'
    } finally {
      write(path, undefined)
    }
  }

  async function tryFile({ file, ms }: Run, names: readonly string[]): Promise<Outcome> {
    if (names.includes('')) vitest.resetGlobalTestNamePattern()
    else vitest.setGlobalTestNamePattern(new RegExp(`(?:${names.map(literal).join('|')})$`))
    let isLate = false
    const timer = setTimeout(
      () => {
        isLate = true
        void endThreads()
      },
      3_000 + 3 * ms,
    )
    const { testModules, unhandledErrors } = await run(file)
    clearTimeout(timer)
    if (isLate) return 'timeout'
    const module = testModules.find(({ moduleId }) => moduleId === file.moduleId)
    return module?.ok() === true && unhandledErrors.length === 0 ? 'survived' : 'killed'
  }

  return {
    baseline,
    async *outcomes(path: string, all: readonly Run[], every: number): AsyncGenerator<{ mutant: Mutant; outcome: Outcome; text: string }> {
      const file = files.find((one) => one.source.path === path)
      if (file === undefined) return
      const sites = sitesOf(file.source)
      for (const mutant of mutantsOf(file.source).filter((_, index) => index % every === 0)) {
        const mark = markOf(mutant, sites, file.first)
        const runs = all
          .filter((one) => isNear(one.file, [path]) && namesOf(one, mark).length > 0)
          .toSorted((a, b) => distance(path, a) - distance(path, b))
        const text = apply(file.source.text, mutant)
        const outcome = runs.length === 0 ? 'never run' : await tryMutant(path, text, runs, mark)
        yield { mutant, outcome, text: file.source.text }
      }
    },
    close: async () => {
      await vitest.close()
      await endThreads()
    },
  }
}

const literal = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Returns the names of the tests that run a marked statement. '' means that the file runs it outside of tests. */
const namesOf = ({ hits }: Run, mark: number): string[] => [...hits].filter(([, marks]) => marks.has(mark)).map(([name]) => name)

function cause(module: TestModule | undefined): string | undefined {
  const [red] = module?.children.allTests('failed') ?? []
  return red === undefined ? module?.errors()[0]?.message : `${red.fullName}: ${red.result().errors?.[0]?.message}`
}

/** Sorts test files for a module: the test of the same name first, then those in the same folder, then the quickest. */
function distance(path: string, { file, ms }: Run): number {
  const test = relative(ROOT, file.moduleId)
  const stem = (name: string) => basename(name).split('.')[0] ?? name
  if (dirname(test) === dirname(path)) return stem(test) === stem(path) ? 0 : stem(path).startsWith(stem(test)) ? 1 : 2 + ms
  return 1e6 + ms
}

function isNear(file: TestSpecification, paths: readonly string[]): boolean {
  const part = partOf(relative(ROOT, file.moduleId))
  return paths.some((path) => partOf(path) === part)
}

const partOf = (path: string): string => PART.exec(path)?.[1] ?? dirname(path)
