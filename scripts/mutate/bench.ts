import { readFileSync } from 'node:fs'
import { basename, dirname, relative, resolve } from 'node:path'
import { type TestSpecification, createVitest } from 'vitest/node'
import { type Source, source } from '../ast.ts'
import { apply, type Mutant, marked, markOf, mutantsOf, sitesOf } from './mutants.ts'
import { endThreads, warmThread } from './warmThread.ts'

export type Outcome = 'killed' | 'timeout' | 'survived' | 'never run'

/** A test file, and what it did without any mutant. */
interface Run {
  readonly file: TestSpecification
  readonly ms: number
  readonly marks: ReadonlySet<number>
}

const ROOT = resolve(import.meta.dirname, '../..')
/** Long runs of random worlds would see everything late; the tests beside a file say what it must do. */
const FAR = /^(bench|e2e|scripts|mock-server\/soak)\/|\.built\.test\.ts$/

export async function openBench(paths: readonly string[]) {
  const texts = new Map<string, string>()
  const vitest = await createVitest(
    {
      root: ROOT,
      watch: false,
      reporters: [{}],
      bail: 1,
      maxWorkers: 1,
      isolate: true,
      // It would find the module as it was.
      fsModuleCache: false,
      pool: { name: 'warm', createPoolWorker: warmThread },
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
  // In the order they are given: the test most likely to see the mutant comes first.
  vitest.config.sequence.sequencer = class {
    shard = async (files: TestSpecification[]) => files
    sort = async (files: TestSpecification[]) => files
  }
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
  }

  /** Runs the tests as they are; they must be green, also in a thread that others used before. */
  async function baseline(onFile: (done: number, all: number) => void, onRed: (path: string) => void): Promise<Run[]> {
    for (const file of files) write(file.source.path, marked(file.source, file.first))
    const runs: Run[] = []
    const kept = found.filter((file) => isNear(file, paths))
    for (const file of kept) {
      const started = performance.now()
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications([file])
      const module = testModules.find(({ moduleId }) => moduleId === file.moduleId)
      if (module === undefined || !module.ok() || unhandledErrors.length > 0) {
        if (process.env.DBG) console.log(JSON.stringify([module?.errors(), unhandledErrors, [...(module?.children.allTests("failed") ?? [])].map((t) => [t.fullName, t.result().errors?.[0]?.message?.slice(0, 300)])]).slice(0, 2000))
        onRed(relative(ROOT, file.moduleId))
        continue
      }
      const { sitesHit } = module.meta() as { sitesHit?: number[] }
      runs.push({ file, ms: performance.now() - started, marks: new Set(sitesHit) })
      onFile(runs.length, kept.length)
    }
    for (const file of files) write(file.source.path, undefined)
    return runs
  }

  async function tryOut(path: string, text: string, runs: readonly Run[]): Promise<Outcome> {
    write(path, text)
    const limit = 5_000 + 4 * runs.reduce((sum, { ms }) => sum + ms, 0)
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      void endThreads()
    }, limit)
    try {
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications(runs.map(({ file }) => file))
      if (isLate) return 'timeout'
      return unhandledErrors.length > 0 || testModules.some((module) => !module.ok()) ? 'killed' : 'survived'
    } finally {
      clearTimeout(timer)
      write(path, undefined)
    }
  }

  return {
    baseline,
    async *outcomes(path: string, all: readonly Run[]): AsyncGenerator<{ mutant: Mutant; outcome: Outcome; text: string }> {
      const file = files.find((one) => one.source.path === path)
      if (file === undefined) return
      const sites = sitesOf(file.source)
      for (const mutant of mutantsOf(file.source)) {
        const mark = markOf(mutant, sites, file.first)
        const runs = all.filter(({ marks }) => marks.has(mark)).toSorted((a, b) => distance(path, a) - distance(path, b))
        const text = apply(file.source.text, mutant)
        const outcome = runs.length === 0 ? 'never run' : await tryOut(path, text, runs)
        yield { mutant, outcome, text: file.source.text }
      }
    },
    close: async () => {
      await vitest.close()
      await endThreads()
    },
  }
}

/** The test of the same name first, then its neighbours, then the quick ones. */
function distance(path: string, { file, ms }: Run): number {
  const test = relative(ROOT, file.moduleId)
  const stem = (name: string) => basename(name).split('.')[0] ?? name
  if (dirname(test) === dirname(path)) return stem(test) === stem(path) ? 0 : stem(path).startsWith(stem(test)) ? 1 : 2 + ms
  return 1e6 + ms
}

/** A test of a screen is slow: only those of the same part of the app. */
function isNear(file: TestSpecification, paths: readonly string[]): boolean {
  const path = relative(ROOT, file.moduleId)
  if (FAR.test(path)) return false
  if (!/^\/\/ @vitest-environment/m.test(readFileSync(file.moduleId, 'utf8'))) return true
  const part = /^web\/src\/(chat|features\/\w+)\//.exec(path)?.[0]
  return part !== undefined && paths.some((target) => target.startsWith(part))
}
