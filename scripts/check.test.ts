import { expect, test, vi } from 'vitest'
import { check } from './check.ts'
import type { Step } from './run/steps.ts'

test('[DX-002] the check runs format, lint, types, unit, contract and build tests, and adds up their tests', () => {
  const ran: Step[] = []
  const sum = check((step) => {
    ran.push(step)
    return { passed: step.report ? 10 : 0, failed: 0 }
  })
  const place = (part: string) => ran.findIndex(({ command }) => command.join(' ').includes(part))
  const places = ['oxfmt --check', 'scripts/lint.ts', 'tsc', 'vitest run', 'scripts/build.ts'].map(place)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places).not.toContain(-1)
  expect(ran.filter(({ env }) => env?.['TEST_RUN']).map(({ env }) => env?.['TEST_RUN'])).toEqual(['built', 'package', 'limits'])
  expect(sum).toEqual({ passed: 40, failed: 0 })
})

test('[DX-002] the check stops at the first failing step and prints its name', () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  const ran: string[] = []
  const sum = check(({ name }) => {
    ran.push(name)
    return { passed: 0, failed: name === 'types' ? 2 : 0 }
  })
  expect(ran).toEqual(['format (mend with npm run format)', 'lint', 'types'])
  expect(sum).toEqual({ passed: 0, failed: 2 })
  expect(errors.mock.calls.flat().join('')).toContain('types: failed. The steps after it did not run.')
  errors.mockRestore()
})
