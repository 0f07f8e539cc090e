import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { JournalEntry } from '#contract/control/journal.ts'
import { useMockTexts } from '#web/mock/texts.ts'
import { EventRow } from './EventRow.tsx'

/** Journal entries as a timeline, newest last; `children` are rows for pending events. */
export function Timeline({ entries, children }: { entries: readonly JournalEntry[]; children?: ReactNode }) {
  const { mock: t } = useMockTexts()
  return (
    <>
      <FollowBox label={t.journal.list} grown={entries.at(-1)?.seq ?? null}>
        <ol className="event-list">
          {entries.map((entry) => (
            <EventRow key={entry.seq} entry={entry} />
          ))}
          {children}
        </ol>
      </FollowBox>
      <p className="event-legend">
        <span className="side-from">{t.journal.fromApp}</span>
        <span className="side-to">{t.journal.toApp}</span>
        <span className="side-world">{t.journal.inWorld}</span>
      </p>
    </>
  )
}

const NEAR = 48

/** A scrollable box that stays at its end while content is added, unless the user scrolled up. A change of `grown` means more content. */
function FollowBox({ label, grown, children }: { label: string; grown: unknown; children: ReactNode }) {
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
