import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** `built`: over what a build made. `limits`: speed, with nothing of ours beside it. Each is a run of its own. */
const runs: Readonly<Record<string, string>> = { built: 'scripts/**/*.built.test.ts', limits: 'bench/limits.test.ts' }
const alone = runs[process.env['TEST_RUN'] ?? '']

export default defineConfig({
  plugins: [react()],
  test: {
    include: [alone ?? '{contract,fixtures,mock-server,web,scripts,bench,e2e}/**/*.test.{ts,tsx}'],
    exclude: alone ? [] : Object.values(runs),
    // A test of a screen says so itself: `// @vitest-environment jsdom`.
    environment: 'node',
    // Local time must not matter; the farthest from Tanzania shows where it does.
    env: { TZ: 'Pacific/Honolulu' },
    // A test that starts a server of its own waits for the machine; on a busy one 5 s are not enough.
    testTimeout: 20_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
})
