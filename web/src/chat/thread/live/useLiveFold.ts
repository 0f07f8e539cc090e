import { type RefObject, useEffect, useRef, useState } from 'react'
import type { VirtualizerHandle } from 'virtua'
import { useShowAlerts } from '#web/ui/useShowAlerts.ts'
import { hasRole, kinds } from '../../kinds/kinds.ts'
import type { Entry } from '../../transcript/entry.ts'
import type { OpenQuestion } from '../../transcript/openQuestion.ts'
import { useUnfolded } from '../../transcript/unfolded.ts'
import type { Row } from '../entries/rows.ts'
import { focusEntry } from '../focusEntry.ts'

/** How many px of the card must be visible for it to count as in view. */
const MIN_VISIBLE = 40

/** Returns whether an entry may fold the live card: a line of the buyer, or a card that the buyer opened during a checkout question. */
const mayFold = (open: OpenQuestion, { card }: Entry): boolean =>
  card.kind === 'said' || (hasRole(open.card, 'question') && hasRole(card, 'aside') && !kinds[card.kind].isEvent)

export interface LiveFoldProps {
  list: RefObject<VirtualizerHandle | null>
  box: RefObject<HTMLElement | null>
  rows: readonly Row[]
  entries: readonly Entry[]
  open: OpenQuestion | null
}

/**
 * Folds the live card to one line if it does not fit on the screen below what the buyer wrote or opened since. The line is also shown while
 * the card is out of view (CHAT-156).
 */
export function useLiveFold({ list, box, rows, entries, open }: LiveFoldProps) {
  const live = open?.id ?? null
  const [folded, setFolded] = useState<string | null>(null)
  const [isOut, setOut] = useState(false)
  const isFolded = folded !== null && folded === live
  const height = useRef({ of: '', px: 0 })

  /** Folds or unfolds the card. `from` is the entry at the top of the view, null for the card itself; `above` is the height between them in px. */
  function fold(from: string | null, above: number): void {
    const card = open && box.current?.querySelector<HTMLElement>(`[data-entry="${CSS.escape(open.id)}"]`)
    if (!open || !card) return setFolded(null)
    if (!card.hidden) height.current = { of: open.id, px: card.offsetHeight }
    const isKnown = height.current.of === open.id
    setFolded(isKnown && isFoldedFor(from, open) && above + height.current.px > roomFor(box.current) ? open.id : null)
  }

  function isFoldedFor(from: string | null, question: OpenQuestion): boolean {
    const at = entries.findLastIndex(({ id }) => id === from)
    const asked = entries[at]
    if (!asked || !mayFold(question, asked)) return false
    return entries.findLastIndex(({ id }) => id === live) < at && entries.findLastIndex(({ id }) => id === useUnfolded.getState().at) < at
  }

  /** Updates whether the card is out of view. A payment must be visible as a whole: its time and its buttons are at opposite ends. */
  function updateVisibility(offset: number): void {
    const handle = list.current
    const last = rows.length - 1
    if (!handle || rows[last]?.key !== live) return setOut(false)
    const top = handle.getItemOffset(last)
    const below = offset + handle.viewportSize
    const isCut = top < offset - MIN_VISIBLE || top + handle.getItemSize(last) > below + MIN_VISIBLE
    setOut(open?.card.kind === 'waiting' ? isCut : top > below - MIN_VISIBLE)
  }

  useShowAlerts(box)
  const shouldFocus = useRef(false)
  useEffect(() => useUnfolded.subscribe(({ byTap }) => void (shouldFocus.current = byTap)), [])
  useEffect(() => {
    if (isFolded || live === null || !shouldFocus.current) return
    shouldFocus.current = false
    focusEntry(box.current, live)
  })

  return { fold, updateVisibility, isFolded, isAway: isFolded || isOut }
}

/** Returns the height of the thread as if the live line were not shown, in px. */
function roomFor(box: HTMLElement | null): number {
  const line = box?.parentElement?.nextElementSibling
  return (box?.clientHeight ?? 0) + (line instanceof HTMLElement && line.matches('[data-live]') ? line.offsetHeight : 0)
}
