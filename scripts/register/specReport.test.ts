import { expect, test } from 'vitest'
import { namedRows, registerRows, report } from './specReport.ts'

const rows = registerRows([
  '| ID | Requirement | Source | Note |\n| CART-001 | Lines | B |  |\n| CART-002 | Totals | B |  |\n| MON-001 | Whole | B |  |\n| MON-002 | Gone | B | WITHDRAWN |',
])

test('[DX-009] rows without a test are counted and listed, except withdrawn ones', () => {
  const named = namedRows([{ file: 'a.test.ts', text: `test('[CART-001][MON-001] lines are whole', () => {})` }])
  const { untested, lines, unknown } = report(rows, named, ['CART'])
  expect(untested).toBe(1)
  expect(lines).toEqual(['CART     1 of   2 rows have a test', '      CART-002 Totals | B |  |'])
  expect(report(rows, named).lines).toEqual(['CART     1 of   2 rows have a test', 'MON      1 of   1 rows have a test', 'all      2 of 3'])
  expect(unknown).toEqual([])
})

test('[DX-009] the report lists tests that name an unknown row', () => {
  const [one, two] = [777, 778].map((number) => `CART-${number}`)
  const named = namedRows([{ file: 'a.test.ts', text: `test.each([1])('[${one}] x', () => {})\nit(\n  "[${two}] y", () => {})` }])
  expect(report(rows, named).unknown).toEqual([one, two].map((id) => ({ id, file: 'a.test.ts' })))
})

test('[DX-009] an ID outside a title does not count', () => {
  expect(namedRows([{ file: 'a.test.ts', text: '// [CART-001]\nconst text = "[CART-002]"' }])).toEqual([])
})

test('[DX-009] the titles of a table that a test runs count, its rows do not', () => {
  const text = '@ stall en\n# [CART-001] a line adds\nadded\t-\t[CART-002]\tcart\n'
  expect(namedRows([{ file: 'testing/talk.tsv', text }])).toEqual([{ id: 'CART-001', file: 'testing/talk.tsv' }])
})
