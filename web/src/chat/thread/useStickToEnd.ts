import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { VirtualizerHandle } from 'virtua'
import { afterPaint } from '#web/api/time.ts'
import type { Entry } from '../entry.ts'

const NEAR = 80

/**
 * Follows the end for a reader who is there or has just spoken, and never yanks one who scrolled up (CHAT-063).
 * A card taller than the screen shows its beginning.
 */
export function useStickToEnd(list: RefObject<VirtualizerHandle | null>, rows: number, entries: readonly Entry[]) {
  const atEnd = useRef(true)
  const seen = useRef(entries.length)
  const [unread, setUnread] = useState(0)
  const last = entries.at(-1)

  function toEnd(): void {
    const handle = list.current
    if (!handle || rows === 0) return
    atEnd.current = true
    setUnread(0)
    handle.scrollToIndex(rows - 1, { align: handle.getItemSize(rows - 1) > handle.viewportSize ? 'start' : 'end' })
  }

  useLayoutEffect(() => {
    const added = entries.length - seen.current
    seen.current = entries.length
    const own = entries.slice(-Math.max(0, added)).some((entry) => entry.card.kind === 'said' || entry.card.kind === 'chose')
    if (atEnd.current || own || added < 0) {
      toEnd()
      // The new card is measured only after it is painted once.
      afterPaint(() => atEnd.current && toEnd())
    } else if (added > 0) setUnread((before) => before + added)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only what arrives moves the end
  }, [last?.id, last?.answer, entries.length, rows])

  function onScroll(offset: number): void {
    const handle = list.current
    if (!handle) return
    const below = handle.scrollSize - offset - handle.viewportSize
    const tall = handle.getItemSize(rows - 1) > handle.viewportSize && offset >= handle.getItemOffset(rows - 1) - NEAR
    atEnd.current = below <= NEAR || tall
    if (atEnd.current) setUnread(0)
  }

  return { unread, toEnd, onScroll }
}
