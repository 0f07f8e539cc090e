import { expect, test } from 'vitest'
import { amountsIn } from './amounts.ts'
import { tokensOf } from './tokens.ts'

test.each([
  ['laki moja elfu hamsini', 150_000],
  ['laki moja na elfu hamsini', 150_000],
  ['laki tatu elfu kumi na tano', 315_000],
  ['laki 1 elfu 50', 150_000],
  ['milioni moja laki mbili elfu tano', 1_205_000],
  ['elfu kumi na mbili na mia tano', 12_500],
  ['elfu mbili mia tano', 2_500],
  ['mia moja elfu tano', 5_100],
  ['laki mbili na nusu', 250_000],
  ['laki na nusu', 150_000],
  ['milioni moja na nusu', 1_500_000],
  ['laki moja elfu', 101_000],
  ['buku mbili jero', 2_500],
  ['20 elfu', 20_000],
  ['mia 15k', 15_100],
  ['one hundred and fifty thousand', 150_000],
  ['a hundred and twenty thousand five hundred', 120_500],
  ['hundred thousand', 100_000],
  ['two thousand five hundred', 2_500],
  ['fifteen hundred', 1_500],
  ['1.5 million', 1_500_000],
])('[CHAT-140] `%s` is the sum %i', (line, value) => {
  expect(amountsIn(tokensOf(line))).toMatchObject([{ kind: 'money', value }])
})

test('[CHAT-140] two sums and a number stay apart', () => {
  const values = (line: string) => amountsIn(tokensOf(line)).map(({ value }) => value)
  expect([values('10k na 20k'), values('two hundred and 3 salmon'), values('two and a half')]).toEqual([[10_000, 20_000], [200, 3], [2.5]])
})
