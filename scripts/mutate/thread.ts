import { parentPort } from 'node:worker_threads'
import { init, runBaseTests, setupEnvironment } from 'vitest/worker'

type State = Parameters<typeof runBaseTests>[1]

/** Works like vitest's own thread, but can be started again, so that libraries stay loaded between mutants. */
const port = parentPort
if (port === null) throw new Error('This is the thread of npm run mutate.')
init({
  post: (message) => port.postMessage(message),
  on: (listener) => port.on('message', listener),
  off: (listener) => port.off('message', listener),
  runTests: run,
  collectTests: run,
  setup: setupEnvironment,
})

let modules: State['evaluatedModules'] | undefined
const seen = new Map<string, number>()

/** Invalidates changed modules before a run. The thread caches every module, and vitest does not expect them to change. */
async function run(state: State, traces: Parameters<typeof runBaseTests>[2]): Promise<void> {
  for (const [file, version] of Object.entries<number>(state.providedContext.versions)) {
    if (seen.get(file) === version) continue
    seen.set(file, version)
    for (const module of modules?.fileToModulesMap.get(file) ?? []) modules?.invalidateModule(module)
  }
  await runBaseTests('run', state, traces)
  modules = state.evaluatedModules
}
