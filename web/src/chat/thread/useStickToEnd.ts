import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { VirtualizerHandle } from 'virtua'
import type { Entry } from '../transcript/entry.ts'

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
  const seen = useRef(0)
  const [unread, setUnread] = useState(0)

  function toEnd(): void {
    const handle = list.current
    if (!handle || rows === 0) return
    atEnd.current = true
    settling.current = true
    setUnread(0)
    handle.scrollToIndex(rows - 1, { align: handle.getItemSize(rows - 1) > handle.viewportSize ? 'start' : 'end' })
  }

  const arrive = useEffectEvent((now: readonly Entry[], drawn: number) => {
    if (drawn === 0) return
    const added = now.length - seen.current
    const fresh = now.slice(now.length - Math.max(0, added))
    const own = fresh.some(({ card }) => card.kind === 'said' || card.kind === 'chose')
    seen.current = now.length
    if (atEnd.current || own || added < 0) toEnd()
    else if (added > 0) setUnread((before) => before + added)
  })
  useLayoutEffect(() => arrive(entries, rows), [entries, rows])

  const settle = useEffectEvent(() => {
    if (atEnd.current && settling.current) toEnd()
  })
  // A card is measured when it is there, its picture and its list later still.
  useEffect(() => {
    const element = box.current
    if (!element) return
    const watch = new ResizeObserver(() => settle())
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
    if (!handle || rows === 0) return
    const below = handle.scrollSize - offset - handle.viewportSize
    const tall = handle.getItemSize(rows - 1) > handle.viewportSize && offset >= handle.getItemOffset(rows - 1) - NEAR
    // While it settles only our own scrolling moves it.
    if (!settling.current) atEnd.current = below <= NEAR || tall
    if (atEnd.current) setUnread(0)
  }

  return { unread, toEnd, onScroll }
}
