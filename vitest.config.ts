import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { ignoreSettings } from './scripts/build/settings.ts'
import { lateImports } from './scripts/source/lateImports.ts'

// Workers inherit the environment of this process. In production, React has no `act`.
ignoreSettings()
process.env['NODE_ENV'] = 'test'

/**
 * The tests that have a separate run, by TEST_RUN: `built` checks the files of a build, `package` installs the package for testers, and
 * `limits` measures speed while no other test runs. All other tests run without TEST_RUN, or with `late`, which delays the app's dynamic imports.
 */
const runs: Readonly<Record<string, string>> = {
  built: 'scripts/**/*.built.test.ts',
  package: 'scripts/*.package.test.ts',
  limits: 'bench/*imits.test.ts',
}
const run = process.env['TEST_RUN'] ?? ''
const alone = runs[run]

const files = (folders: string) => ({ include: [`${folders}/**/*.test.{ts,tsx}`], exclude: Object.values(runs) })

const projects = [
  // The mock keeps its state in worlds, not in modules, so test files can share a process.
  { extends: true, test: { name: 'node', ...files('{contract,fixtures,mock-server,scripts,tools,bench,e2e}'), isolate: false } },
  // The app's stores are modules, so each test file needs its own. A VM context takes half the time of a process.
  {
    extends: true,
    plugins: run === 'late' ? [lateImports] : [],
    test: { name: 'web', ...files('web'), pool: 'vmForks', setupFiles: 'web/src/testing/setup.ts' },
  },
] as const

export default defineConfig({
  plugins: [react()],
  // Vite must not read .env.
  envDir: false,
  test: {
    ...(alone ? { include: [alone], exclude: [] } : { projects: [...projects] }),
    // By default, Vitest leaves one core free for its own work, which is little.
    maxWorkers: 2,
    // Tests that render begin with `// @vitest-environment jsdom`.
    environment: 'node',
    // Tests must not depend on the machine's time zone and locale. A time zone far from Tanzania and a locale with other digits make
    // those that do fail. The measurements start a browser, which would change its language.
    env: { TZ: 'Pacific/Honolulu', LC_ALL: run === 'limits' ? 'C.UTF-8' : 'ar_EG.UTF-8' },
    // Tests that start their own server may take more than 20 s on a busy machine.
    testTimeout: 60_000,
    // The default of one second is too short on a busy machine. `web/src/testing/setup.ts` sets the other timeouts.
    expect: { poll: { timeout: 20_000 } },
    restoreMocks: true,
    unstubGlobals: true,
  },
})
