import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { scenarios } from '#fixtures/scenarios/catalogue.ts'
import { projectFiles } from './projectFiles.ts'

const ROOT = resolve(import.meta.dirname, '../..')
/** The scenario ids and two other endings: 999 is for tests of unlisted numbers (QA-013), 000 ends the support number in `.env.example`. */
const known = new Set([...scenarios.map(({ id }) => id), '999', '000'])

/** Returns magic numbers that are not in the catalogue, in any spelling: 255700000101, with +, as 07… or in groups. */
function unknownNumbers(text: string): string[] {
  const numbers = [...text.matchAll(/(?<!\d)(?:\+?255 ?|0)[67]\d(?: ?0){4} ?\d{3}(?!\d)/g)].map(([number]) => number)
  const ids = numbers.map((number) => /^(?:255|0)[67]\d0000(\d{3})$/.exec(number.replace(/\D/g, ''))?.[1])
  return numbers.filter((_, i) => ids[i] !== undefined && !known.has(ids[i]))
}

test('[QA-016] no test or document uses a magic number that is not in the catalogue', () => {
  const read = projectFiles().filter((file) => /(\.(test|spec)\.tsx?|\.md)$/.test(file))
  const unknown = read.flatMap((file) => unknownNumbers(readFileSync(resolve(ROOT, file), 'utf8')).map((number) => `${file}: ${number}`))
  expect(read.length).toBeGreaterThan(20)
  expect(unknown).toEqual([])
})

test('[QA-016] the check finds such a number in each spelling', () => {
  const zeros = '0'.repeat(4) // otherwise the check would find a number in this file
  const wrong = ['255', '+255', '0'].map((start) => `${start}70${zeros}998`)
  expect(wrong.flatMap(unknownNumbers)).toEqual(wrong)
  expect(unknownNumbers(`0700 ${zeros.slice(1)} 998`)).toHaveLength(1)
  expect(unknownNumbers('255700000101 0712345678')).toEqual([])
})
