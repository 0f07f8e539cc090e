import { expect, test } from 'vitest'
import { understand } from './understand.ts'

const goods = (line: string) => understand(line).items.map(({ fish, quantity }) => ({ fish, quantity }))

test.each([
  ['sato', 'search', [{ fish: 'tilapia', quantity: null }]],
  ['show me tilapia', 'search', [{ fish: 'tilapia', quantity: null }]],
  ['nataka sato 2', 'add', [{ fish: 'tilapia', quantity: 2 }]],
  ['2 sato', 'add', [{ fish: 'tilapia', quantity: 2 }]],
  ['nataka kilo mbili za changu', 'add', [{ fish: 'red snapper', quantity: 2 }]],
  ['give me three lobsters', 'add', [{ fish: 'lobster', quantity: 3 }]],
  ['kamba kochi', 'search', [{ fish: 'lobster', quantity: null }]],
  ['kamba', 'search', [{ fish: 'prawn', quantity: null }]],
  ['kambale', 'search', [{ fish: 'catfish', quantity: null }]],
  ['a dozen prawns please', 'add', [{ fish: 'prawn', quantity: 12 }]],
])('[CHAT-047][CHAT-050][CHAT-052][CHAT-138] "%s" names a fish and a quantity', (line, intent, items) => {
  expect(understand(line).intent).toBe(intent)
  expect(goods(line)).toEqual(items)
})

test.each([
  ['show my cart', 'showCart'],
  ['Onyesha kikapu', 'showCart'],
  ['checkout', 'checkout'],
  ['maliza ununuzi', 'checkout'],
  ['pay', 'pay'],
  ['lipa', 'pay'],
  ['cancel', 'cancel'],
  ['ghairi', 'cancel'],
  ['help', 'help'],
  ['msaada', 'help'],
  ['fuatilia oda', 'trackOrder'],
  ['where is my order?', 'trackOrder'],
  ['habari', 'greeting'],
  ['ndiyo', 'yes'],
  ['hapana', 'no'],
  ['rudi', 'back'],
  ['Kiswahili', 'language'],
  ['anza upya', 'startFresh'],
])('[CHAT-049] "%s" means %s', (line, intent) => {
  expect(understand(line).intent).toBe(intent)
})

test.each([
  ['1.5 kg sato', 1, 2],
  ['nusu kilo ya changu', 0, 1],
  ['half', 0, 1],
  ['robo dazeni', 0, 1],
  ['moja na nusu', 1, 2],
])('[CHAT-053] "%s" is not a whole number of units', (line, below, above) => {
  expect(understand(line)).toMatchObject({ quantity: 'fraction', fraction: { below, above } })
})

test('[CHAT-039] a number alone is read as a number', () => {
  expect(understand('3')).toMatchObject({ intent: 'unknown', quantity: 3 })
  expect(understand('tatu')).toMatchObject({ intent: 'unknown', quantity: 3 })
})

test('[CHAT-056] a line without meaning is not understood', () => {
  expect(understand('??').intent).toBe('unknown')
  expect(understand('').intent).toBe('unknown')
})
