// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { aProduct } from '#fixtures/builders.ts'
import type { Entry } from './entry.ts'
import { readEntry, type TranscriptStore } from './transcriptStore.ts'

interface Write {
  owner: string
  entries: readonly Entry[]
  gone: readonly (readonly [string, string])[]
}
const writes: Write[] = []
const messages: { owner: string; entries: Entry[] }[] = []
let stored: Record<string, Entry[]> = {}
let reading: () => Promise<void> = async () => {}
let receive: (data: unknown) => void = () => {}

const memory: TranscriptStore = {
  read: async (owner) => {
    const found = stored[owner] ?? []
    await reading()
    return found
  },
  write: async (owner, entries, gone) => void writes.push({ owner, entries, gone }),
  remove: async () => {},
  adopt: async (from, to) => {
    stored[to] = [...(stored[to] ?? []), ...(stored[from] ?? [])]
    stored[from] = []
  },
}
vi.mock('./transcriptStore.ts', async (original) => ({ ...(await original<object>()), openTranscriptStore: async () => memory }))

class Channel {
  set onmessage(listener: (event: { data: unknown }) => void) {
    receive = (data) => listener({ data })
  }
  postMessage(message: { owner: string; entries: Entry[] }) {
    messages.push(structuredClone(message))
  }
}

const entry = (id: string, more: Partial<Entry> = {}): Entry => ({
  id,
  at: 1,
  run: 1,
  card: { kind: 'welcome' },
  cartCountWhenShown: 0,
  ...more,
})

async function load() {
  vi.resetModules()
  vi.stubGlobal('BroadcastChannel', Channel)
  const transcript = await import('./transcript.ts')
  return {
    ...transcript,
    ...(await import('./append.ts')),
    ...(await import('../guide/commands.ts')),
    ...(await import('../guide/stepCommands.ts')),
    ...(await import('../guide/addCommands.ts')),
  }
}

beforeEach(() => {
  writes.length = 0
  messages.length = 0
  stored = {}
  reading = async () => {}
})

test.each([
  ['browse', 'categories'],
  ['askNewAddress', 'newAddress'],
  ['stopCheckout', 'guideText'],
] as const)(
  '[CHAT-003][CHAT-043] %s answers the open question and appends what follows in one write and one message',
  async (act, kind) => {
    stored = { guest: [entry('1-product-0')] }
    const { openTranscript, whenSaved, ...commands } = await load()
    await openTranscript('guest')
    commands[act]()
    await whenSaved()
    const cards = [
      expect.objectContaining({ id: '1-product-0', answer: expect.anything() }),
      expect.objectContaining({ card: expect.objectContaining({ kind }) }),
    ]
    expect(writes).toEqual([{ owner: 'guest', entries: cards, gone: [] }])
    expect(messages.map(({ owner, entries }) => ({ owner, entries: entries.map(readEntry) }))).toEqual([{ owner: 'guest', entries: cards }])
  },
)

test('[CHAT-043][CHAT-091] a guest’s add answers its card once', async () => {
  vi.stubGlobal('fetch', async () => Response.json(aProduct({ id: 'changu', availableQuantity: 9 })))
  stored = { guest: [entry('list', { card: { kind: 'products', search: 'changu' } })] }
  const { openTranscript, addProduct } = await load()
  await openTranscript('guest')
  await Promise.all([addProduct('changu', 2, 'list'), addProduct('changu', 2, 'list')])
  // The card of the second tap is answered already.
  expect(writes.map(({ entries }) => entries.map(({ answer, card }) => answer ?? card))).toEqual([
    [{ value: 2 }, { kind: 'slip' }],
    [expect.objectContaining({ kind: 'guideText', text: 'inCart' })],
  ])
})

test('[CHAT-043] a card answered in another tab counts as answered before the message arrives', async () => {
  stored = { guest: [entry('list')] }
  const { openTranscript, isAnswered } = await load()
  await openTranscript('guest')
  expect(await isAnswered('list')).toBe(false)
  stored = { guest: [entry('list', { answer: { value: 1 } })] }
  expect(await isAnswered('list')).toBe(true)
})

test('[CHAT-060] the oldest entries are removed in the same write that adds the newest', async () => {
  stored = { guest: Array.from({ length: 2_000 }, (_, n) => entry(`e${n}`, { at: n + 1 })) }
  const { openTranscript, putEntries, whenSaved } = await load()
  await openTranscript('guest')
  putEntries([entry('new', { at: 3_000 })])
  await whenSaved()
  expect(writes).toEqual([{ owner: 'guest', entries: [expect.objectContaining({ id: 'new' })], gone: [['guest', 'e0']] }])
})

