import type { JournalEntry, JournalFacts } from '#contract/control/journal.ts'
import { mask } from './mask.ts'

export interface JournalFilter {
  /** One kind, or a list of kinds. */
  readonly kind?: string | readonly string[] | undefined
  readonly phone?: string | undefined
  readonly reference?: string | undefined
  readonly path?: string | undefined
  /** Only entries with a greater `seq`. */
  readonly after?: number | undefined
  /** Only entries with these numbers. */
  readonly seqs?: readonly number[] | undefined
  /** Only the last `limit` matches. */
  readonly limit?: number | undefined
}

/** The ordered log of a world; old entries are dropped (QA-040). Secrets are masked before an entry is stored (QA-044). */
export interface Journal {
  add(facts: JournalFacts): JournalEntry
  list(filter?: JournalFilter): JournalEntry[]
  count(filter?: JournalFilter): number
  /** Returns how many entries were dropped or cleared. */
  gone(): number
  clear(): void
  /** Calls the listener for each new entry; returns an unsubscribe function. */
  watch(listener: (entry: JournalEntry) => void): () => void
  saved(): SavedJournal
}
export interface SavedJournal {
  readonly seq: number
  readonly entries: JournalEntry[]
}

const MOST_ENTRIES = 10_000

export function createJournal(iso: () => string, saved?: SavedJournal): Journal {
  let entries: JournalEntry[] = saved ? [...saved.entries] : []
  let seq = saved?.seq ?? 0
  const listeners = new Set<(entry: JournalEntry) => void>()

  return {
    add(facts) {
      const entry = { seq: ++seq, at: iso(), ...(mask(facts) as JournalFacts) }
      entries.push(entry)
      if (entries.length >= 2 * MOST_ENTRIES) entries = entries.slice(-MOST_ENTRIES)
      for (const listener of listeners) listener(entry)
      return entry
    },
    list(filter = {}) {
      const fitting = entries.filter((entry) => fits(entry, filter))
      return filter.limit === undefined ? fitting : filter.limit > 0 ? fitting.slice(-filter.limit) : []
    },
    count: (filter = {}) => entries.reduce((sum, entry) => sum + (fits(entry, filter) ? 1 : 0), 0),
    gone: () => seq - entries.length,
    clear() {
      entries = []
    },
    watch(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    saved: () => ({ seq, entries: entries.slice(-MOST_ENTRIES) }),
  }
}

const fits = (entry: JournalEntry, { kind, phone, reference, path, after, seqs }: JournalFilter): boolean =>
  (kind === undefined || (typeof kind === 'string' ? entry.kind === kind : kind.includes(entry.kind))) &&
  (seqs === undefined || seqs.includes(entry.seq)) &&
  (phone === undefined || entry.phone === phone.replace(/^\+/, '')) &&
  (reference === undefined || entry.reference === reference) &&
  (path === undefined || (entry.path ?? '').includes(path)) &&
  (after === undefined || entry.seq > after)
