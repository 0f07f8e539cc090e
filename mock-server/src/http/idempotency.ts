import { KEY_KEPT_FOR } from '#contract/rules/constants.ts'
import { fingerprint } from '../auth/secrets.ts'
import { sweep } from './sweep.ts'

export interface KeptAnswer {
  readonly status: number
  readonly body: string
}
export type KeyState = { is: 'new' } | { is: 'running' } | { is: 'reused' } | { is: 'done'; answer: KeptAnswer }
interface Kept {
  readonly body: string
  readonly since: number
  answer: KeptAnswer | null
  /** What the first call will answer when it may; kept over a restart, or a repeat would begin anew what was begun. */
  coming?: KeptAnswer
}

/** First answers by idempotency key, for 24 hours of the world's clock (MON-005). */
export interface Keys {
  /** `scope` is made of user and call: two users may use one key. A new key counts as running from here on. */
  begin(scope: string, key: string, body: unknown): KeyState
  /** 429 and 5xx are not kept: a retry is then a real one. */
  finish(scope: string, key: string, answer: KeptAnswer): void
  /** The call goes on running, but what it will answer is certain. */
  promise(scope: string, key: string, answer: KeptAnswer): void
  saved(): [string, Kept][]
}

export function createKeys(now: () => number, saved: readonly [string, Kept][] = []): Keys {
  const kept = new Map<string, Kept>(saved.map(([name, value]) => [name, { ...value }]))
  const nameOf = (scope: string, key: string) => `${scope} ${key}`
  return {
    begin(scope, key, body) {
      const name = nameOf(scope, key)
      const print = fingerprint(JSON.stringify(sorted(body ?? null)))
      sweep(kept, ({ since }) => now() >= since + KEY_KEPT_FOR)
      const known = kept.get(name)
      if (!known) {
        kept.set(name, { body: print, since: now(), answer: null })
        return { is: 'new' }
      }
      if (known.body !== print) return { is: 'reused' }
      return known.answer ? { is: 'done', answer: known.answer } : { is: 'running' }
    },
    finish(scope, key, answer) {
      const known = kept.get(nameOf(scope, key))
      if (!known) return
      if (answer.status === 429 || answer.status >= 500) kept.delete(nameOf(scope, key))
      else known.answer = answer
    },
    promise(scope, key, answer) {
      const known = kept.get(nameOf(scope, key))
      if (known) known.coming = answer
    },
    saved: () =>
      [...kept].flatMap(([name, { body, since, answer, coming }]) => {
        const given = answer ?? coming
        return given ? [[name, { body, since, answer: given }]] : []
      }),
  }
}

/** The order of the fields says nothing about a body. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  )
}
