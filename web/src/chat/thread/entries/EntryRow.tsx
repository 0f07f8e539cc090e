import { type FocusEvent, type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { useWorking } from '../../transcript/working.ts'
import { giveDigits } from './giveDigits.ts'
import { parkControls } from './parkControls.ts'

export interface EntryRowProps {
  id: string
  /** In the tab order; the others are reached by the arrow keys (CHAT-074). */
  reachable: boolean
  /** Its main actions carry digits (CHAT-037). */
  numbered: boolean
  /** Only its line is shown, with all that it holds kept (CHAT-156). */
  folded?: boolean | undefined
  onFocus: (id: string) => void
  children: ReactNode
}

/** Until the result of a tap is there, no other tap on its card counts (CHAT-023). */
function lock(event: MouseEvent): void {
  event.preventDefault()
  event.stopPropagation()
}

export function EntryRow({ id, reachable, numbered, folded, onFocus, children }: EntryRowProps) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => (numbered && row.current ? giveDigits(row.current) : undefined), [numbered])
  const isBusy = useWorking(({ cards }) => cards.includes(id))
  useLayoutEffect(() => (reachable || !row.current ? undefined : parkControls(row.current)), [reachable])

  const focused = (event: FocusEvent<HTMLDivElement>) => {
    if (event.target === event.currentTarget || event.currentTarget.contains(event.target)) onFocus(id)
  }

  return (
    <div
      ref={row}
      className="row-in"
      data-entry={id}
      hidden={folded}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- entries are walked by the arrow keys (CHAT-074)
      tabIndex={reachable ? 0 : -1}
      onFocus={focused}
      aria-busy={isBusy || undefined}
      onClickCapture={isBusy ? lock : undefined}
    >
      {children}
    </div>
  )
}
