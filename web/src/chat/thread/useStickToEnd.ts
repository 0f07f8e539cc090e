import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { VirtualizerHandle } from 'virtua'
import { hasRole } from '../cards/kinds.ts'
import type { Entry } from '../transcript/entry.ts'
import type { Row } from './entries/rows.ts'
import { useSettling } from './useSettling.ts'

const NEAR = 80
/** What became of a payment is seen from its beginning, whatever was written while it waited. */
const isResult = ({ card }: Entry): boolean => hasRole(card, 'record')

export interface StickToEndProps {
  list: RefObject<VirtualizerHandle | null>
  box: RefObject<HTMLElement | null>
  /** Fills the screen below a line that has little after it. */
  rest: RefObject<HTMLElement | null>
  rows: readonly Row[]
  entries: readonly Entry[]
}

/**
 * Follows the end for a reader who is there or has just spoken, and never yanks one who scrolled up (CHAT-063).
 * A line of the buyer becomes the first one in view, and what answers it follows (CHAT-132). A card taller than the screen
 * shows its beginning; what is still loading is followed until the reader does something.
 */
export function useStickToEnd({ list, box, rest, rows, entries }: StickToEndProps) {
  const atEnd = useRef(true)
  const settling = useRef(true)
  const seen = useRef(0)
  /** The buyer's line that stays the first in view until the reader does something. */
  const line = useRef<string | null>(null)
  const [unread, setUnread] = useState(0)

  function follow(): void {
    const handle = list.current
    if (!handle || rows.length === 0) return
    atEnd.current = true
    settling.current = true
    const at = line.current === null ? -1 : rows.findIndex(({ key }) => key === line.current)
    if (at < 0) {
      setUnread(0)
      leaveRoom(rest.current, 0)
      handle.scrollToIndex(rows.length - 1, { align: handle.getItemSize(rows.length - 1) > handle.viewportSize ? 'start' : 'end' })
      return
    }
    const top = handle.getItemOffset(at)
    const last = rows.length - 1
    leaveRoom(rest.current, handle.viewportSize - (handle.getItemOffset(last) + handle.getItemSize(last) - top))
    handle.scrollTo(top)
    setUnread(rows.slice(at + 1).filter((_, i) => handle.getItemOffset(at + 1 + i) >= top + handle.viewportSize).length)
  }

  function toEnd(): void {
    line.current = null
    follow()
  }

  /** The reader was led elsewhere. */
  function leaveEnd(): void {
    settling.current = false
    atEnd.current = false
    line.current = null
  }

  const arrive = useEffectEvent((now: readonly Entry[], drawn: number) => {
    if (drawn === 0) return
    const added = now.length - seen.current
    const fresh = now.slice(now.length - Math.max(0, added))
    const own = fresh.findLast(({ card }) => card.kind === 'said' || card.kind === 'chose')
    // Read from the device, not just written: a line typed before the greeting is the whole thread.
    const isRestored = seen.current === 0 && now.length > 1
    seen.current = now.length
    if (own?.card.kind === 'said' && !isRestored) line.current = own.id
    else if (own || !settling.current || fresh.some(isResult)) line.current = null
    if (atEnd.current || own || added < 0) follow()
    else if (added > 0) setUnread((before) => before + added)
  })
  useLayoutEffect(() => arrive(entries, rows.length), [entries, rows.length])

  useSettling(box, rest, {
    onMeasured: () => {
      if (atEnd.current && settling.current) follow()
    },
    onRead: () => {
      settling.current = false
    },
  })

  function onScroll(offset: number): void {
    const handle = list.current
    // While it settles only our own scrolling moves it.
    if (!handle || rows.length === 0 || settling.current) return
    const last = rows.length - 1
    const below = handle.scrollSize - offset - handle.viewportSize
    const tall = handle.getItemSize(last) > handle.viewportSize && offset >= handle.getItemOffset(last) - NEAR
    atEnd.current = below <= NEAR || tall
    if (atEnd.current) setUnread(0)
  }

  return { unread, toEnd, leaveEnd, onScroll }
}

function leaveRoom(rest: HTMLElement | null, height: number): void {
  if (rest) rest.style.height = `${Math.max(0, Math.floor(height))}px`
}
