import { create } from 'zustand'
import { isKnown } from '../kinds/card.ts'
import { kinds } from '../kinds/kinds.ts'
import type { Entry } from './entry.ts'
import { type EntryKey, openTranscriptStore, readEntries, sorted, storedEntry, type TranscriptStore } from './transcriptStore.ts'
import { countUnread, isThreadSeen } from './unread.ts'
import { receiveTurn, turnNow } from './useTurn.ts'

/** The most entries a thread keeps; the oldest are removed first (CHAT-060). */
export const MOST_ENTRIES = 2_000

interface Transcript {
  /** The person whose thread this is, or `guest`. */
  owner: string | null
  entries: readonly Entry[]
  loaded: boolean
  /** False if nothing can be stored; the thread is then in memory only (CHAT-066). */
  isStored: boolean
  /** True if older entries were removed (CHAT-060). */
  trimmed: boolean
}

export const useTranscript = create<Transcript>()(() => ({ owner: null, entries: [], loaded: false, isStored: true, trimmed: false }))

let store: Promise<TranscriptStore | null> | null = null
let channel: BroadcastChannel | null = null

/** Opens the thread of `owner`, which earlier versions stored as `formerly`. At sign-in a guest's entries become the user's (CHAT-059). */
export async function openTranscript(owner: string, formerly?: string): Promise<void> {
  const before = useTranscript.getState()
  if (before.owner === owner) return
  const adopted = before.owner === 'guest' && owner !== 'guest' ? before.entries : []
  useTranscript.setState({ owner, entries: adopted, loaded: false })
  store ??= openTranscriptStore()
  const db = await store
  listen()
  const stored = await readThread(db, owner, [...(formerly === undefined ? [] : [formerly]), ...(adopted.length > 0 ? ['guest'] : [])])
  const { owner: still, entries } = useTranscript.getState()
  if (still !== owner) return
  // Keeps entries that another tab sent while the stored thread was read.
  const arrived = entries.filter((entry) => !adopted.includes(entry))
  useTranscript.setState({ entries: merge(stored ?? adopted, arrived), loaded: true, isStored: stored !== null })
}

/** Returns the stored entries; null if the storage is not usable. */
async function readThread(db: TranscriptStore | null, owner: string, adopted: readonly string[]): Promise<Entry[] | null> {
  try {
    for (const from of adopted) await db?.adopt(from, owner)
    return (await db?.read(owner)) ?? null
  } catch {
    return null
  }
}

/** Appends new entries and replaces known ones in memory, in storage and in other tabs (CHAT-003). */
export function putEntries(entries: readonly Entry[]): void {
  if (entries.length === 0) return
  const { owner, entries: before } = useTranscript.getState()
  if (owner === null) return
  const placed = withLaterTimes(before, entries)
  const merged = merge(before, placed)
  const newest = merged.slice(-MOST_ENTRIES)
  const gone = merged.slice(0, merged.length - newest.length)
  if (!isThreadSeen()) countUnread(owner, arrivedAmong(placed, before))
  useTranscript.setState({ entries: newest, ...(gone.length > 0 ? { trimmed: true } : {}) })
  channel?.postMessage({ owner, entries: placed.map(storedEntry), turn: turnNow() })
  saving = change((store) => store.write(owner, placed, keysOf(owner, gone)))
}

/** Returns the ids of new entries that count as unread: not the welcome card, nor the buyer's own words. */
function arrivedAmong(entries: readonly Entry[], before: readonly Entry[]): string[] {
  const known = new Set(before.map(({ id }) => id))
  return entries.filter(({ id, card }) => !known.has(id) && (!isKnown(card) || kinds[card.kind].countsAsUnread)).map(({ id }) => id)
}

/** Answers one entry by id, for cards outside the journey. */
export function answerEntry(id: string, value: string | number): void {
  const entry = useTranscript.getState().entries.find((one) => one.id === id)
  if (entry && !entry.answer) putEntries([{ ...entry, answer: { value } }])
}

