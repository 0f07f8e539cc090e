import { type RefObject, useEffect, useRef, useState } from 'react'
import type { VirtualizerHandle } from 'virtua'
import { hasRole } from '../cards/kinds.ts'
import type { OpenQuestion } from '../guide/openQuestion.ts'
import type { Entry } from '../transcript/entry.ts'
import { useUnfolded } from '../transcript/unfolded.ts'
import type { Row } from './entries/rows.ts'
import { focusEntry } from './focusEntry.ts'

/** How much of the card has to be in view, in px. */
const SEEN = 40
/** Told by an event: nobody asked for it, and no card folds under a thumb for it. */
const TOLD = ['arrived', 'shortage', 'connection']
const isAsked = ({ card }: Entry): boolean => card.kind === 'said' || (hasRole(card, 'aside') && !TOLD.includes(card.kind))

export interface LiveFoldProps {
  list: RefObject<VirtualizerHandle | null>
  box: RefObject<HTMLElement | null>
  rows: readonly Row[]
  entries: readonly Entry[]
  open: OpenQuestion | null
}

/** Folds the live card to its line where it does not fit below what was asked after it, and shows the line while the card is out of sight (CHAT-156). */
export function useLiveFold({ list, box, rows, entries, open }: LiveFoldProps) {
  const live = open?.id ?? null
  const [folded, setFolded] = useState<string | null>(null)
  const [isOut, setOut] = useState(false)
  const isFolded = folded !== null && folded === live
  const height = useRef({ of: '', px: 0 })

  /** `from` is the entry that is read from its beginning, `above` the height from there to the card; null where the card itself is read. */
  function fold(from: string | null, above: number): void {
    const card = live === null ? null : box.current?.querySelector<HTMLElement>(`[data-entry="${CSS.escape(live)}"]`)
    if (live === null || !card) return setFolded(null)
    if (!card.hidden) height.current = { of: live, px: card.offsetHeight }
    const isKnown = height.current.of === live
    setFolded(isKnown && mayFold(from) && above + height.current.px > roomFor(box.current) ? live : null)
  }

  function mayFold(from: string | null): boolean {
    const at = entries.findLastIndex(({ id }) => id === from)
    const asked = entries[at]
    if (!asked || !isAsked(asked)) return false
    return entries.findLastIndex(({ id }) => id === live) < at && entries.findLastIndex(({ id }) => id === useUnfolded.getState().at) < at
  }

  /** A payment has to be in view as a whole: its time is at one end of the card and its buttons at the other. */
  function look(offset: number): void {
    const handle = list.current
    const last = rows.length - 1
    if (!handle || rows[last]?.key !== live) return setOut(false)
    const top = handle.getItemOffset(last)
    const below = offset + handle.viewportSize
    const isCut = top < offset - SEEN || top + handle.getItemSize(last) > below + SEEN
    setOut(open?.card.kind === 'waiting' ? isCut : top > below - SEEN)
  }

  const toFocus = useRef(false)
  useEffect(() => useUnfolded.subscribe(({ byTap }) => void (toFocus.current = byTap)), [])
  useEffect(() => {
    if (isFolded || live === null || !toFocus.current) return
    toFocus.current = false
    focusEntry(box.current, live)
  })

  return { fold, look, isFolded, isAway: isFolded || isOut }
}

/** The height of the thread without the live line under it. */
function roomFor(box: HTMLElement | null): number {
  const line = box?.parentElement?.nextElementSibling
  return (box?.clientHeight ?? 0) + (line instanceof HTMLElement && line.matches('.live-line') ? line.offsetHeight : 0)
}
