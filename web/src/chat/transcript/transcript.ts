import { create } from 'zustand'
import { hearTurn, turnNow } from '../guide/useTurn.ts'
import { countUnread, isThreadSeen } from '../unread.ts'
import type { Entry } from './entry.ts'
import { type EntryKey, openTranscriptStore, readEntries, sorted, storedEntry, type TranscriptStore } from './transcriptStore.ts'

/** Most entries a thread keeps; the oldest leave first (CHAT-060). */
export const MOST_ENTRIES = 2_000

interface Transcript {
  /** Whose thread this is, or `guest`. */
  owner: string | null
  entries: readonly Entry[]
  loaded: boolean
  /** False without usable storage: the thread lives in memory (CHAT-066). */
  kept: boolean
  /** Older entries were removed (CHAT-060). */
  trimmed: boolean
}

export const useTranscript = create<Transcript>()(() => ({ owner: null, entries: [], loaded: false, kept: true, trimmed: false }))

let store: Promise<TranscriptStore | null> | null = null
let channel: BroadcastChannel | null = null

/** Shows the thread of `owner`, once kept as `formerly`. A guest's entries become the user's at sign-in (CHAT-059). */
export async function openTranscript(owner: string, formerly?: string): Promise<void> {
  const before = useTranscript.getState()
  if (before.owner === owner) return
  const adopted = before.owner === 'guest' && owner !== 'guest' ? before.entries : []
  useTranscript.setState({ owner, entries: adopted, loaded: false })
  store ??= openTranscriptStore()
  const kept = await store
  listen()
  const stored = await readThread(kept, owner, [...(formerly === undefined ? [] : [formerly]), ...(adopted.length > 0 ? ['guest'] : [])])
  const { owner: still, entries } = useTranscript.getState()
  if (still !== owner) return
  // What another tab has sent meanwhile stays.
  const arrived = entries.filter((entry) => !adopted.includes(entry))
  useTranscript.setState({ entries: merge(stored ?? adopted, arrived), loaded: true, kept: stored !== null })
}

/** null where nothing can be stored. */
async function readThread(kept: TranscriptStore | null, owner: string, adopted: readonly string[]): Promise<Entry[] | null> {
  try {
    for (const from of adopted) await kept?.adopt(from, owner)
    return (await kept?.read(owner)) ?? null
  } catch {
    return null
  }
}

/** Appends new entries and replaces known ones, here, on the device and in other tabs (CHAT-003). */
export function putEntries(entries: readonly Entry[]): void {
  if (entries.length === 0) return
  const { owner, entries: before } = useTranscript.getState()
  if (owner === null) return
  const placed = afterAll(before, entries)
  const merged = merge(before, placed)
  const kept = merged.slice(-MOST_ENTRIES)
  const gone = merged.slice(0, merged.length - kept.length)
  if (!isThreadSeen()) countUnread(owner, arrivedAmong(placed, before))
  useTranscript.setState({ entries: kept, ...(gone.length > 0 ? { trimmed: true } : {}) })
  channel?.postMessage({ owner, entries: placed.map(storedEntry), turn: turnNow() })
  saving = change((store) => store.write(owner, placed, keysOf(owner, gone)))
}

/** New ones that are neither the greeting nor the buyer's own words. */
function arrivedAmong(entries: readonly Entry[], before: readonly Entry[]): string[] {
  const known = new Set(before.map(({ id }) => id))
  return entries.filter(({ id, card }) => !known.has(id) && !['welcome', 'said', 'chose'].includes(card.kind)).map(({ id }) => id)
}

/** Of a card that the open question's answer does not reach: one looked at beside it. */
export function answerEntry(id: string, value: string | number): void {
  const entry = useTranscript.getState().entries.find((one) => one.id === id)
  if (entry && !entry.answer) putEntries([{ ...entry, answer: { value } }])
}

/** Resolves when what was written so far is on the device. */
export const whenSaved = (): Promise<void> => saving
let saving = Promise.resolve()

