import type { PaymentScript, TimelineEvent } from '#contract/control/scenarios.ts'
import type { DueEvent } from '../payments/payments.ts'
import type { Random } from '../world/random.ts'

/** Returns the timeline of an attempt: first `timeline`, then those of `later`, whose last one repeats. */
export function timelineOf({ timeline = [], later = [] }: PaymentScript, attempt: number): readonly TimelineEvent[] {
  return attempt === 0 ? timeline : (later[Math.min(attempt, later.length) - 1] ?? timeline)
}

/** Returns the due events of a timeline in order of time, with repeats and jitter applied; `zero` is its start in ms since epoch. */
export function dueEventsOf(events: readonly TimelineEvent[], zero: number, random: Random): DueEvent[] {
  return events
    .flatMap((event) => {
      const { repeat = 1, within = 0, jitter = 0 } = event
      return Array.from({ length: repeat }, (_, n) => {
        const seconds = event.at + (repeat > 1 ? (within * n) / (repeat - 1) : 0) + (jitter > 0 ? (random.next() * 2 - 1) * jitter : 0)
        return { due: Math.round(zero + seconds * 1_000), event }
      })
    })
    .sort((a, b) => a.due - b.due)
}
