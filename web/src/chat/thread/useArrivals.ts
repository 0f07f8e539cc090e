import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { hasRole } from '../kinds/kinds.ts'
import type { Entry } from '../transcript/entry.ts'

/** How the entries changed since the thread was last drawn. */
export interface Arrival {
  /** The number of new entries; negative if entries were removed. */
  readonly added: number
  readonly fresh: readonly Entry[]
  /** The newest line or choice of the buyer among the new entries. */
  readonly own: Entry | undefined
  /** True if the thread was read from the device. A single first entry does not count: it may be a line typed before the welcome card. */
  readonly isRestored: boolean
}

/** Calls `onArrival` once changed entries are drawn; `drawn` is the number of rows. */
export function useArrivals(entries: readonly Entry[], drawn: number, onArrival: (arrival: Arrival) => void): void {
  const seen = useRef(0)
  const arrive = useEffectEvent((now: readonly Entry[], rows: number) => {
    if (rows === 0) return
    const arrival = arrivalOf(now, seen.current)
    seen.current = now.length
    onArrival(arrival)
  })
  useLayoutEffect(() => arrive(entries, drawn), [entries, drawn])
}

function arrivalOf(entries: readonly Entry[], drawnBefore: number): Arrival {
  const added = entries.length - drawnBefore
  const fresh = entries.slice(entries.length - Math.max(0, added))
  const own = fresh.findLast(({ card }) => card.kind === 'said' || card.kind === 'chose')
  return { added, fresh, own, isRestored: drawnBefore === 0 && entries.length > 1 }
}

/** Returns the entry to keep at the top of the view after an arrival; `before` is the one kept until now. */
export function topEntryAfter({ fresh, own, isRestored }: Arrival, before: string | null, live: string | null): string | null {
  if (own?.card.kind === 'said' && !isRestored) return own.id
  // The result of a payment is shown from its beginning, whatever was written while it waited.
  const kept = !isRestored && (own || fresh.some(({ card }) => hasRole(card, 'record'))) ? null : before
  if (kept !== null || isRestored || live === null || fresh.some(({ id }) => id === live)) return kept
  // New entries render above the live card, so following the end alone would hide their beginning.
  return fresh[0]?.id ?? null
}
