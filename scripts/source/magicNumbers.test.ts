import { expect, test } from 'vitest'
import { unknownNumbers } from './houseRules.ts'
import { found } from './testing.ts'

test('[QA-016] a magic number that is not in the catalogue is found in each spelling', () => {
  const zeros = '0'.repeat(4) // otherwise the check would find a number in this file
  const wrong = [...['255', '+255', '0'].map((start) => `${start}70${zeros}998`), `0700 ${zeros.slice(1)} 998`]
  expect(found(unknownNumbers, { 'docs/a.md': wrong.join('\n') })).toEqual([1, 2, 3, 4].map((line) => `docs/a.md:${line}`))
  expect(found(unknownNumbers, { 'a.test.ts': '255700000101 0712345678' })).toEqual([])
})
