import { KEY_KEPT_FOR } from '#contract/rules/constants.ts'
import { fingerprint } from '../auth/secrets.ts'
import { sweep } from './limits.ts'

export interface StoredResponse {
  readonly status: number
  readonly body: string
}
/** The reserved key of one running request. Only the first `store` or `release` has an effect. */
export interface Reservation {
  /** Stores the response for every repeat of the request. 429 and 5xx release the key instead, so that a retry runs again. */
  store(response: StoredResponse): void
  /** Stores a response that is final but not sent yet. The key stays reserved; repeats get this response only after a restart. */
  storeAhead(response: StoredResponse): void
  /** Releases the key, because the request changed nothing. A retry runs again. */
  release(): void
}
export type Reserved =
  | { readonly is: 'new'; readonly reservation: Reservation }
  | { readonly is: 'running' | 'reused' }
  | { readonly is: 'done'; readonly response: StoredResponse }

/** A key as stored in the state file. */
export interface SavedKey {
  /** The fingerprint of the request's body. */
  readonly body: string
  /** When the key was reserved, in ms since epoch. */
  readonly since: number
  readonly answer: StoredResponse | null
}
interface Entry extends SavedKey {
  answer: StoredResponse | null
  ahead?: StoredResponse
}

/** Stores the first response for each idempotency key, for 24 hours of the world's clock (MON-005). */
export interface IdempotencyStore {
  /**
   * Reserves a key. Returns `running` while the first request with this key is handled, `done` with its response afterwards, and
   * `reused` if its body was different. `scope` consists of user and call, so that two users can use the same key.
   */
  reserve(scope: string, key: string, body: unknown): Reserved
  saved(): [string, SavedKey][]
}

export function createIdempotencyStore(now: () => number, saved: readonly [string, SavedKey][] = []): IdempotencyStore {
  const entries = new Map<string, Entry>(saved.map(([name, entry]) => [name, { ...entry }]))

  const reservationOf = (name: string): Reservation => {
    let isOpen = true
    const close = (work: (entry: Entry) => void) => {
      const entry = entries.get(name)
      if (isOpen && entry) work(entry)
      isOpen = false
    }
    return {
      store: (response) =>
        close((entry) => {
          if (response.status === 429 || response.status >= 500) entries.delete(name)
          else entry.answer = response
        }),
      storeAhead(response) {
        const entry = entries.get(name)
        if (isOpen && entry) entry.ahead = response
      },
      release: () => close(() => entries.delete(name)),
    }
  }
  return {
    reserve(scope, key, body) {
      const name = `${scope} ${key}`
      const print = fingerprint(JSON.stringify(sorted(body ?? null)))
      sweep(entries, ({ since }) => now() >= since + KEY_KEPT_FOR)
      const known = entries.get(name)
      if (!known) {
        entries.set(name, { body: print, since: now(), answer: null })
        return { is: 'new', reservation: reservationOf(name) }
      }
      if (known.body !== print) return { is: 'reused' }
      return known.answer ? { is: 'done', response: known.answer } : { is: 'running' }
    },
    saved: () =>
      [...entries].flatMap(([name, { body, since, answer, ahead }]) => {
        const given = answer ?? ahead
        return given ? [[name, { body, since, answer: given }]] : []
      }),
  }
}

/** Used for requests without a key; stores nothing. */
export const noReservation: Reservation = { store: () => {}, storeAhead: () => {}, release: () => {} }

/** Sorts the fields of a body, so that their order does not change its fingerprint. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  )
}
