import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { VirtualizerHandle } from 'virtua'
import { hasRole } from '../kinds/kinds.ts'
import type { Entry } from '../transcript/entry.ts'
import { useUnfolded } from '../transcript/unfolded.ts'
import type { Row } from './entries/rows.ts'
import { type LiveFoldProps, useLiveFold } from './live/useLiveFold.ts'
import { useSizeChanges } from './useSizeChanges.ts'

const NEAR_END = 80
/** The result of a payment is shown from its beginning, whatever was written while it waited. */
const isResult = ({ card }: Entry): boolean => hasRole(card, 'record')

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
  const seen = useRef(0)
  /** The entry kept at the top of the view until the reader does something: a line of the buyer, or what a tap opened. */
  const topEntry = useRef<string | null>(null)
  const [unread, setUnread] = useState(0)
  const [, redraw] = useState({})

  function follow(): void {
    const handle = list.current
    if (!handle || rows.length === 0) return
    atEnd.current = true
    settling.current = true
    const last = rows.length - 1
    const at = topEntry.current === null ? -1 : rows.findIndex(({ key }) => key === topEntry.current)
    const top = handle.getItemOffset(at < 0 ? last : at)
    fold(at < 0 ? null : topEntry.current, handle.getItemOffset(last) - top)
    const end = handle.getItemOffset(last) + handle.getItemSize(last) - handle.viewportSize
    if (top < end) handle.scrollTo(top)
    else handle.scrollToIndex(last, { align: 'end' })
    setUnread(top < end && at >= 0 ? unreadBelow(handle, rows.slice(at, live === null ? rows.length : last), at) : 0)
  }

  function toEnd(): void {
    topEntry.current = null
    follow()
  }

  const arrive = useEffectEvent((now: readonly Entry[], drawn: number) => {
    if (drawn === 0) return
    const added = now.length - seen.current
    const fresh = now.slice(now.length - Math.max(0, added))
    const own = fresh.findLast(({ card }) => card.kind === 'said' || card.kind === 'chose')
    // True if the thread was read from the device. A line typed before the welcome card is the whole thread and does not count.
    const isRestored = seen.current === 0 && now.length > 1
    seen.current = now.length
    if (own?.card.kind === 'said' && !isRestored) topEntry.current = own.id
    else if (own || !settling.current || fresh.some(isResult)) topEntry.current = null
    // New entries render above the live card, so following the end alone would hide their beginning.
    if (!isRestored && topEntry.current === null && live !== null && fresh.every(({ id }) => id !== live))
      topEntry.current = fresh[0]?.id ?? null
    if (atEnd.current || own || added < 0) follow()
    else if (added > 0) setUnread((before) => before + added)
  })
  useLayoutEffect(() => arrive(entries, rows.length), [entries, rows.length])

  const unfold = useEffectEvent((byTap: boolean) => {
    if (byTap) topEntry.current = null
    follow()
    redraw({})
  })
  useEffect(() => useUnfolded.subscribe(({ byTap }) => unfold(byTap)), [])

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
    // While content is loading, only our own calls scroll the thread.
    if (!handle || rows.length === 0 || settling.current) return
    atEnd.current = isNearEnd(handle, offset, rows.length - 1)
    if (atEnd.current) setUnread(0)
  }

  return { unread, toEnd, onScroll, ...card }
}

/** Returns true near the end of the thread, and anywhere in a last row that is taller than the view. */
function isNearEnd(handle: VirtualizerHandle, offset: number, last: number): boolean {
  const below = handle.scrollSize - offset - handle.viewportSize
  return below <= NEAR_END || (handle.getItemSize(last) > handle.viewportSize && offset >= handle.getItemOffset(last) - NEAR_END)
}

/** Returns the number of entries below the view if the first of these rows is at its top. The live card does not count, it has its line. */
function unreadBelow(handle: VirtualizerHandle, rows: readonly Row[], first: number): number {
  const view = handle.getItemOffset(first) + handle.viewportSize
  return rows.filter((row, at) => row.kind === 'entry' && handle.getItemOffset(first + at) >= view).length
}
