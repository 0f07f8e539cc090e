import { type FocusEvent, type MouseEvent, memo, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { useWorking } from '../../transcript/working.ts'
import { giveDigits } from './giveDigits.ts'

export interface EntryRowProps {
  id: string
  /** In the tab order; the others are reached by the arrow keys (CHAT-074). */
  reachable: boolean
  /** Its main actions carry digits (CHAT-037). */
  numbered: boolean
  onFocus: (id: string) => void
  children: ReactNode
}

/** Until the result of a tap is there, no other tap on its card counts (CHAT-023). */
function lock(event: MouseEvent): void {
  event.preventDefault()
  event.stopPropagation()
}

const CONTROLS = 'a[href], button, input, select, textarea, [tabindex]'

export const EntryRow = memo(function EntryRow({ id, reachable, numbered, onFocus, children }: EntryRowProps) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => (numbered && row.current ? giveDigits(row.current) : undefined), [numbered])
  const isBusy = useWorking(({ cards }) => cards.includes(id))

  // The controls of older cards leave the tab order but keep working by pointer and after Enter.
  useLayoutEffect(() => {
    for (const control of row.current?.querySelectorAll<HTMLElement>(CONTROLS) ?? []) {
      if (!reachable && control.getAttribute('tabindex') === null) {
        control.tabIndex = -1
        control.dataset['parked'] = ''
      } else if (reachable && 'parked' in control.dataset) {
        control.removeAttribute('tabindex')
        delete control.dataset['parked']
      }
    }
  })

  const focused = (event: FocusEvent<HTMLDivElement>) => {
    if (event.target === event.currentTarget || event.currentTarget.contains(event.target)) onFocus(id)
  }

  return (
    <div
      ref={row}
      className="row-in"
      data-entry={id}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- entries are walked by the arrow keys (CHAT-074)
      tabIndex={reachable ? 0 : -1}
      onFocus={focused}
      aria-busy={isBusy || undefined}
      onClickCapture={isBusy ? lock : undefined}
    >
      {children}
    </div>
  )
})
