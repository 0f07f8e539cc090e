import { expect, test } from 'vitest'
import type { Card } from '../../kinds/card.ts'
import type { Entry } from '../../transcript/entry.ts'
import { openQuestion } from '../../transcript/openQuestion.ts'
import { readEntries } from '../../transcript/transcriptStore.ts'
import { rowsOf } from './rows.ts'

const NOON = Date.parse('2026-11-20T12:00:00+03:00')
const DAY = 24 * 3_600_000
const entry = (id: string, card: Card, at = NOON): Entry => ({ id, at, run: 1, card })
const keys = (entries: readonly Entry[], live: string | null, newFrom: string | null = null) =>
  rowsOf(entries, { live, newFrom })
    .map(({ key }) => key)
    .filter((key) => !key.startsWith('day'))

const address = entry('address', { kind: 'address' })
const line = entry('line', { kind: 'said', text: 'is it fresh?' })
const reply = entry('reply', { kind: 'reply', of: 'topics', text: 'fresh' })
const help = entry('help', { kind: 'help' })

test('[CHAT-156] the live card is the last row, whatever the order of writing', () => {
  for (const written of [
    [address, line, reply, help],
    [line, address, reply, help],
    [line, reply, help, address],
  ])
    expect(keys(written, 'address')).toEqual(['line', 'reply', 'help', 'working', 'address'])
  expect(keys([line, reply], null)).toEqual(['line', 'reply'])
})

test('[CHAT-156][CHAT-064] a question left open yesterday adds no second day line', () => {
  const today = [
    { ...line, at: NOON + DAY },
    { ...reply, at: NOON + DAY },
  ]
  expect(rowsOf([address, ...today], { live: 'address' }).map(({ kind }) => kind)).toEqual(['day', 'entry', 'entry', 'working', 'entry'])
})

test('[CHAT-156][CHAT-062] the separator is above the first new entry, even if that is the question itself', () => {
  expect(keys([line, address, reply], 'address', 'address')).toEqual(['line', 'new', 'reply', 'working', 'address'])
  expect(keys([line, address], 'address', 'address')).toEqual(['line', 'new', 'working', 'address'])
})

test('[CHAT-156] a thread stored by an earlier version shows its open question last', () => {
  const stored = [
    { id: '1-product-0', at: NOON, run: 1, goal: 'product', card: { kind: 'welcome' }, answer: { value: 'a' }, cartCountWhenShown: 0 },
    {
      id: '1-review-0',
      at: NOON + 1,
      run: 1,
      goal: 'review',
      card: { kind: 'slip' },
      answer: { superseded: true, why: { by: 'answer' } },
    },
    { id: '1-address-0', at: NOON + 2, run: 1, goal: 'address', card: { kind: 'address' } },
    { id: 'said', at: NOON + 3, run: 1, card: { kind: 'said', text: 'help' } },
    { id: 'back', at: NOON + 4, run: 1, card: { kind: 'guideText', text: 'backToOrder', about: 'address' } },
    { id: 'beside', at: NOON + 5, run: 1, card: { kind: 'product', productId: 'a', beside: true } },
    { id: 'list', at: NOON + 6, run: 1, card: { kind: 'products', search: 'sato', beside: true } },
  ]
  const entries = readEntries(stored)
  expect(entries.map(({ card }) => card.kind)).not.toContain('unknown')
  const open = openQuestion(entries, { cartCount: 1 })
  expect(open?.id).toBe('1-address-0')
  expect(keys(entries, open?.id ?? null)).toEqual(['1-product-0', '1-review-0', 'said', 'back', 'beside', 'list', 'working', '1-address-0'])
  expect(entries.map(({ id }) => id)).toEqual(stored.map(({ id }) => id))
})
