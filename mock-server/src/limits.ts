import { refuse } from './refusal.ts'

/** Counts what a user or an address did within a span of the world's clock (QA-029, SEC-011). */
export interface Limits {
  /** Counts one more; answers 0, or how many ms to wait when `most` are in the span already (then nothing is counted). */
  take(what: string, most: number, spanMs: number): number
  /** As `take`, without counting. */
  wait(what: string, most: number, spanMs: number): number
  saved(): [string, number[]][]
}

export function createLimits(now: () => number, saved: readonly [string, number[]][] = []): Limits {
  const taken = new Map<string, number[]>(saved.map(([what, times]) => [what, [...times]]))
  const wait = (what: string, most: number, spanMs: number) => {
    const times = (taken.get(what) ?? []).filter((at) => at > now() - spanMs)
    taken.set(what, times)
    const oldest = times[times.length - most]
    return oldest === undefined ? 0 : oldest + spanMs - now()
  }
  return {
    wait,
    take(what, most, spanMs) {
      const ms = wait(what, most, spanMs)
      if (ms === 0) taken.get(what)?.push(now())
      return ms
    },
    saved: () => [...taken],
  }
}

/** One more of `what`, or 429 with `Retry-After` (SEC-011). */
export function limited(limits: Limits, what: string, most: number, spanMs: number): void {
  const retryAfter = limits.take(what, most, spanMs)
  if (retryAfter > 0) refuse(429, 'too_many_requests', { retryAfter })
}
