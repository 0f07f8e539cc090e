import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NETWORKS } from '#contract/rules/constants.ts'
import { fish, rareFish } from '#contract/rules/fish/names.ts'
import { listed } from '#tools/understand/tableText.ts'
import { languageOf } from './languageOf.ts'

/** Lines with their language, `none` if they have none. */
const table = readFileSync(resolve(import.meta.dirname, '../testing/languages.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((row) => row.split('\t') as [language: string, line: string])

test.each(table)('[CHAT-183] %s is the language of `%s`', (language, line) => {
  expect(languageOf(line) ?? 'none').toBe(language)
})

const wordsIn = (listed: string): string[] => listed.split(' ').map((name) => name.replaceAll('_', ' '))
const names = [
  ...[fish, rareFish].flatMap((table) => Object.entries(table).flatMap(([name, words]) => [name, ...wordsIn(words)])),
  ...wordsIn(listed('place')),
  ...wordsIn(listed('town')),
  ...NETWORKS,
]

test('[CHAT-183] the name of a fish, network or place anywhere in a line does not change its language', () => {
  const line = fc.constantFrom(...table)
  fc.assert(
    fc.property(line, fc.constantFrom(...names), fc.nat(8), ([language, typed], name, at) => {
      const words = typed.split(' ')
      // A name alone may itself have several words, which another name must not part.
      const place = language === 'none' ? words.length : Math.min(at, words.length)
      expect(languageOf(words.toSpliced(place, 0, name).join(' ')) ?? 'none').toBe(language)
    }),
    { seed: 183, numRuns: 2000 },
  )
})

test('[CHAT-183] a pasted payment message has no language', () => {
  expect(languageOf('QJ45ABC12 Confirmed. You have paid TZS 18,000 to SAMAKI LTD on 3/2/26. New balance is TZS 2,500')).toBeNull()
})
