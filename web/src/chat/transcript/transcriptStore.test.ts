import { expect, test } from 'vitest'
import type { Entry } from './entry.ts'
import { readEntry, storedEntry } from './transcriptStore.ts'

test('[CHAT-012] the cart count of a browsing card is stored as `holds`', () => {
  const entry: Entry = { id: 'x', at: 1, run: 1, card: { kind: 'categories' }, cartCountWhenShown: 2 }
  const stored = { id: 'x', at: 1, run: 1, card: { kind: 'categories' }, holds: 2 }
  expect(storedEntry(entry)).toEqual(stored)
  expect(readEntry(stored)).toEqual(entry)
})

test('[CHAT-012] an entry without a cart count is stored without one', () => {
  const entry: Entry = { id: 'x', at: 1, run: 1, card: { kind: 'help' } }
  expect(storedEntry(entry)).toStrictEqual(entry)
  expect(readEntry(storedEntry(entry))).toStrictEqual(entry)
})

test.each([
  [
    { kind: 'guideText', text: 'stopped' },
    { kind: 'says', text: 'stopped' },
  ],
  [
    { kind: 'reply', of: 'topics', text: 'thanks' },
    { kind: 'tells', of: 'topics', text: 'thanks' },
  ],
] as const)('[CHAT-065] a card %o is stored under the name of earlier versions', (card, stored) => {
  const entry: Entry = { id: 'x', at: 1, run: 1, card }
  expect(storedEntry(entry)).toEqual({ ...entry, card: stored })
  expect(readEntry({ ...entry, card: stored })).toEqual(entry)
})
