import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { advance } from '../../guide/advance.ts'
import { type Facts, noFacts } from '../../guide/facts.ts'
import type { Entry } from '../../transcript/entry.ts'
import { openQuestion } from '../../transcript/openQuestion.ts'
import { readEntries } from '../../transcript/transcriptStore.ts'
import { rowsOf } from './rows.ts'

interface StoredThread {
  readonly name: string
  /** The id of the open question. */
  readonly open: string
  readonly facts: Partial<Facts> & { readonly storedAdd?: boolean }
  readonly entries: readonly object[]
}

/** Recorded from commit 8b5b4c14, before guests had a cart: a thread left at each question, with an add stored for a guest, and with the old bar `Back to your order`. */
const threads = readFileSync(new URL('./earlierThreads.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as StoredThread)
const threadLeftAt = (name: string) => threads.find((thread) => thread.name === name) as StoredThread

/** The facts once the app has started: a stored add is in the cart, and the last order was read. */
function factsOf({ facts: { storedAdd = false, ...known } }: StoredThread): Facts {
  return { ...noFacts, now: 1_764_000_100_000, usualRead: true, ...known, ...(storedAdd && { cartCount: 1 }) }
}

function opened(entries: readonly Entry[], facts: Facts) {
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  for (const entry of advance(entries, facts)) byId.set(entry.id, entry)
  const thread = [...byId.values()]
  const open = openQuestion(thread, facts)
  return { thread, open, last: rowsOf(thread, { live: open?.id ?? null }).at(-1) }
}

/** Questions that another card asks now. */
const ASKED_OTHERWISE: Readonly<Record<string, string>> = {
  'code of a new account': 'register',
  // Now rows of the slip.
  ...{ delivery: 'slip', transporters: 'slip', method: 'slip', payPhone: 'slip' },
}

test.each(threads.map(({ name }) => name))(
  '[CHAT-156][CHAT-167] a thread that an earlier version left at %s opens at that question, which is the last row',
  (name) => {
    const stored = threadLeftAt(name)
    const entries = readEntries(stored.entries)
    expect(entries).toHaveLength(stored.entries.length)
    expect(entries.filter(({ card }) => card.kind === 'unknown')).toEqual([])
    const facts = factsOf(stored)
    const { thread, open, last } = opened(entries, facts)
    const before = entries.find(({ id }) => id === stored.open)
    if (ASKED_OTHERWISE[name]) expect(open?.card.kind).toBe(ASKED_OTHERWISE[name])
    else expect([open?.id, open?.card]).toEqual([stored.open, before?.card])
    expect(last).toMatchObject({ kind: 'entry', key: open?.id })
    expect(advance(thread, facts)).toEqual([]) // a second tab has nothing to write
  },
)

test.each(['delivery', 'transporters', 'method', 'payPhone', 'review'])(
  '[CHAT-176][CHAT-181] a thread left at the %s shows the slip, also while the last order is read',
  (name) => {
    const stored = threadLeftAt(name)
    const unread = opened(readEntries(stored.entries), { ...factsOf(stored), usualRead: false })
    expect([unread.open?.id, unread.open?.card]).toEqual([name === 'review' ? stored.open : '1-slip-0', { kind: 'slip' }])
    expect(opened(unread.thread, factsOf(stored)).open).toEqual(unread.open)
  },
)

test('[CHAT-091][CHAT-167] after sign-in a stored add is in the cart and nothing is asked twice', () => {
  const stored = threadLeftAt('a held add, its code sent')
  const { open, thread } = opened(readEntries(stored.entries), { ...factsOf(stored), user: '255 712 ••• 678', addresses: 1 })
  expect(open?.card.kind).toBe('slip')
  expect(thread.filter(({ card, answer }) => card.kind === 'code' && !answer)).toEqual([])
})
