import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { corpus } from '#tools/understand/corpus/corpus.ts'
import { meanings } from '#tools/understand/words/meanings.ts'
import { plainOf } from '#web/chat/lines/lexicon/tokens.ts'
import { proofs } from '#web/chat/lines/testing/proofs.ts'
import { type Meaning, onlyIn, patternOf, saysIn } from './table.ts'

const LINES = join(import.meta.dirname, '../..')
const names = Object.keys(meanings) as Meaning[]

describe('the signs in a word list', () => {
  test.each([
    ['a comma separates phrases', 'gate, main door', ['at the gate', 'the main door'], ['at the door', 'gates']],
    ['one of several', 'my [order/fish]', ['where is my fish'], ['my wish', 'order']],
    ['one of several, or none', '(mw/m)ambie', ['mwambie', 'mambie', 'ambie'], ['wambie']],
    ['optional letters in a word', 'gate(s), house( )girl', ['gates', 'gate', 'housegirl', 'house girl'], ['gateway']],
    ['an optional word', '(the) rider (please)', ['the rider please', 'rider please', 'the rider', 'rider'], ['riders']],
    ['several optional words', 'acha (na) (hii/hiyo)', ['acha na hiyo', 'acha hii', 'acha na', 'acha'], ['achana']],
    ['any letters', '*kaang*', ['wakaangwe', 'kaanga'], ['kanga']],
    ['three letters or more', 'ume+', ['umetoa'], ['umeme']],
    ['a number', 'call #', ['call 0712345678', 'call +255712345678'], ['call me']],
    ['up to three words between', 'my … order', ['my order', 'my last big order', 'my one, two, three order'], ['my a b c d order']],
  ])('%s', (_sign, list, says, not) => {
    const pattern = new RegExp(`(?<![a-z])(?:${patternOf(list)})(?![a-z])`)
    expect(says.filter((line) => !pattern.test(line))).toEqual([])
    expect(not.filter((line) => pattern.test(line))).toEqual([])
  })

  test('no list contains another', () => {
    expect(names.filter((name) => !/^(?:[a-z,/()[\]*+#… -]|\p{Extended_Pictographic})+$/u.test(meanings[name]))).toEqual([])
  })
})

test('a line says only a meaning if all its other words are little words', () => {
  expect(onlyIn('yes please, sawa')('yes')).toBe(true)
  expect(onlyIn('yes, two tuna')('yes')).toBe(false)
  expect(onlyIn('please')('yes')).toBe(false)
})

test('each meaning is used by a move or the parser', () => {
  const sources = readdirSync(LINES, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.includes('testing'))
    .map((name) => readFileSync(join(LINES, name), 'utf8'))
    .join('\n')
  const asked = new Set(
    [
      ...sources.matchAll(/(?:(?:says|only|wordsOf|(?:says|only)In\(.*?\))\(|Meaning(?:\[\]\]|, string\])?> = \[)([^()]*?)(?:\)|\]\n)/g),
    ].flatMap(([, list = '']) => [...list.matchAll(/'(\w+)'/g)].map(([, name]) => name)),
  )
  expect(names.filter((name) => !asked.has(name) && name !== 'little')).toEqual([])
})

test('each meaning is found in a line of the corpus or of a move', () => {
  const said = [...corpus, ...proofs].map(({ line }) => saysIn(plainOf(line)))
  expect(names.filter((name) => !said.some((says) => says(name)))).toEqual([])
})
