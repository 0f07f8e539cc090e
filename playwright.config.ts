import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/run/browser.ts'

// Unpacks the browser, if necessary, before any worker starts.
const browser = await findBrowser()

export default defineConfig({
  testDir: 'e2e',
  // `npm run gallery` sets PICTURES to the file that takes the pictures. It is not a test, so its name does not end in `.spec.ts`.
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
    // A service worker would respond instead of the mock. Tests of the worker allow it (e2e/pwa/serviceWorker.ts).
    serviceWorkers: 'block',
    // Without animations, because a click on a card that is still moving up would be lost.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 10_000,
    screenshot: 'only-on-failure',
    // Recording a trace takes a fifth of a test's time, so it is off. With E2E_TRACE=1, failed tests keep a trace.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    // Pages of tests live for seconds, so optimizing their scripts takes more CPU time than it saves. The benchmarks keep it.
    launchOptions: { ...browser, args: [...(browser.args ?? []), '--js-flags=--no-maglev --no-turbofan'] },
  },
})
