import * as z from 'zod/mini'
import { maskPhone } from '#contract/rules/phone.ts'
import { Card } from '../kinds/card.ts'
import { CardAnswer, type Entry } from './entry.ts'

const NAME = 'samaki-thread'
const STORE = 'entries'

export type EntryKey = readonly [owner: string, id: string]

/** Stores each entry as its own IndexedDB record, so that two tabs can append at the same time without overwriting each other. */
export interface TranscriptStore {
  read(owner: string): Promise<Entry[]>
  /** Writes all or nothing; `gone` are the keys of entries to delete, of any owner. */
  write(owner: string, entries: readonly Entry[], gone: readonly EntryKey[]): Promise<void>
  remove(owner: string, ids: readonly string[]): Promise<void>
  /** Moves all entries of one owner to another. If two tabs do it at once, the second finds none left. */
  adopt(from: string, to: string): Promise<void>
}

/** Opens the store; null if storage is not usable, e.g. in a private window (CHAT-066). */
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

/** Sorts entries by time; entries of the same moment keep their order. */
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

/** Reads stored entries and skips damaged ones, so that one bad record does not lose the thread. */
export const readEntries = (list: readonly unknown[]): Entry[] =>
  list.flatMap((raw) => {
    try {
      return [readEntry(raw)]
    } catch {
      return []
    }
  })

/** Reads one entry. A card this version does not have stays in the thread as an unknown card (CHAT-065). */
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

/** Converts an entry to its stored form, which uses the older names of some kinds and of `cartCountWhenShown`. */
export function storedEntry({ cartCountWhenShown, ...entry }: Entry): object {
  const stored = { ...entry, card: renamed(entry.card, 1, 0) }
  return cartCountWhenShown === undefined ? stored : { ...stored, holds: cartCountWhenShown }
}

/** The names of kinds in storage, and here. */
const KIND_NAMES = [
  ['says', 'guideText'],
  ['tells', 'reply'],
  ['review', 'slip'],
] as const
/** Kinds of earlier versions, which are only read: quantity, added and cart had cards of their own (CHAT-176). */
const EARLIER = [
  ['quantity', 'product'],
  ['added', 'slip'],
  ['cart', 'slip'],
] as const

function renamed(card: unknown, from: 0 | 1, to: 0 | 1): unknown {
  if (typeof card !== 'object' || card === null || !('kind' in card)) return card
  const names = from === 0 ? [...KIND_NAMES, ...EARLIER] : KIND_NAMES
  const nameOf = (kind: unknown) => names.find((pair) => pair[from] === kind)?.[to] ?? kind
  return { ...card, kind: nameOf(card.kind), ...('of' in card && { of: nameOf(card.of) }) }
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

/** Moves the entries in one transaction. Both threads may have an entry `1-product-0`; the moved entry then gets a new id. */
function adopt(store: IDBObjectStore, from: string, to: string): void {
  const moving = store.getAll(rangeOf(from))
  moving.onsuccess = () => {
    if (moving.result.length === 0) return
    const existing = store.getAllKeys(rangeOf(to))
    existing.onsuccess = () => {
      const ids = (existing.result as [string, string][]).map(([, id]) => id)
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

/** Masks phone numbers that earlier versions stored as answers (SEC-026). */
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
