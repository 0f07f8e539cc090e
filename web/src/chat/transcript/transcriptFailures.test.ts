import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Entry } from './entry.ts'
import type { TranscriptStore } from './transcriptStore.ts'

const broken = async () => {
  throw new DOMException('full', 'QuotaExceededError')
}
let store: TranscriptStore | null
vi.mock('./transcriptStore.ts', async (original) => ({ ...(await original<object>()), openTranscriptStore: async () => store }))

const entry = (id: string): Entry => ({ id, at: 1, run: 1, card: { kind: 'welcome' } })
const works: TranscriptStore = { read: async () => [entry('kept')], write: async () => {}, remove: async () => {}, adopt: async () => {} }
const unhandled = vi.fn()

beforeEach(() => {
  vi.resetModules()
  unhandled.mockClear()
  process.on('unhandledRejection', unhandled)
})
afterEach(() => void process.off('unhandledRejection', unhandled))

test.each([
  ['there is none', null, []],
  ['it cannot be read', { ...works, read: broken }, []],
  ['an older thread cannot be moved', { ...works, adopt: broken }, []],
  ['it cannot be written', { ...works, write: broken }, ['kept']],
  ['nothing can be removed', { ...works, remove: broken }, ['kept']],
] as const)('[CHAT-066] if the thread’s storage fails (%s), the thread is in memory and says so', async (_, failing, found) => {
  store = failing
  const { openTranscript, putEntries, removeEntries, useTranscript } = await import('./transcript.ts')
  await openTranscript('o1', '+255712345678')
  expect(useTranscript.getState()).toMatchObject({ loaded: true })
  expect(useTranscript.getState().entries.map(({ id }) => id)).toEqual(found)
  putEntries([entry('new')])
  removeEntries(['kept'])
  expect(useTranscript.getState().entries.map(({ id }) => id)).toEqual(['new'])
  await vi.waitFor(() => expect(useTranscript.getState().isStored).toBe(false))
  await new Promise((done) => setTimeout(done))
  expect(unhandled).not.toHaveBeenCalled()
})

test('[CHAT-059][SEC-026] a thread once stored by phone number is moved before it is read', async () => {
  const moves: string[][] = []
  store = { ...works, adopt: async (from, to) => void moves.push([from, to]) }
  const { openTranscript } = await import('./transcript.ts')
  await openTranscript('guest')
  await openTranscript('o1', '+255712345678')
  expect(moves).toEqual([
    ['+255712345678', 'o1'],
    ['guest', 'o1'],
  ])
})

test('[CHAT-065][CHAT-066] damaged records are skipped and the rest is shown', async () => {
  const { readEntries } = await import('./transcriptStore.ts')
  const deep = JSON.parse('['.repeat(5_000) + ']'.repeat(5_000)) as unknown
  const read = readEntries([
    null,
    7,
    'text',
    {},
    { id: 'a' },
    { ...entry('b'), at: 'noon' },
    { ...entry('c'), answer: 7 },
    entry('d'),
    { ...entry('e'), card: deep },
  ])
  expect(read.map(({ id, card }) => [id, card.kind])).toEqual([
    ['d', 'welcome'],
    ['e', 'unknown'],
  ])
})

test('[CHAT-066] a browser that forbids IndexedDB has no store', async () => {
  const real = await vi.importActual<typeof import('./transcriptStore.ts')>('./transcriptStore.ts')
  Object.defineProperty(globalThis, 'indexedDB', {
    get: () => {
      throw new DOMException('denied', 'SecurityError')
    },
    configurable: true,
  })
  expect(await real.openTranscriptStore()).toBeNull()
  Reflect.deleteProperty(globalThis, 'indexedDB')
})
