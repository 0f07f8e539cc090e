import { type FocusEvent, type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { useWorking } from '../../transcript/working.ts'
import { giveDigits } from './giveDigits.ts'
import { parkControls } from './parkControls.ts'

export interface EntryRowProps {
  id: string
  /** True if the entry is in the tab order; others are reached by the arrow keys (CHAT-074). */
  reachable: boolean
  /** True if its main buttons have digits (CHAT-037). */
  numbered: boolean
  /** True if the card is hidden and only its live line is shown; its state is kept (CHAT-156). */
  folded?: boolean | undefined
  onFocus: (id: string) => void
  children: ReactNode
}

/** Blocks further taps on a card until the first one has its result (CHAT-023). */
function blockTap(event: MouseEvent): void {
  event.preventDefault()
  event.stopPropagation()
}

export function EntryRow({ id, reachable, numbered, folded, onFocus, children }: EntryRowProps) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => (numbered && row.current ? giveDigits(row.current) : undefined), [numbered])
  const isBusy = useWorking(({ cards }) => cards.includes(id))
  useLayoutEffect(() => (reachable || !row.current ? undefined : parkControls(row.current)), [reachable])

  const focused = (event: FocusEvent<HTMLDivElement>) => {
    if (event.currentTarget.contains(event.target)) onFocus(id)
  }

  return (
    <div
      ref={row}
      className="row-in"
      data-entry={id}
      hidden={folded}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys move between entries (CHAT-074)
      tabIndex={reachable ? 0 : -1}
      onFocus={focused}
      aria-busy={isBusy || undefined}
      onClickCapture={isBusy ? blockTap : undefined}
    >
      {children}
    </div>
  )
}
