import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { scenarios } from '#fixtures/scenarios/catalogue.ts'

const ROOT = resolve(import.meta.dirname, '../..')
/** Never scenarios: 999 shows what an unlisted number does (QA-013), 000 ends the support number of `.env.example`. */
const known = new Set([...scenarios.map(({ id }) => id), '999', '000'])

/** Numbers like 255700000101, also with +, as 07… or in groups; the ones that the catalogue lacks. */
function unknownNumbers(text: string): string[] {
  const numbers = [...text.matchAll(/(?<!\d)(?:\+?255 ?|0)[67]\d(?: ?0){4} ?\d{3}(?!\d)/g)].map(([number]) => number)
  const ids = numbers.map((number) => /^(?:255|0)[67]\d0000(\d{3})$/.exec(number.replace(/\D/g, ''))?.[1])
  return numbers.filter((_, i) => ids[i] !== undefined && !known.has(ids[i]))
}

test('[QA-016] no test or document uses a magic number which the catalogue lacks', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' }).split('\n')
  const read = files.filter((file) => /(\.(test|spec)\.tsx?|\.md)$/.test(file) && existsSync(resolve(ROOT, file)))
  const unknown = read.flatMap((file) => unknownNumbers(readFileSync(resolve(ROOT, file), 'utf8')).map((number) => `${file}: ${number}`))
  expect(read.length).toBeGreaterThan(20)
  expect(unknown).toEqual([])
})

test('[QA-016] such a number is seen in each spelling', () => {
  const zeros = '0'.repeat(4) // or this very file would hold one
  const wrong = ['255', '+255', '0'].map((start) => `${start}70${zeros}998`)
  expect(wrong.flatMap(unknownNumbers)).toEqual(wrong)
  expect(unknownNumbers(`0700 ${zeros.slice(1)} 998`)).toHaveLength(1)
  expect(unknownNumbers('255700000101 0712345678')).toEqual([])
})
