import { cleanStart } from './run/cleanStart.ts'
import { type Count, runStep, type Step, sum } from './run/steps.ts'

const tests = (name: string) => `.cache/reports/${name}.json`
const vitest = (report: string) => [
  'vitest',
  'run',
  '--allowOnly=false',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
]

/** The steps of the check, the quick ones first. The check stops at the first that fails. */
const steps: readonly Step[] = [
  { name: 'format (mend with npm run format)', command: ['oxfmt', '--check'] },
  { name: 'lint', command: ['node', 'scripts/lint.ts'] },
  { name: 'types', command: ['tsc', '-p', '.'] },
  { name: 'types of the service worker', command: ['tsc', '-p', 'web/src/sw'] },
  { name: 'rows of the registers', command: ['node', 'scripts/spec.ts'] },
  { name: 'dead code', command: ['knip'] },
  { name: 'advisories', command: ['node', 'scripts/run/advisories.ts'], usesNetwork: true },
  { name: 'unit tests', command: vitest(tests('unit')), report: tests('unit') },
  { name: 'build', command: ['node', 'scripts/build.ts'] },
  { name: 'sizes and built files', command: vitest(tests('built')), report: tests('built'), env: { TEST_RUN: 'built' } },
  {
    name: 'package for testers',
    command: vitest(tests('package')),
    report: tests('package'),
    env: { TEST_RUN: 'package' },
    usesNetwork: true,
  },
  { name: 'limits of speed', command: vitest(tests('limits')), report: tests('limits'), env: { TEST_RUN: 'limits' } },
]

/** Runs `npm run check`: all checks except e2e (DX-002). */
export function check(run: (step: Step) => Count = runStep): Count {
  const counts: Count[] = []
  for (const step of steps) {
    const count = run(step)
    counts.push(count)
    if (count.failed > 0) {
      console.error(`\n${step.name}: failed. The steps after it did not run.`)
      break
    }
  }
  return sum(counts)
}

if (import.meta.main) {
  cleanStart()
  const { passed, failed } = check()
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}
