import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { VirtualizerHandle } from 'virtua'
import { now } from '#web/api/time.ts'
import type { Entry } from '../transcript/entry.ts'
import { isRecent } from '../transcript/runs.ts'
import { useUnfolded } from '../transcript/unfolded.ts'
import type { Row } from './entries/rows.ts'
import { type LiveFoldProps, useLiveFold } from './live/useLiveFold.ts'
import { topEntryAfter, useArrivals } from './useArrivals.ts'
import { useSizeChanges } from './useSizeChanges.ts'

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
    if (atEnd.current || arrival.own || arrival.added < 0) follow()
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
