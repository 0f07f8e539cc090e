import type { Entry } from './entry.ts'

/** Returns the current run. A run is one purchase in the thread; runs are numbered from 1. */
export const currentRun = (entries: readonly Entry[]): number => entries.at(-1)?.run ?? 1

/** Returns whether a run is over. A receipt ends its run (CHAT-012) and stays live. */
export const isOver = (entries: readonly Entry[], run: number): boolean =>
  entries.some((entry) => entry.run === run && entry.card.kind === 'receipt')

const DAY = 24 * 3_600_000

/** Returns whether an order is so new that its receipt is shown first to a buyer who comes back (CHAT-186). */
export const isRecent = (at: number, now: number): boolean => now - at <= DAY

/** Returns all runs that are over, computed once for all entries. */
export const runsOver = (entries: readonly Entry[]): ReadonlySet<number> =>
  new Set(entries.flatMap(({ run, card }) => (card.kind === 'receipt' ? run : [])))

/** Returns the run for something the buyer adds: the current one, or the next if that is over. */
export const runForPurchase = (entries: readonly Entry[]): number =>
  isOver(entries, currentRun(entries)) ? currentRun(entries) + 1 : currentRun(entries)
