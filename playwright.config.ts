import { defineConfig } from '@playwright/test'
import { BROWSER_ARGS, findBrowser } from './scripts/run/browser.ts'

// Found, and unpacked if need be, before any worker starts; in the workers it is at hand.
const browser = await findBrowser()

export default defineConfig({
  testDir: 'e2e',
  // `npm run gallery` and `npm run screenshots` take pictures; nothing in them can pass or fail by how they look.
  testMatch: process.env['PICTURES'] ?? '**/*.spec.ts',
  globalSetup: './e2e/startMock.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    viewport: { width: 360, height: 740 },
    locale: 'en-GB',
    timezoneId: 'Africa/Dar_es_Salaam',
    // It would answer in the place of the mock; e2e/pwa lets it.
    serviceWorkers: 'block',
    // A click that meets a card on its way up is lost; what moves is tested by itself.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 10_000,
    screenshot: 'only-on-failure',
    // Recording costs a fifth of the time of each test; E2E_TRACE=1 turns it on to look at a failure.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: {
      args: BROWSER_ARGS,
      ...(browser && { executablePath: browser.executablePath, env: { ...cleanEnv(), ...browser.env } }),
    },
  },
})

function cleanEnv(): Record<string, string> {
  return Object.fromEntries(Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
}
