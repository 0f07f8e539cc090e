import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { VirtualizerHandle } from 'virtua'
import { now } from '#web/api/time.ts'
import { hasRole } from '../kinds/kinds.ts'
import type { Entry } from '../transcript/entry.ts'
import { isRecent } from '../transcript/runs.ts'
import { useUnfolded } from '../transcript/unfolded.ts'
import type { Row } from './entries/rows.ts'
import { type LiveFoldProps, useLiveFold } from './live/useLiveFold.ts'

const NEAR_END = 80

/**
 * Keeps the thread scrolled to the end for a reader who is there or just wrote, never for one who scrolled up (CHAT-063).
 * A line of the buyer stays in view with its reply and the live card. If they do not fit, the live card folds to its line; if
 * they still do not fit, the buyer's line is at the top of the view (CHAT-132, CHAT-156). A card taller than the screen shows
 * its beginning. Content that is still loading is followed until the reader does something.
 */
export function useStickToEnd(props: LiveFoldProps) {
  const { list, box, rows, entries, open } = props
  const live = open?.id ?? null
  const { fold, updateVisibility, ...card } = useLiveFold(props)
  const atEnd = useRef(true)
  const settling = useRef(true)
  /** The entry kept at the top of the view until the reader does something: a line of the buyer, or what a tap opened. */
  const topEntry = useRef<string | null>(null)
  const [unread, setUnread] = useState(0)

  function follow(): void {
    const handle = list.current
    if (!handle || rows.length === 0) return
    atEnd.current = true
    settling.current = true
    const last = rows.length - 1
    const at = rows.findIndex(({ key }) => key === topEntry.current)
    const top = at < 0 ? last : at
    fold(at < 0 ? null : topEntry.current, handle.getItemOffset(last) - handle.getItemOffset(top))
    const isEndBelow = scrollFrom(handle, top, last)
    setUnread(isEndBelow && at >= 0 ? unreadBelow(handle, rows.slice(at, live === null ? rows.length : last), at) : 0)
  }

  function toEnd(): void {
    topEntry.current = null
    follow()
  }

  useArrivals(entries, rows.length, (arrival) => {
    if (arrival.isRestored && live === null) topEntry.current = newReceipt(entries)
    topEntry.current = topEntryAfter(arrival, settling.current ? topEntry.current : null, live)
    if (atEnd.current || arrival.own || arrival.added < 0 || isPaymentStarted(arrival)) follow()
    else if (arrival.added > 0) setUnread((before) => before + arrival.added)
  })
  useOnUnfold((byTap) => {
    if (byTap) topEntry.current = null
    follow()
  })

  useSizeChanges(box, {
    onMeasured: () => {
      if (atEnd.current && settling.current) follow()
      updateVisibility(list.current?.scrollOffset ?? 0)
    },
    onRead: () => {
      settling.current = false
    },
  })

  function onScroll(offset: number): void {
    const handle = list.current
    updateVisibility(offset)
    // While content is loading, only our own calls scroll the thread, so the scroll does not show what the reader wants.
    if (!handle || rows.length === 0 || settling.current) return
    atEnd.current = isNearEnd(handle, offset, rows.length - 1)
    if (atEnd.current) setUnread(0)
  }

  return { unread, toEnd, onScroll, ...card }
}

/** Returns the receipt that a buyer who comes back sees first (CHAT-186), or null. */
const newReceipt = (entries: readonly Entry[]): string | null =>
  entries.findLast(({ at, card }) => card.kind === 'receipt' && isRecent(at, now()))?.id ?? null

/** Runs an effect when the live card unfolds, and renders again. */
function useOnUnfold(effect: (byTap: boolean) => void): void {
  const [, redraw] = useState({})
  const unfold = useEffectEvent((byTap: boolean) => {
    effect(byTap)
    redraw({})
  })
  useEffect(() => useUnfolded.subscribe(({ byTap }) => unfold(byTap)), [])
}

/** Scrolls to the end of the last row, but not past the top of the given row. Returns whether the end is below the view then. */
function scrollFrom(handle: VirtualizerHandle, row: number, last: number): boolean {
  const top = handle.getItemOffset(row)
  const isEndBelow = top < handle.getItemOffset(last) + handle.getItemSize(last) - handle.viewportSize
  if (isEndBelow) handle.scrollTo(top)
  else handle.scrollToIndex(last, { align: 'end' })
  return isEndBelow
}

/** Returns true near the end of the thread, and anywhere in a last row that is taller than the view. */
function isNearEnd(handle: VirtualizerHandle, offset: number, last: number): boolean {
  const below = handle.scrollSize - offset - handle.viewportSize
  return below <= NEAR_END || (handle.getItemSize(last) > handle.viewportSize && offset >= handle.getItemOffset(last) - NEAR_END)
}

/** Returns how many entries are below the view if the first of these rows is at its top. The live card has its own line and does not count. */
function unreadBelow(handle: VirtualizerHandle, rows: readonly Row[], first: number): number {
  const view = handle.getItemOffset(first) + handle.viewportSize
  return rows.filter((row, at) => row.kind === 'entry' && handle.getItemOffset(first + at) >= view).length
}

/** How the entries changed since the thread was last drawn. */
interface Arrival {
  /** The number of new entries; negative if entries were removed. */
  readonly added: number
  readonly fresh: readonly Entry[]
  /** The newest line or choice of the buyer among the new entries. */
  readonly own: Entry | undefined
  /** True if the thread was read from the device. A single first entry does not count: it may be a line typed before the welcome card. */
  readonly isRestored: boolean
}

/** Calls `onArrival` once changed entries are drawn; `drawn` is the number of rows. */
function useArrivals(entries: readonly Entry[], drawn: number, onArrival: (arrival: Arrival) => void): void {
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

/** A started payment is always shown: a tap that makes the open card smaller may have left the end out of view. */
const isPaymentStarted = ({ fresh }: Arrival): boolean => fresh.some(({ card }) => card.kind === 'waiting')

/** Returns the entry to keep at the top of the view after an arrival; `before` is the one kept until now. */
function topEntryAfter({ fresh, own, isRestored }: Arrival, before: string | null, live: string | null): string | null {
  if (own?.card.kind === 'said' && !isRestored) return own.id
  // The result of a payment is shown from its beginning, whatever was written while it waited.
  const kept = !isRestored && (own || fresh.some(({ card }) => hasRole(card, 'record'))) ? null : before
  if (kept !== null || isRestored || live === null || fresh.some(({ id }) => id === live)) return kept
  // New entries render above the live card, so following the end alone would hide their beginning.
  return fresh[0]?.id ?? null
}

const READER_EVENTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

interface SizeChangeHandlers {
  /** Called when the size of the box or of its content changed. */
  onMeasured: () => void
  /** Called when the reader scrolls, taps or presses a key. */
  onRead: () => void
}

/** Reports size changes: a card is measured when it mounts, its picture and list only later. */
function useSizeChanges(box: RefObject<HTMLElement | null>, on: SizeChangeHandlers): void {
  const measured = useEffectEvent(() => on.onMeasured())
  const read = useEffectEvent(() => on.onRead())
  useEffect(() => {
    const element = box.current
    if (!element) return
    const watch = new ResizeObserver(() => measured())
    for (const child of element.children) watch.observe(child)
    watch.observe(element)
    const reads = () => read()
    for (const kind of READER_EVENTS) element.addEventListener(kind, reads, { passive: true })
    return () => {
      watch.disconnect()
      for (const kind of READER_EVENTS) element.removeEventListener(kind, reads)
    }
  }, [box])
}