test('[CHAT-059] entries that another tab has already moved to the user are not moved again', async () => {
  stored = { guest: [entry('1-product-0')], asha: [] }
  const { openTranscript, useTranscript } = await load()
  await openTranscript('guest')
  await memory.adopt('guest', 'asha') // as another tab does
  await openTranscript('asha')
  expect(useTranscript.getState().entries.map(({ id }) => id)).toEqual(['1-product-0'])
})

test('[CHAT-003] an entry sent while the thread is being read is kept', async () => {
  const { openTranscript, useTranscript } = await load()
  await openTranscript('guest')
  reading = async () => receive({ owner: 'asha', entries: [entry('told', { at: 5 })] })
  stored = { asha: [entry('1-product-0')] }
  await openTranscript('asha')
  expect(useTranscript.getState().entries.map(({ id }) => id)).toEqual(['1-product-0', 'told'])
})

test('[CHAT-060] beyond the limit the oldest entries are removed, and the thread says so until it is cleared', async () => {
  const { MOST_ENTRIES, openTranscript, putEntries, removeEntries, useTranscript, whenSaved } = await load()
  expect(useTranscript.getState()).toEqual({ owner: null, entries: [], loaded: false, isStored: true, trimmed: false })
  await openTranscript('asha')
  putEntries(Array.from({ length: MOST_ENTRIES }, (_, n) => entry(`e${n}`)))
  expect(useTranscript.getState()).toMatchObject({ trimmed: false })
  putEntries([entry('last')])
  expect(useTranscript.getState().trimmed).toBe(true)
  expect([useTranscript.getState().entries.length, useTranscript.getState().entries[0]?.id]).toEqual([MOST_ENTRIES, 'e1'])
  await whenSaved()
  expect(writes.at(-1)?.gone).toEqual([['asha', 'e0']])
  removeEntries(['last'])
  expect(useTranscript.getState().trimmed).toBe(false)
})

test('[CHAT-003] nothing is written before a thread is open, or if there is nothing to write', async () => {
  const { openTranscript, putEntries, removeEntries, whenSaved, useTranscript } = await load()
  putEntries([entry('early')])
  removeEntries(['early'])
  await openTranscript('asha')
  putEntries([])
  await whenSaved()
  expect([writes, messages, useTranscript.getState().entries]).toEqual([[], [], []])
})

test('[CHAT-059] only a guest’s entries move to the user who signs in, and opening the same thread again changes nothing', async () => {
  stored = { asha: [entry('hers')], neema: [entry('other')] }
  const { openTranscript, useTranscript } = await load()
  await openTranscript('asha')
  await openTranscript('neema')
  expect(useTranscript.getState().entries.map(({ id }) => id)).toEqual(['other'])
  await openTranscript('guest')
  expect(useTranscript.getState().entries).toEqual([])
  stored['guest'] = [entry('late')]
  await openTranscript('guest')
  expect(useTranscript.getState().entries).toEqual([])
})

test('[CHAT-003] messages of other tabs count only for the open thread', async () => {
  const { openTranscript, useTranscript } = await load()
  await openTranscript('asha')
  const ids = () => useTranscript.getState().entries.map(({ id }) => id)
  receive({ owner: 'neema', entries: [entry('foreign')] })
  receive({ owner: 'asha', entries: [entry('mine'), entry('more')] })
  expect(ids()).toEqual(['mine', 'more'])
  receive({ owner: 'neema', removed: ['mine'] })
  receive({ owner: 'asha', removed: ['more'] })
  expect(ids()).toEqual(['mine'])
})

test('[CHAT-043] a card counts as answered if memory or storage says so; an unknown one does not', async () => {
  stored = { asha: [entry('there', { answer: { value: 'x' } }), entry('open')] }
  const { openTranscript, isAnswered, useTranscript } = await load()
  expect(await isAnswered('there')).toBe(true)
  await openTranscript('asha')
  useTranscript.setState({ entries: [entry('here', { answer: { value: 'x' } }), entry('there'), entry('open')] })
  expect(await Promise.all(['here', 'there', 'open', 'unknown'].map((id) => isAnswered(id)))).toEqual([true, true, false, false])
  reading = async () => Promise.reject(new Error('broken'))
  expect(await Promise.all(['here', 'there'].map((id) => isAnswered(id)))).toEqual([true, false])
})
