import { type Count, runStep } from './run/steps.ts'

const REPORT = '.cache/reports/e2e.json'

/** Runs Playwright on the built app. All flags are passed to Playwright. */
export function e2e(flags: readonly string[] = []): Count {
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT }
  return runStep({
    name: 'e2e',
    command: ['playwright', 'test', '--reporter=list,json,./e2e/scenarioReport.ts', ...flags],
    report: REPORT,
    env,
  })
}

if (import.meta.main) process.exitCode = e2e(process.argv.slice(2)).failed > 0 ? 1 : 0
