import { type ReactNode, useLayoutEffect, useRef } from 'react'

const NEAR = 48

/** A scrollable box that stays at its end while content is added, unless the user scrolled up. A change of `grown` means more content. */
export function FollowBox({ label, grown, children }: { label: string; grown: unknown; children: ReactNode }) {
  const box = useRef<HTMLElement>(null)
  const follows = useRef(true)
  useLayoutEffect(() => {
    if (grown !== null && follows.current && box.current) box.current.scrollTop = box.current.scrollHeight
  }, [grown])
  const look = () => {
    const { scrollTop, scrollHeight, clientHeight } = box.current ?? { scrollTop: 0, scrollHeight: 0, clientHeight: 0 }
    follows.current = scrollHeight - scrollTop - clientHeight < NEAR
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable element must be focusable to scroll by keyboard
    <section ref={box} className="follow" aria-label={label} tabIndex={0} onScroll={look}>
      {children}
    </section>
  )
}
