import { refuse } from './httpProblem.ts'

/** The longest time span of a limit, in ms. Older actions are forgotten. */
const LONGEST_SPAN = 3_600_000

/** Counts the actions of a user or address within a time span of the world's clock (QA-029, SEC-011). */
export interface Limits {
  /** Counts one action and returns 0. If the span already has `most` actions, returns the ms to wait and counts nothing. */
  take(what: string, most: number, spanMs: number): number
  /** Returns the ms to wait, or 0, without counting an action. */
  wait(what: string, most: number, spanMs: number): number
  saved(): [string, number[]][]
}

export function createLimits(now: () => number, saved: readonly [string, number[]][] = []): Limits {
  const timesByName = new Map<string, number[]>(saved.map(([what, times]) => [what, [...times]]))
  const within = (what: string, spanMs: number) => (timesByName.get(what) ?? []).filter((at) => at > now() - spanMs)
  const wait = (what: string, most: number, spanMs: number) => {
    const times = within(what, spanMs)
    const oldest = times[times.length - most]
    return oldest === undefined ? 0 : oldest + spanMs - now()
  }
  return {
    wait,
    take(what, most, spanMs) {
      if (spanMs > LONGEST_SPAN) throw new RangeError(`${what}: a limit counts within an hour at most`)
      const ms = wait(what, most, spanMs)
      if (ms > 0) return ms
      const times = [...within(what, spanMs), now()]
      // Move the entry to the end of the map, because `sweep` expects the newest entries there.
      timesByName.delete(what)
      timesByName.set(what, times)
      sweep(timesByName, (times) => (times.at(-1) ?? 0) <= now() - LONGEST_SPAN)
      return 0
    },
    saved: () => [...timesByName],
  }
}

/** Counts one action of `what`, or throws 429 with `Retry-After` (SEC-011). */
export function enforceLimit(limits: Limits, what: string, most: number, spanMs: number): void {
  const retryAfter = limits.take(what, most, spanMs)
  if (retryAfter > 0) refuse(429, 'too_many_requests', { retryAfter })
}

/** Deletes expired entries from the front of a map whose entries are sorted by expiry. */
export function sweep<Value>(map: Map<string, Value>, isOver: (value: Value) => boolean): void {
  for (const [name, value] of map) {
    if (!isOver(value)) return
    map.delete(name)
  }
}
