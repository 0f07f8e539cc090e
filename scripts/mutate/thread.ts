import { parentPort } from 'node:worker_threads'
import { init, runBaseTests, setupEnvironment } from 'vitest/worker'

type State = Parameters<typeof runBaseTests>[1]

/** What vitest's own thread does, but it may start again after it stopped: libraries stay loaded from mutant to mutant. */
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

/** A thread keeps the code of every module it has run; vitest would never change one under it. */
async function run(state: State, traces: Parameters<typeof runBaseTests>[2]): Promise<void> {
  for (const [file, version] of Object.entries<number>(state.providedContext.versions)) {
    if (seen.get(file) === version) continue
    seen.set(file, version)
    for (const module of modules?.fileToModulesMap.get(file) ?? []) modules?.invalidateModule(module)
  }
  await runBaseTests('run', state, traces)
  modules = state.evaluatedModules
}
