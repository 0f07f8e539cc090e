import { MessageSeparator } from '@chatscope/chat-ui-kit-react/dist/es/MessageSeparator/MessageSeparator.js'
import { type ReactNode, type RefObject, useMemo, useRef, useState } from 'react'
import { Virtualizer, type VirtualizerHandle } from 'virtua'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { Icon } from '#web/ui/Icon.tsx'
import type { Entry } from '../transcript/entry.ts'
import { DayLine } from './entries/DayLine.tsx'
import { rowsOf } from './entries/rows.ts'
import { ThreadEntry } from './entries/ThreadEntry.tsx'
import { focusEntry } from './focusEntry.ts'
import { useLedBack } from './returnToQuestion.ts'
import { useEntryKeys } from './useEntryKeys.ts'
import { useNewFrom } from './useNewFrom.ts'
import { useStickToEnd } from './useStickToEnd.ts'

export interface ThreadProps {
  entries: readonly Entry[]
  /** The entries whose controls take part in the tab order. */
  liveIds: readonly string[]
  composer: RefObject<HTMLTextAreaElement | null>
  /** The entry whose actions carry digits, and what a single key in it does. */
  numbered: string | null
  onDigit: (digit: string) => void
  /** The entry that the buyer is led back to. */
  question: string | null
  /** The purchases that have ended. */
  over: ReadonlySet<number>
  /** The entry whose question the page beside the thread asks. */
  onPage: string | null
  /** After the last entry, e.g. the working indicator. */
  children?: ReactNode
}

/** Native scrolling and only the cards near the screen mounted (PERF-018). Live announcements are the announcer's (CHAT-070). */
export function Thread({ entries, liveIds, composer, numbered, onDigit, question, over, onPage, children }: ThreadProps) {
  const t = useTexts('chat')
  const list = useRef<VirtualizerHandle>(null)
  const box = useRef<HTMLDivElement>(null)
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set())
  const [active, setActive] = useState<string | null>(null)
  const newFrom = useNewFrom()
  const rows = useMemo(() => rowsOf(entries, unfolded, newFrom), [entries, unfolded, newFrom])
  const rest = useRef<HTMLDivElement>(null)
  const { unread, toEnd, leaveEnd, onScroll } = useStickToEnd({ list, box, rest, rows, entries })
  const ids = useMemo(() => rows.flatMap((row) => (row.kind === 'entry' ? [row.entry.id] : [])), [rows])

  function goTo(id: string, align: 'nearest' | 'start' = 'nearest'): void {
    const index = rows.findIndex((row) => row.kind === 'entry' && row.entry.id === id)
    list.current?.scrollToIndex(index, { align })
    setActive(id)
    focusEntry(box.current, id)
  }

  useLedBack(() => {
    if (question === null) return
    leaveEnd()
    goTo(question, 'start')
  })

  const keys = useEntryKeys({ composer, ids, goTo, onDigit })
  // What can be answered is there for screen readers, wherever the reader is.
  const places = liveIds.map((id) => rows.findLastIndex((row) => row.key === id)).filter((at) => at >= 0)
  const keep = [...new Set([...places, ...(rows.length > 0 ? [rows.length - 1] : [])])].sort((a, b) => a - b)
  return (
    <div className="thread-box">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- moves focus between entries */}
      <div ref={box} className="thread" role="log" aria-live="off" aria-label={t.chat.conversation} onKeyDown={keys}>
        <div className="thread-space" />
        <Virtualizer ref={list} scrollRef={box} data={rows} keepMounted={keep} onScroll={onScroll}>
          {(row) => {
            if (row.kind === 'day') return <DayLine key={row.key} at={row.at} />
            if (row.kind === 'new') return <MessageSeparator key={row.key} className="day new" content={t.chat.newMessages} />
            if (row.kind === 'fold')
              return (
                <div key={row.key} className="row-in">
                  <button
                    type="button"
                    className="past fold knot done"
                    onClick={() => setUnfolded((before) => new Set([...before, row.key]))}
                  >
                    {fill(t.chat.steps, { n: row.entries.length })}
                  </button>
                </div>
              )
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
                onFocus={setActive}
              />
            )
          }}
        </Virtualizer>
        {children}
        <div ref={rest} className="thread-rest" />
      </div>
      {unread > 0 && (
        <button type="button" className="to-latest" onClick={toEnd}>
          <Icon name="down" size="s" />
          <span className="to-latest-words">{t.chat.goToLatest}</span> <span>{`(${unread})`}</span>
        </button>
      )}
    </div>
  )
}
