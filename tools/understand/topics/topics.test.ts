import { expect, test } from 'vitest'
import { replyIds } from '#web/chat/kinds/row.ts'
import { shopFacts } from '#web/chat/kinds/shopFacts.ts'
import { senses } from '../senses.ts'
import { meanings } from '../words/meanings.ts'
import { topics, topicsIn } from './topics.ts'

const topic = (more: readonly (readonly [string, string])[] = []) => [
  ['topic', 'talk.parking'] as const,
  ['phrases', 'parking, park my car'] as const,
  ['English line', 'do you have parking'] as const,
  ['Swahili line', 'mna parking'] as const,
  ['English answer', 'We bring the fish to you.'] as const,
  ...more,
]
const ANSWER = ['Swahili answer', 'Tunakuletea samaki.'] as const

test('[CHAT-141] a topic is read from its rows', () => {
  const [read, next] = topicsIn([...topic([ANSWER, ['not with', 'rider money']]), ...topic([ANSWER])])
  expect(read).toEqual({
    move: 'talk.parking',
    name: 'parking',
    phrases: 'parking, park my car',
    notWith: ['rider', 'money'],
    buttons: [],
    lines: ['do you have parking', 'mna parking'],
    answer: { en: 'We bring the fish to you.', sw: 'Tunakuletea samaki.' },
  })
  expect(next?.notWith).toEqual([])
})

test('[CHAT-141][I18N-003] a topic without an answer in both languages, and a row with another name, stop the build', () => {
  expect(() => topicsIn(topic())).toThrow('talk.parking needs Swahili answer')
  expect(() => topicsIn(topic([['Sense', 'parking']]))).toThrow('“Sense” is none of topic, phrases')
})

test.each(topics)(
  '[CHAT-141] $move names only senses, meanings, buttons and facts that exist',
  ({ move, name, phrases, notWith, buttons, answer }) => {
    expect(move).toMatch(/^(?:talk|shop)\.\w+$/)
    // A topic is told by its sense or by its phrases.
    expect([name in senses, phrases !== '']).toEqual(phrases === '' ? [true, false] : [false, true])
    expect(name in meanings).toBe(false)
    expect(Object.keys(meanings)).toEqual(expect.arrayContaining([...notWith]))
    expect(replyIds).toEqual(expect.arrayContaining([...buttons]))
    const facts = Object.values(answer).flatMap((sentence) => Array.from(sentence.matchAll(/\{(\w+)\}/g), ([, fact]) => fact))
    expect(Object.keys(shopFacts)).toEqual(expect.arrayContaining(facts))
  },
)
