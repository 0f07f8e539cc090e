import { expect, test } from 'vitest'
import { understand } from './understand.ts'

test.each([
  ['sato', { kind: 'search', fish: 'sato', text: 'sato', quantity: null }],
  ['show me tilapia', { kind: 'search', fish: 'sato', text: 'tilapia', quantity: null }],
  ['nataka sato 2', { kind: 'add', fish: 'sato', text: 'sato', quantity: 2 }],
  ['2 sato', { kind: 'add', fish: 'sato', text: 'sato', quantity: 2 }],
  ['nataka kilo mbili za changu', { kind: 'add', fish: 'changu', text: 'changu', quantity: 2 }],
  ['give me three lobsters', { kind: 'add', fish: 'kambakochi', text: 'lobsters', quantity: 3 }],
  ['kamba kochi', { kind: 'search', fish: 'kambakochi', text: 'kamba kochi', quantity: null }],
  ['a dozen prawns please', { kind: 'add', fish: 'kamba', text: 'prawns', quantity: 12 }],
])('[CHAT-047][CHAT-050][CHAT-052] "%s" names a fish and how many', (line, intent) => {
  expect(understand(line)).toEqual(intent)
})

test.each([
  ['show my cart', 'cart'],
  ['Onyesha kikapu', 'cart'],
  ['checkout', 'checkout'],
  ['maliza ununuzi', 'checkout'],
  ['pay', 'pay'],
  ['lipa', 'pay'],
  ['cancel', 'cancel'],
  ['ghairi', 'cancel'],
  ['help', 'help'],
  ['msaada', 'help'],
  ['fuatilia oda', 'track'],
  ['where is my order?', 'track'],
  ['habari', 'greeting'],
  ['ndiyo', 'yes'],
  ['hapana', 'no'],
  ['rudi', 'back'],
  ['Kiswahili', 'language'],
  ['anza upya', 'startFresh'],
])('[CHAT-049] "%s" means %s', (line, kind) => {
  expect(understand(line).kind).toBe(kind)
})

test.each([
  ['1.5 kg sato', 1, 2],
  ['nusu kilo ya changu', 0, 1],
  ['half', 0, 1],
  ['moja na nusu', 1, 2],
])('[CHAT-053] "%s" is no whole unit', (line, below, above) => {
  expect(understand(line)).toEqual({ kind: 'fraction', below, above })
})

test('[CHAT-039] a bare number is a number', () => {
  expect(understand('3')).toEqual({ kind: 'number', value: 3 })
  expect(understand('tatu')).toEqual({ kind: 'number', value: 3 })
})

test('[CHAT-056] what means nothing is not understood', () => {
  expect(understand('??').kind).toBe('unknown')
  expect(understand('').kind).toBe('unknown')
})
