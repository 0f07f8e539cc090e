import { expect, test } from 'vitest'
import { countIn, runStep, sum } from './steps.ts'

test('the test counts of vitest and Playwright reports are read; a flaky test counts as failed', () => {
  expect(countIn({ numPassedTests: 5, numFailedTests: 1 })).toEqual({ passed: 5, failed: 1 })
  expect(countIn({ stats: { expected: 7, unexpected: 1, flaky: 2, skipped: 1 } })).toEqual({ passed: 7, failed: 3 })
  expect(
    sum([
      { passed: 5, failed: 1 },
      { passed: 7, failed: 3 },
    ]),
  ).toEqual({ passed: 12, failed: 4 })
})

test('a step that fails without tests, or before it counted them, is one failure', () => {
  expect(runStep({ name: 'fails', command: ['node', '-e', 'process.exit(3)'] })).toEqual({ passed: 0, failed: 1 })
  expect(runStep({ name: 'is not there', command: ['no-such-command'] })).toEqual({ passed: 0, failed: 1 })
  expect(runStep({ name: 'counts nothing', command: ['node', '-e', 'process.exit(1)'], report: '.cache/reports/none.json' }).failed).toBe(1)
  expect(runStep({ name: 'is good', command: ['node', '-e', ''] })).toEqual({ passed: 0, failed: 0 })
})
