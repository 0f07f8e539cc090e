import { MessageSeparator } from '@chatscope/chat-ui-kit-react/dist/es/MessageSeparator/MessageSeparator.js'
import { type ReactNode, type RefObject, useMemo, useRef, useState } from 'react'
import { Virtualizer, type VirtualizerHandle } from 'virtua'
import { fillCount } from '#web/i18n/fillCount.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/Icon.tsx'
import type { Entry } from '../transcript/entry.ts'
import type { OpenQuestion } from '../transcript/openQuestion.ts'
import { unfoldByTap } from '../transcript/unfolded.ts'
import { DayLine } from './entries/DayLine.tsx'
import { type Row, rowsOf } from './entries/rows.ts'
import { ThreadEntry } from './entries/ThreadEntry.tsx'
import { focusEntry } from './focusEntry.ts'
import { LiveLine } from './live/LiveLine.tsx'
import styles from './Thread.module.css'
import { useEntryKeys } from './useEntryKeys.ts'
import { useNewFrom } from './useNewFrom.ts'
import { useStickToEnd } from './useStickToEnd.ts'

export interface ThreadProps {
  entries: readonly Entry[]
  /** The entries whose controls are in the tab order. */
  liveIds: readonly string[]
  composer: RefObject<HTMLTextAreaElement | null>
  /** The entry whose buttons have digits, and the handler for a digit key pressed in it. */
  numbered: string | null
  onDigit: (digit: string) => void
  /** The open question; its card is rendered last (CHAT-156), except the welcome card. */
  open: OpenQuestion | null
  /** The runs that are over. */
  over: ReadonlySet<number>
  /** The entry whose question the page next to the thread asks. */
  onPage: string | null
  /** The working indicator, rendered before the live card or after the last entry. */
  children?: ReactNode
}

/** Rows at the end that are always mounted, so that the newest entry and the live card render before anything is measured. */
const END = 4

/** Scrolls natively and mounts only the entries near the screen (PERF-018). Announcements are made elsewhere (CHAT-070). */
export function Thread({ entries, liveIds, composer, numbered, onDigit, open, over, onPage, children }: ThreadProps) {
  const t = useTexts('chat')
  const list = useRef<VirtualizerHandle>(null)
  const box = useRef<HTMLDivElement>(null)
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set())
  /** The entry with the focus; it leaves the tab order when it loses the focus. */
  const [active, setActive] = useState<string | null>(null)
  const newFrom = useNewFrom()
  const live = open?.id ?? null
  const rows = useMemo(() => rowsOf(entries, { open: unfolded, newFrom, live }), [entries, unfolded, newFrom, live])
  const { unread, toEnd, onScroll, isFolded, isAway } = useStickToEnd({ list, box, rows, entries, open })
  const ids = useMemo(() => rows.flatMap((row) => (row.kind === 'entry' || row.kind === 'fold' ? [row.key] : [])), [rows])

  function goTo(id: string): void {
    if (isFolded && id === live) return unfoldByTap()
    const index = rows.findIndex(({ key }) => key === id)
    list.current?.scrollToIndex(index, { align: 'nearest' })
    setActive(id)
    focusEntry(box.current, id)
  }

  const keys = useEntryKeys({ composer, ids, goTo, onDigit })
  // Live cards are always mounted, so that screen readers find them from anywhere.
  const places = liveIds.map((id) => rows.findLastIndex((row) => row.key === id)).filter((at) => at >= 0)
  const keep = [...new Set([...places, ...[...rows.keys()].slice(-END)])].sort((a, b) => a - b)
  return (
    <>
      <div className="thread-box">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- moves focus between entries */}
        <div
          ref={box}
          className="thread"
          role="log"
          aria-live="off"
          aria-label={t.chat.conversation}
          onKeyDown={keys}
          onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || setActive(null)}
        >
          <div className="thread-space" />
          <Virtualizer ref={list} scrollRef={box} data={rows} keepMounted={keep} onScroll={onScroll}>
            {(row) => {
              if (row.kind === 'day') return <DayLine key={row.key} at={row.at} />
              if (row.kind === 'working') return <div key={row.key}>{children}</div>
              if (row.kind === 'new') return <MessageSeparator key={row.key} content={t.chat.newMessages} />
              if (row.kind === 'fold')
                return <FoldRow key={row.key} row={row} onOpen={() => setUnfolded((before) => new Set([...before, row.key]))} />
              const { entry } = row
              return (
                <ThreadEntry
                  key={row.key}
                  entry={entry}
                  live={liveIds.includes(entry.id)}
                  over={over.has(entry.run)}
                  onPage={entry.id === onPage}
                  reachable={liveIds.includes(entry.id) || entry.id === active}
                  numbered={entry.id === numbered}
                  folded={isFolded && entry.id === live}
                  onFocus={setActive}
                />
              )
            }}
          </Virtualizer>
          {live === null && children}
        </div>
        {unread > 0 && (
          <button type="button" className={styles.toLatest} onClick={toEnd}>
            <Icon name="down" size="s" />
            <span className={styles.toLatestWords}>{t.chat.goToLatest}</span> <span>{`(${unread})`}</span>
          </button>
        )}
      </div>
      {open && isAway && <LiveLine open={open} folded={isFolded} log={box} />}
    </>
  )
}

/** A button for folded older steps. Not in the tab order, reached by the arrow keys like any entry (CHAT-074). */
function FoldRow({ row, onOpen }: { row: Extract<Row, { kind: 'fold' }>; onOpen: () => void }) {
  const t = useTexts('chat')
  return (
    <div className="row-in" data-entry={row.key} tabIndex={-1}>
      <button type="button" className={classes('past knot done', styles.fold)} tabIndex={-1} onClick={onOpen}>
        {fillCount(t.chat.steps, { n: row.entries.length })}
      </button>
    </div>
  )
}
