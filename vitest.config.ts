import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** Tests over what a build made run after it, as a run of their own. */
const built = process.env['BUILT'] === '1'

export default defineConfig({
  plugins: [react()],
  test: {
    include: built ? ['scripts/**/*.built.test.ts'] : ['{contract,fixtures,mock-server,web,scripts,bench,e2e}/**/*.test.{ts,tsx}'],
    exclude: built ? [] : ['**/*.built.test.ts'],
    // A test of a screen says so itself: `// @vitest-environment jsdom`.
    environment: 'node',
    // Local time must not matter; the farthest from Tanzania shows where it does.
    env: { TZ: 'Pacific/Honolulu' },
    restoreMocks: true,
    unstubGlobals: true,
  },
})
