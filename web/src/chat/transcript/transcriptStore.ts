import * as z from 'zod/mini'
import { maskPhone } from '#contract/rules/phone.ts'
import { Card } from '../cards/card.ts'
import { CardAnswer, type Entry } from './entry.ts'

const NAME = 'samaki-thread'
const STORE = 'entries'

export type EntryKey = readonly [owner: string, id: string]

/** One IndexedDB record per entry, so that two tabs which append at once write one record and never one blob. */
export interface TranscriptStore {
  read(owner: string): Promise<Entry[]>
  /** All of it or nothing; `gone` are keys of entries, of whatever owner, that leave with it. */
  write(owner: string, entries: readonly Entry[], gone: readonly EntryKey[]): Promise<void>
  remove(owner: string, ids: readonly string[]): Promise<void>
  /** Moves every entry of one owner to another; of two tabs which do it at once, one finds nothing left to move. */
  adopt(from: string, to: string): Promise<void>
}

/** null without usable storage, e.g. in a private window (CHAT-066). */
export async function openTranscriptStore(): Promise<TranscriptStore | null> {
  try {
    const db = await openDatabase()
    return {
      read: async (owner) => sorted(readEntries(await all(db, owner))),
      write: (owner, entries, gone) =>
        change(db, (store) => {
          for (const entry of entries) store.put({ owner, ...storedEntry(entry) })
          for (const key of gone) store.delete([...key])
        }),
      remove: (owner, ids) => change(db, (store) => ids.forEach((id) => store.delete([owner, id]))),
      adopt: (from, to) => change(db, (store) => adopt(store, from, to)),
    }
  } catch {
    return null
  }
}

/** Order of the thread: by time, and as appended within one moment. */
export const sorted = (entries: readonly Entry[]): Entry[] => [...entries].sort((a, b) => a.at - b.at)

const Stored = z.object({
  id: z.string(),
  at: z.number(),
  run: z.number(),
  goal: z.optional(z.string()),
  card: z.unknown(),
  answer: z.optional(CardAnswer),
  holds: z.optional(z.number()),
})

/** What is no entry at all is left out: a damaged record must not take the thread with it. */
export const readEntries = (list: readonly unknown[]): Entry[] =>
  list.flatMap((raw) => {
    try {
      return [readEntry(raw)]
    } catch {
      return []
    }
  })

/** A stored card of a kind or shape this version does not know stays in the thread, readable (CHAT-065). */
export function readEntry(raw: unknown): Entry {
  const { card, goal, answer, holds, ...rest } = Stored.parse(raw)
  const known = Card.safeParse(renamed(card, 0, 1))
  return {
    ...rest,
    card: known.success ? known.data : { kind: 'unknown' },
    ...(goal === undefined ? {} : { goal }),
    ...(answer === undefined ? {} : { answer }),
    ...(holds === undefined ? {} : { cartCountWhenShown: holds }),
  }
}

/** The entry as it is stored and sent to other tabs: names that earlier versions gave to kinds and to `cartCountWhenShown` are kept. */
export function storedEntry({ cartCountWhenShown, ...entry }: Entry): object {
  const stored = { ...entry, card: renamed(entry.card, 1, 0) }
  return cartCountWhenShown === undefined ? stored : { ...stored, holds: cartCountWhenShown }
}

/** The kinds whose stored name is another. */
const KIND_NAMES = [
  ['says', 'guideText'],
  ['tells', 'reply'],
] as const

function renamed(card: unknown, from: 0 | 1, to: 0 | 1): unknown {
  if (typeof card !== 'object' || card === null || !('kind' in card)) return card
  const names = KIND_NAMES.find((pair) => pair[from] === card.kind)
  return names ? { ...card, kind: names[to] } : card
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: ['owner', 'id'] })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('no storage'))
    request.onblocked = () => reject(new Error('storage is blocked'))
  })
}

function all(db: IDBDatabase, owner: string): Promise<unknown[]> {
  return new Promise((resolve, reject) => {
    const request = db.transaction(STORE).objectStore(STORE).getAll(rangeOf(owner))
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('storage failed'))
  })
}

const rangeOf = (owner: string): IDBKeyRange => IDBKeyRange.bound([owner], [owner, []])

/** Both threads may hold a `1-product-0`: the one that comes is renamed. */
function adopt(store: IDBObjectStore, from: string, to: string): void {
  const moving = store.getAll(rangeOf(from))
  moving.onsuccess = () => {
    if (moving.result.length === 0) return
    const taken = store.getAllKeys(rangeOf(to))
    taken.onsuccess = () => {
      const ids = (taken.result as [string, string][]).map(([, id]) => id)
      for (const entry of moving.result as RawEntry[]) {
        store.put({ ...withoutNumbers(entry), owner: to, id: ids.includes(entry.id) ? `g-${ids.length}-${entry.id}` : entry.id })
        store.delete([from, entry.id])
      }
    }
  }
}

interface RawEntry {
  readonly id: string
  readonly card?: unknown
  readonly answer?: unknown
}

/** Earlier versions kept a whole number as what was chosen (SEC-026). */
const withoutNumbers = (entry: RawEntry): RawEntry => ({
  ...entry,
  card: masked(entry.card),
  ...(entry.answer === undefined ? {} : { answer: masked(entry.answer) }),
})

function masked(of: unknown): unknown {
  const { value } = (of ?? {}) as { value?: unknown }
  return typeof value === 'string' && /^\+?\d{9,15}$/.test(value) ? { ...(of as object), value: maskPhone(value) } : of
}

function change(db: IDBDatabase, work: (store: IDBObjectStore) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = db.transaction(STORE, 'readwrite')
    work(transaction.objectStore(STORE))
    transaction.oncomplete = () => resolve()
    transaction.onerror = () => reject(transaction.error ?? new Error('storage failed'))
    transaction.onabort = () => reject(transaction.error ?? new Error('storage failed'))
  })
}
