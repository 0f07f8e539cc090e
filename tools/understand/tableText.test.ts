import { expect, test } from 'vitest'
import { featuresOf } from '#web/chat/lines/lexicon/words/rows.ts'
import { keys, lines, phrases, sensesOf, topicRows } from '#web/chat/lines/lexicon/words/table.ts'
import { readRows } from './readRows.ts'
import { topics } from './topics/topics.ts'
import { readWeights } from './weights.ts'
import { meanings } from './words/meanings.ts'

test('[CHAT-048] the table has the fitted weights, each for a word or sign of the lists', () => {
  const features = new Set(lines.flatMap(featuresOf))
  const weights = readWeights()
  for (const [feature, levels] of weights) {
    expect(features).toContain(feature)
    const read = (sensesOf.get(feature) ?? []).map(([sense, level]) => [keys[sense], level] as const)
    expect(new Map(read), feature).toEqual(levels)
  }
  expect(sensesOf.size).toBe(weights.size)
  expect(weights.size).toBeGreaterThan(500)
})

test('[CHAT-048] the table has every meaning with its words', () => {
  const wordsOf = (listed: string) => listed.split(/[ |]/).filter(Boolean).toSorted()
  const read = lines.flatMap(({ sort, name, words: listed }) => (sort === '' ? [[name, ...wordsOf(listed)]] : []))
  expect(read).toEqual(readRows('words/words.txt').map(([name, words]) => [name, ...wordsOf(words)]))
})

test('[CHAT-048][CHAT-141] the table has the phrases of every meaning of a clause, and of every topic without a sense', () => {
  const ofTopics = topics.flatMap((one) => (one.phrases ? [[one.name, one.phrases]] : []))
  expect([...phrases]).toEqual([...Object.entries(meanings), ...ofTopics])
  expect(topicRows.map(([move]) => move.split('!')[0])).toEqual(topics.map(({ move }) => move))
})

test('no word is written twice in the list of a meaning, and its English words leave out its own name', () => {
  const needless = readRows('words/words.txt').flatMap(([name, words]) => {
    const [swahili = [], english = []] = words.split('|').map((list) => list.split(' ').filter(Boolean))
    const all = [...swahili, ...english]
    return all.filter((word, at) => all.indexOf(word) !== at || english.includes(name)).map((word) => `${name}: ${word}`)
  })
  expect(needless).toEqual([])
})

test('[CHAT-055] words are written without accents or capitals, as lines are read', () => {
  expect(lines.filter(({ sort, words: listed }) => sort === '_' && !/^[a-zA-Z_]+( [a-zA-Z_]+)*$/.test(listed))).toEqual([])
  expect(lines.filter(({ sort, words: listed }) => sort !== '_' && !/^[a-z_~| -]*$/.test(listed))).toEqual([])
})
