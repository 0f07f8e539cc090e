import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { loadBundle } from '#web/i18n/texts.ts'
import { actsOf, decide } from '../decide.ts'
import { understand } from '../lexicon/understand.ts'
import { moments } from '../testing/moments.ts'
import { readLine } from './read.ts'

beforeAll(async () => {
  for (const bundle of ['shell', 'chat'] as const) await loadBundle(bundle)
})

const known = {
  orders: [],
  shown: undefined,
  meant: { order: undefined, lacks: 'any' },
  transporters: [],
  market: [],
  fish: undefined,
} as const
/** Names that every object, list, text, function or map has. */
const properties = [Object, Array, String, Number, Function, Map, RegExp, Promise].flatMap(({ prototype }) =>
  Object.getOwnPropertyNames(prototype),
)
/** Those that are not everyday words too, such as `get` and `length`. */
const strange = properties.filter((name) => /[A-Z_]|^constructor$/.test(name))
const everyday = [
  'sato',
  '2',
  'mia',
  'elfu',
  'na',
  ',',
  '.',
  '?',
  '\n',
  'nyumbani',
  'to',
  'kwa',
  'mama',
  'Sinza',
  'note:',
  'order',
  'lipa',
  'not',
  'nusu',
  'kilo',
]

function readAndDecide(line: string): void {
  const read = readLine(line)
  for (const moment of Object.values(moments)) actsOf(decide(read, moment), moment, known)
}

test('[CHAT-175] a word that every object has as a property means nothing', () => {
  for (const word of new Set(strange)) {
    readAndDecide(word)
    const { items, quantity, phone, orderNumber, place } = understand(word)
    expect({ word, items, quantity, phone, orderNumber, place }).toEqual({
      word,
      items: [],
      quantity: null,
      phone: undefined,
      orderNumber: undefined,
      place: null,
    })
  }
})

test('[CHAT-175] no line of such words and everyday ones throws at any moment', () => {
  const words = fc.array(fc.oneof(fc.constantFrom(...properties), fc.constantFrom(...everyday)), { minLength: 1, maxLength: 7 })
  fc.assert(
    fc.property(words, (some) => readAndDecide(some.join(' '))),
    { seed: 175, numRuns: 150 },
  )
})
