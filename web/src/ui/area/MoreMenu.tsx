import { type ReactNode, useId, useRef } from 'react'
import { AreaIcon } from './AreaIcon.tsx'

/** Further actions behind three dots. The popover is the browser's: it closes by Escape, by a tap elsewhere, and by a choice. */
export function MoreMenu({ label, children }: { label: string; children: ReactNode }) {
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  return (
    <>
      <button type="button" className="icon-btn" aria-label={label} popoverTarget={id}>
        <AreaIcon name="more" />
      </button>
      <ul ref={list} id={id} popover="auto" className="more-menu" onClick={() => list.current?.hidePopover()}>
        {children}
      </ul>
    </>
  )
}
