import { beforeEach, expect, test, vi } from 'vitest'
import type { Entry } from './entry.ts'
import type { TranscriptStore } from './transcriptStore.ts'

let stored: Record<string, Entry[]> = {}
let beforeRead: (owner: string) => Promise<void> = async () => {}
const messages: unknown[] = []

const memory: TranscriptStore = {
  async read(owner) {
    await beforeRead(owner)
    return stored[owner] ?? []
  },
  write: async () => {},
  remove: async () => {},
  adopt: async (from, to) => {
    stored[to] = [...(stored[to] ?? []), ...(stored[from] ?? [])]
    stored[from] = []
  },
}
vi.mock('./transcriptStore.ts', async (original) => ({ ...(await original<object>()), openTranscriptStore: async () => memory }))

class Channel {
  onmessage: unknown
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
  postMessage(data: unknown) {
    messages.push({ channel: this.name, data })
  }
}

const entry = (id: string, at: number, more: Partial<Entry> = {}): Entry => ({ id, at, run: 1, card: { kind: 'welcome' }, ...more })

async function load() {
  vi.resetModules()
  vi.stubGlobal('BroadcastChannel', Channel)
  const { useTranscript, ...transcript } = await import('./transcript.ts')
  return { ...transcript, ids: () => useTranscript.getState().entries.map(({ id }) => id), state: useTranscript.getState }
}

beforeEach(() => {
  stored = {}
  beforeRead = async () => {}
  messages.length = 0
})

test('[CHAT-003] new entries are sorted last in the order they came, whatever the device clock says', async () => {
  const { openTranscript, putEntries, ids, state } = await load()
  stored = { asha: [entry('first', 1_000)] }
  await openTranscript('asha')
  putEntries([entry('b', 500), entry('a', 500)]) // the clock was set back
  putEntries([entry('c', 2_000)])
  expect(ids()).toEqual(['first', 'b', 'a', 'c'])
  const times = state().entries.map(({ at }) => at)
  expect(times).toEqual([...new Set(times)].toSorted((x, y) => x - y))
  expect(times[0]).toBe(1_000)
  expect(times[2]).toBeLessThan(1_001) // moved as little as possible, so that the day line stays right
  expect(times[3]).toBe(2_000) // a later time is kept
})

test('[CHAT-003] an entry that is answered later keeps its place and time', async () => {
  const { openTranscript, putEntries, state } = await load()
  stored = { asha: [entry('question', 10), entry('next', 20)] }
  await openTranscript('asha')
  putEntries([entry('question', 99, { answer: { value: 'yes' } })])
  expect(state().entries).toEqual([entry('question', 10, { answer: { value: 'yes' } }), entry('next', 20)])
})

test('[CHAT-059] if two people sign in one after the other, the later one’s thread is shown, however late the first is read', async () => {
  const { openTranscript, ids, state } = await load()
  let finishReading = () => {}
  beforeRead = (owner) => (owner === 'asha' ? new Promise((done) => (finishReading = done)) : Promise.resolve())
  stored = { asha: [entry('hers', 1)], neema: [entry('other', 1)] }
  const first = openTranscript('asha')
  await vi.waitFor(() => expect(state().owner).toBe('asha'))
  await openTranscript('neema')
  finishReading()
  await first
  expect([state().owner, ids(), state().loaded]).toEqual(['neema', ['other'], true])
})

test('[CHAT-059] a guest’s card that another tab answered meanwhile is read as answered', async () => {
  const { openTranscript, state } = await load()
  stored = { guest: [entry('question', 1)] }
  await openTranscript('guest')
  stored['guest'] = [entry('question', 1, { answer: { value: 'x' } })]
  await openTranscript('asha')
  expect(state().entries).toEqual([entry('question', 1, { answer: { value: 'x' } })])
})

test('[CHAT-003][CHAT-061] other tabs get added and removed entries on one channel', async () => {
  const { openTranscript, putEntries, removeEntries } = await load()
  await openTranscript('asha')
  await openTranscript('guest')
  putEntries([entry('a', 1)])
  removeEntries(['a'])
  expect(messages).toEqual([
    { channel: 'samaki-thread', data: { owner: 'guest', entries: [entry('a', 1)], turn: null } },
    { channel: 'samaki-thread', data: { owner: 'guest', removed: ['a'] } },
  ])
})
