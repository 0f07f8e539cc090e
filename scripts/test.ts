import { check } from './check.ts'
import { e2e } from './e2e.ts'
import { cleanStart } from './run/cleanStart.ts'
import { sum } from './run/steps.ts'

// `npm test` runs the check, then e2e in a real browser. The last line is the sum of their tests.
cleanStart()
const checked = check()
const { passed, failed } = checked.failed > 0 ? checked : sum([checked, e2e()])
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
