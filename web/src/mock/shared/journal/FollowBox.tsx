import { type ReactNode, useLayoutEffect, useRef } from 'react'

const NEAR = 48

/** A scrolling box that stays at its end while what is in it grows, unless the reader scrolled up. `grown` tells that it grew. */
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
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take the focus to be scrolled by keys
    <section ref={box} className="follow" aria-label={label} tabIndex={0} onScroll={look}>
      {children}
    </section>
  )
}