/** Also by a tab whose message has not arrived yet. */
export async function isAnswered(id: string): Promise<boolean> {
  const { owner, entries } = useTranscript.getState()
  if (owner === null || entries.some((entry) => entry.id === id && entry.answer)) return true
  try {
    const stored = await (await store)?.read(owner)
    return stored?.some((entry) => entry.id === id && entry.answer) ?? false
  } catch {
    return false
  }
}

/** An entry as it is now, also if another tab changed it whose message has not arrived yet. */
export async function entryNow(id: string): Promise<Entry | undefined> {
  await whenSaved()
  const { owner, entries } = useTranscript.getState()
  const here = entries.find((entry) => entry.id === id)
  if (owner === null || !here) return undefined
  try {
    return (await (await store)?.read(owner))?.find((entry) => entry.id === id) ?? here
  } catch {
    return here
  }
}

/** Whether this thread has an entry, also by a tab whose message has not arrived yet. */
export async function isKept(id: string): Promise<boolean> {
  const { owner, entries } = useTranscript.getState()
  if (owner === null || entries.some((entry) => entry.id === id)) return true
  try {
    return (await (await store)?.read(owner))?.some((entry) => entry.id === id) ?? false
  } catch {
    return false
  }
}

/** Resolves when the stored thread is read. */
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

/** Removes entries here, on the device and in other tabs (CHAT-061). */
export function removeEntries(ids: readonly string[]): void {
  const { owner, entries } = useTranscript.getState()
  if (owner === null) return
  useTranscript.setState({ entries: entries.filter((entry) => !ids.includes(entry.id)), trimmed: false })
  channel?.postMessage({ owner, removed: ids })
  void change((kept) => kept.remove(owner, ids))
}

/** A full or broken storage leaves the thread in memory (CHAT-066). */
async function change(work: (kept: TranscriptStore) => Promise<void>): Promise<void> {
  try {
    const kept = await store
    if (kept) await work(kept)
  } catch {
    useTranscript.setState({ kept: false })
  }
}

const keysOf = (owner: string, entries: readonly Entry[]): EntryKey[] => entries.map(({ id }) => [owner, id])

/** IndexedDB tells other tabs nothing. */
function listen(): void {
  if (channel || typeof BroadcastChannel === 'undefined') return
  channel = new BroadcastChannel('samaki-thread')
  channel.onmessage = ({ data }: MessageEvent<{ owner: string; entries?: unknown[]; removed?: string[]; turn?: unknown }>) => {
    const { owner, entries } = useTranscript.getState()
    if (data.owner !== owner) return
    // Before its entries: a guide that still had the turn would answer them.
    hearTurn(data.turn)
    if (data.entries) useTranscript.setState({ entries: merge(entries, readEntries(data.entries)) })
    if (data.removed) useTranscript.setState({ entries: entries.filter((entry) => !data.removed?.includes(entry.id)) })
  }
}

/** A new entry never sorts before an old one, whatever the clock of the device did. */
function afterAll(before: readonly Entry[], entries: readonly Entry[]): Entry[] {
  let last = before.at(-1)?.at ?? 0
  return entries.map((entry) => {
    const known = before.find((one) => one.id === entry.id)
    if (known) return { ...entry, at: known.at }
    last = entry.at > last ? entry.at : last + 0.001
    return { ...entry, at: last }
  })
}

function merge(before: readonly Entry[], entries: readonly Entry[]): Entry[] {
  // Nearly always what comes is new, and stands at the end.
  const known = new Set(before.map(({ id }) => id))
  const last = before.at(-1)?.at ?? 0
  if (entries.every(({ id, at }) => !known.has(id) && at >= last)) return [...before, ...sorted(entries)]
  const byId = new Map(before.map((entry) => [entry.id, entry]))
  for (const entry of entries) byId.set(entry.id, entry)
  return sorted([...byId.values()])
}