/** Resolves when everything written so far is stored. */
export const whenSaved = (): Promise<void> => saving
let saving = Promise.resolve()

/** Returns whether an entry is answered, also by another tab whose message has not arrived yet. */
export async function isAnswered(id: string): Promise<boolean> {
  const { owner, entries } = useTranscript.getState()
  if (owner === null || entries.some((entry) => entry.id === id && entry.answer)) return true
  return (await readStored(owner)).some((entry) => entry.id === id && entry.answer)
}

/** Returns whether the thread has an entry, also one written by another tab whose message has not arrived yet. */
export async function hasEntry(id: string): Promise<boolean> {
  const { owner, entries } = useTranscript.getState()
  if (owner === null || entries.some((entry) => entry.id === id)) return true
  return (await readStored(owner)).some((entry) => entry.id === id)
}

/** Returns the stored entries, also those of other tabs whose message has not arrived yet; none if the storage is not usable. */
async function readStored(owner: string): Promise<readonly Entry[]> {
  try {
    return (await (await store)?.read(owner)) ?? []
  } catch {
    return []
  }
}

/** Resolves when the stored thread is loaded. */
export function whenLoaded(): Promise<void> {
  return new Promise((resolve) => {
    if (useTranscript.getState().loaded) return resolve()
    const stop = useTranscript.subscribe(({ loaded }) => {
      if (!loaded) return
      stop()
      resolve()
    })
  })
}

/** Removes entries in memory, in storage and in other tabs (CHAT-061). */
export function removeEntries(ids: readonly string[]): void {
  const { owner, entries } = useTranscript.getState()
  if (owner === null) return
  useTranscript.setState({ entries: entries.filter((entry) => !ids.includes(entry.id)), trimmed: false })
  channel?.postMessage({ owner, removed: ids })
  void change((db) => db.remove(owner, ids))
}

/** Changes the stored thread. If the storage is full or broken, the thread is in memory only (CHAT-066). */
async function change(work: (db: TranscriptStore) => Promise<void>): Promise<void> {
  try {
    const db = await store
    if (db) await work(db)
  } catch {
    useTranscript.setState({ isStored: false })
  }
}

const keysOf = (owner: string, entries: readonly Entry[]): EntryKey[] => entries.map(({ id }) => [owner, id])

/** Listens to other tabs, because IndexedDB has no change events. */
function listen(): void {
  if (channel || typeof BroadcastChannel === 'undefined') return
  channel = new BroadcastChannel('samaki-thread')
  channel.onmessage = ({ data }: MessageEvent<{ owner: string; entries?: unknown[]; removed?: string[]; turn?: unknown }>) => {
    const { owner, entries } = useTranscript.getState()
    if (data.owner !== owner) return
    // Gives up the turn before it takes in the entries, so that the guide of this tab does not answer them.
    receiveTurn(data.turn)
    if (data.entries) useTranscript.setState({ entries: merge(entries, readEntries(data.entries)) })
    if (data.removed) useTranscript.setState({ entries: entries.filter((entry) => !data.removed?.includes(entry.id)) })
  }
}

/** Sets the time of new entries so that none sorts before an older one, even if the device clock was changed. */
function withLaterTimes(before: readonly Entry[], entries: readonly Entry[]): Entry[] {
  let last = before.at(-1)?.at ?? 0
  return entries.map((entry) => {
    const known = before.find((one) => one.id === entry.id)
    if (known) return { ...entry, at: known.at }
    last = entry.at > last ? entry.at : last + 0.001
    return { ...entry, at: last }
  })
}

function merge(before: readonly Entry[], entries: readonly Entry[]): Entry[] {
  // Fast path: new entries usually belong at the end.
  const known = new Set(before.map(({ id }) => id))
  const last = before.at(-1)?.at ?? 0
  if (entries.every(({ id, at }) => !known.has(id) && at >= last)) return [...before, ...sorted(entries)]
  const byId = new Map(before.map((entry) => [entry.id, entry]))
  for (const entry of entries) byId.set(entry.id, entry)
  return sorted([...byId.values()])
}
