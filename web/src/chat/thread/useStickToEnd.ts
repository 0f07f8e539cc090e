import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { VirtualizerHandle } from 'virtua'
import type { Entry } from '../entry.ts'

const NEAR = 80
const READS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/**
 * Follows the end for a reader who is there or has just spoken, and never yanks one who scrolled up (CHAT-063).
 * A card taller than the screen shows its beginning; what is still loading is followed until the reader does something.
 */
export function useStickToEnd(
  list: RefObject<VirtualizerHandle | null>,
  box: RefObject<HTMLElement | null>,
  rows: number,
  entries: readonly Entry[],
) {
  const atEnd = useRef(true)
  const settling = useRef(true)
  const seen = useRef(entries.length)
  const count = useRef(rows)
  count.current = rows
  const [unread, setUnread] = useState(0)
  const last = entries.at(-1)

  function toEnd(): void {
    const handle = list.current
    const end = count.current - 1
    if (!handle || end < 0) return
    atEnd.current = true
    settling.current = true
    setUnread(0)
    handle.scrollToIndex(end, { align: handle.getItemSize(end) > handle.viewportSize ? 'start' : 'end' })
  }

  useLayoutEffect(() => {
    const added = entries.length - seen.current
    seen.current = entries.length
    const own = entries
      .slice(entries.length - Math.max(0, added))
      .some((entry) => entry.card.kind === 'said' || entry.card.kind === 'chose')
    if (atEnd.current || own || added < 0) toEnd()
    else if (added > 0) setUnread((before) => before + added)
    // Only what arrives moves the end.
  }, [last?.id, last?.answer, entries.length, rows])

  // A card is measured when it is there, its picture and its list later still.
  useEffect(() => {
    const element = box.current
    if (!element) return
    const watch = new ResizeObserver(() => {
      if (atEnd.current && settling.current) toEnd()
    })
    for (const child of element.children) watch.observe(child)
    watch.observe(element)
    const read = () => {
      settling.current = false
    }
    for (const kind of READS) element.addEventListener(kind, read, { passive: true })
    return () => {
      watch.disconnect()
      for (const kind of READS) element.removeEventListener(kind, read)
    }
  }, [box])

  function onScroll(offset: number): void {
    const handle = list.current
    const end = count.current - 1
    if (!handle || end < 0) return
    const below = handle.scrollSize - offset - handle.viewportSize
    const tall = handle.getItemSize(end) > handle.viewportSize && offset >= handle.getItemOffset(end) - NEAR
    // While it settles only our own scrolling moves it.
    if (!settling.current) atEnd.current = below <= NEAR || tall
    if (atEnd.current) setUnread(0)
  }

  return { unread, toEnd, onScroll }
}
