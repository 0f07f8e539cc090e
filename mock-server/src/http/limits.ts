import { refuse } from './httpProblem.ts'

/** The longest span; what is older is dropped. */
const LONGEST_SPAN = 3_600_000

/** Counts what a user or an address did within a span of the world's clock (QA-029, SEC-011). */
export interface Limits {
  /** Counts one more and returns 0, or returns how many ms to wait when `most` are in the span already (then nothing is counted). */
  take(what: string, most: number, spanMs: number): number
  /** Returns the same without counting. */
  wait(what: string, most: number, spanMs: number): number
  saved(): [string, number[]][]
}

export function createLimits(now: () => number, saved: readonly [string, number[]][] = []): Limits {
  const taken = new Map<string, number[]>(saved.map(([what, times]) => [what, [...times]]))
  const within = (what: string, spanMs: number) => (taken.get(what) ?? []).filter((at) => at > now() - spanMs)
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
      // The one counted last stands last.
      taken.delete(what)
      taken.set(what, times)
      sweep(taken, (times) => (times.at(-1) ?? 0) <= now() - LONGEST_SPAN)
      return 0
    },
    saved: () => [...taken],
  }
}

/** Counts one more of `what`, or throws 429 with `Retry-After` (SEC-011). */
export function limited(limits: Limits, what: string, most: number, spanMs: number): void {
  const retryAfter = limits.take(what, most, spanMs)
  if (retryAfter > 0) refuse(429, 'too_many_requests', { retryAfter })
}

/** Drops what is over from the front of a map whose entries are in the order in which they end. */
export function sweep<Value>(map: Map<string, Value>, isOver: (value: Value) => boolean): void {
  for (const [name, value] of map) {
    if (!isOver(value)) return
    map.delete(name)
  }
}
