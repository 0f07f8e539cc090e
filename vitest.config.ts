import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { lateImports } from './scripts/source/lateImports.ts'

/**
 * `built`: over what a build made. `limits`: speed, with nothing of ours beside it. Each is a run of its own.
 * `late`: what the app imports when it is needed comes late. `mutants`: all others without projects, since `npm run mutate` brings a pool of its own.
 */
const runs: Readonly<Record<string, string>> = { built: 'scripts/**/*.built.test.ts', limits: 'bench/*imits.test.ts' }
const run = process.env['TEST_RUN'] ?? ''
const alone = runs[run]

const files = (folders: string) => ({ include: [`${folders}/**/*.test.{ts,tsx}`], exclude: Object.values(runs) })

const projects = [
  // A world of the mock holds what it knows; its modules remember nothing, so files share a process.
  { extends: true, test: { name: 'node', ...files('{contract,fixtures,mock-server,scripts,tools,bench,e2e}'), isolate: false } },
  // The stores of the app are modules: each file has its own, in a context that takes half the time of a process.
  {
    extends: true,
    plugins: run === 'late' ? [lateImports] : [],
    // As in a phone.
    resolve: { alias: [{ find: /^zod\/mini$/, replacement: resolve('web/src/zodMini/zodMini.ts') }] },
    test: { name: 'web', ...files('web'), pool: 'vmForks', setupFiles: 'web/src/testing/setup.ts' },
  },
] as const

export default defineConfig({
  plugins: [react()],
  test: {
    ...(alone && { include: [alone], exclude: [] }),
    ...(run === 'mutants' && files('{contract,fixtures,mock-server,web,scripts,tools,bench,e2e}')),
    ...((run === '' || run === 'late') && { projects: [...projects] }),
    // Vitest leaves a core for its own work, which is little.
    maxWorkers: 2,
    // A test of a screen says so itself: `// @vitest-environment jsdom`.
    environment: 'node',
    // Local time must not matter; the farthest from Tanzania shows where it does.
    env: { TZ: 'Pacific/Honolulu' },
    // A test that starts a server of its own waits for the machine; on a busy one 20 s are not enough.
    testTimeout: 60_000,
    // A second passes while the machine does something else; `web/src/testing/setup.ts` says the same to the other ways of waiting.
    expect: { poll: { timeout: 20_000 } },
    restoreMocks: true,
    unstubGlobals: true,
  },
})
