import { KEY_KEPT_FOR } from '#contract/rules/constants.ts'
import { fingerprint } from '../auth/secrets.ts'
import { sweep } from './limits.ts'

export interface StoredResponse {
  readonly status: number
  readonly body: string
}
/** The key of one request, taken when its handler starts. Only the first `store` or `release` counts. */
export interface Reservation {
  /** Keeps the response for every repeat of the request. 429 and 5xx release the key instead: a retry is then a real one. */
  store(response: StoredResponse): void
  /** Keeps a response that is certain but has not left: the key stays reserved, and only a restart makes repeats get it. */
  storeAhead(response: StoredResponse): void
  /** Frees the key: nothing was begun, and a retry is a real one. */
  release(): void
}
export type Reserved =
  | { readonly is: 'new'; readonly reservation: Reservation }
  | { readonly is: 'running' | 'reused' }
  | { readonly is: 'done'; readonly response: StoredResponse }

/** A key as the state file keeps it, by user, call and key. */
export interface SavedKey {
  /** Fingerprint of the request's body. */
  readonly body: string
  /** ms since epoch. */
  readonly since: number
  readonly answer: StoredResponse | null
}
interface Entry extends SavedKey {
  answer: StoredResponse | null
  ahead?: StoredResponse
}

/** The first response by idempotency key, for 24 hours of the world's clock (MON-005). */
export interface IdempotencyStore {
  /**
   * Reserves a key: `running` while the first request with it is handled, `done` with its response afterwards, `reused` when its
   * body was another. `scope` is made of user and call: two users may use one key.
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

/** For requests without a key: nothing is kept. */
export const noReservation: Reservation = { store: () => {}, storeAhead: () => {}, release: () => {} }

/** The body with its fields in one order, which says nothing about it. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  )
}
