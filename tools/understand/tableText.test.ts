import { expect, test } from 'vitest'
import { featuresOf } from '#web/chat/lines/lexicon/words/rows.ts'
import { keys, lines, phrases, sensesOf } from '#web/chat/lines/lexicon/words/table.ts'
import { weights } from './weights.ts'
import { meanings } from './words/meanings.ts'
import { words } from './words/words.ts'

const rows = weights.trim().split('\n')

test('[CHAT-048] the table has the fitted weights, each for a word or sign of the lists', () => {
  const features = new Set(lines.flatMap(featuresOf))
  for (const row of rows) {
    const [feature = '', said = ''] = row.split(': ')
    expect(features).toContain(feature)
    const read = (sensesOf.get(feature) ?? []).map(([sense, level]) => `${keys[sense]} ${level}`)
    expect(read.toSorted(), feature).toEqual(said.split(', ').toSorted())
  }
  expect(sensesOf.size).toBe(rows.length)
  expect(rows.length).toBeGreaterThan(500)
})

test('[CHAT-048] the table has every meaning with its words', () => {
  const wordsOf = (listed: string) => listed.split(/[ |]/).filter(Boolean).toSorted()
  const read = lines.flatMap(({ sort, name, words: listed }) => (sort === '' ? [[name, ...wordsOf(listed)]] : []))
  const rowsOfWords = words.trim().split('\n')
  expect(read).toEqual(rowsOfWords.map((row) => [row.split(':', 1)[0], ...wordsOf(row.slice(row.indexOf(':') + 1))]))
})

test('[CHAT-048] the table has the phrases of every meaning of a clause', () => {
  expect([...phrases]).toEqual(Object.entries(meanings))
})

test('[CHAT-055] words are written without accents or capitals, as lines are read', () => {
  expect(lines.filter(({ sort, words: listed }) => sort === '_' && !/^[a-zA-Z_]+( [a-zA-Z_]+)*$/.test(listed))).toEqual([])
  expect(lines.filter(({ sort, words: listed }) => sort !== '_' && !/^[a-z_~| -]*$/.test(listed))).toEqual([])
})
