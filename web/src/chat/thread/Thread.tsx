import { MessageSeparator } from '@chatscope/chat-ui-kit-react/dist/es/MessageSeparator/MessageSeparator.js'
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { Virtualizer, type VirtualizerHandle } from 'virtua'
import { fillCount } from '#web/i18n/fillCount.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/Icon.tsx'
import type { Entry } from '../transcript/entry.ts'
import type { OpenQuestion } from '../transcript/openQuestion.ts'
import { useTranscript } from '../transcript/transcript.ts'
import { unfoldByTap } from '../transcript/unfolded.ts'
import { isThreadSeen, takeUnread, useUnread } from '../transcript/unread.ts'
import { DayLine } from './entries/DayLine.tsx'
import { type Row, rowsOf } from './entries/rows.ts'
import { ThreadEntry } from './entries/ThreadEntry.tsx'
import { focusEntry } from './focusEntry.ts'
import { LiveLine } from './live/LiveLine.tsx'
import { useStickToEnd } from './useStickToEnd.ts'

interface ThreadProps {
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
  /** The entry with the focus; it leaves the tab order when it loses the focus. */
  const [active, setActive] = useState<string | null>(null)
  const live = open?.id ?? null
  const { rows, ids, unfold } = useRows(entries, live)
  const { unread, toEnd, onScroll, isFolded, isAway } = useStickToEnd({ list, box, rows, entries, open })

  function goTo(id: string): void {
    if (isFolded && id === live) return unfoldByTap()
    const index = rows.findIndex(({ key }) => key === id)
    list.current?.scrollToIndex(index, { align: 'nearest' })
    setActive(id)
    focusEntry(box.current, id)
  }

  const keys = useEntryKeys({ composer, ids, goTo, onDigit })
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
          <Virtualizer ref={list} scrollRef={box} data={rows} keepMounted={alwaysMounted(rows, liveIds)} onScroll={onScroll}>
            {(row) =>
              row.kind === 'entry' ? (
                <ThreadEntry
                  key={row.key}
                  entry={row.entry}
                  live={liveIds.includes(row.key)}
                  over={over.has(row.entry.run)}
                  onPage={row.key === onPage}
                  reachable={liveIds.includes(row.key) || row.key === active}
                  numbered={row.key === numbered}
                  folded={isFolded && row.key === live}
                  onFocus={setActive}
                />
              ) : (
                <RowBetween key={row.key} row={row} working={children} onUnfold={() => unfold(row.key)} />
              )
            }
          </Virtualizer>
          {live === null && children}
        </div>
        {unread > 0 && <ToLatest unread={unread} onClick={toEnd} />}
      </div>
      {open && isAway && <LiveLine open={open} folded={isFolded} log={box} />}
    </>
  )
}

/** Returns the rows, the keys of those that the arrow keys reach, and a function that shows the entries of a folded row. */
function useRows(entries: readonly Entry[], live: string | null) {
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set())
  const newFrom = useNewFrom()
  const rows = useMemo(() => rowsOf(entries, { open: unfolded, newFrom, live }), [entries, unfolded, newFrom, live])
  const ids = useMemo(() => rows.flatMap((row) => (row.kind === 'entry' || row.kind === 'fold' ? [row.key] : [])), [rows])
  return { rows, ids, unfold: (key: string) => setUnfolded((before) => new Set([...before, key])) }
}

interface RowBetweenProps {
  row: Exclude<Row, { kind: 'entry' }>
  /** The working indicator. */
  working: ReactNode
  onUnfold: () => void
}

/** A row that is not an entry: a date, the separator above new entries, the working indicator, or folded steps. */
function RowBetween({ row, working, onUnfold }: RowBetweenProps) {
  const t = useTexts('chat')
  switch (row.kind) {
    case 'day':
      return <DayLine at={row.at} />
    case 'new':
      return <MessageSeparator content={t.chat.newMessages} />
    case 'working':
      return <div>{working}</div>
    case 'fold':
      return <FoldRow row={row} onOpen={onUnfold} />
  }
}

/** Returns the places of the last rows, and of the live cards, so that screen readers find them from anywhere. */
function alwaysMounted(rows: readonly Row[], liveIds: readonly string[]): number[] {
  const live = liveIds.map((id) => rows.findLastIndex((row) => row.key === id)).filter((at) => at >= 0)
  return [...new Set([...live, ...[...rows.keys()].slice(-END)])].sort((a, b) => a - b)
}

/** A button that scrolls to the end, with the number of entries below the view. */
function ToLatest({ unread, onClick }: { unread: number; onClick: () => void }) {
  const t = useTexts('chat')
  return (
    <button type="button" className="to-latest" onClick={onClick}>
      <Icon name="down" size="s" />
      <span className="to-latest-words">{t.chat.goToLatest}</span> <span>{`(${unread})`}</span>
    </button>
  )
}

/** A button for folded older steps. Not in the tab order, reached by the arrow keys like any entry (CHAT-074). */
function FoldRow({ row, onOpen }: { row: Extract<Row, { kind: 'fold' }>; onOpen: () => void }) {
  const t = useTexts('chat')
  return (
    <div className="row-in" data-entry={row.key} tabIndex={-1}>
      <button type="button" className={classes('past knot done', 'thread-fold')} tabIndex={-1} onClick={onOpen}>
        {fillCount(t.chat.steps, { n: row.entries.length })}
      </button>
    </div>
  )
}

/** Returns the first unread entry while the thread is open; a separator is shown above it (CHAT-062). */
function useNewFrom(): string | null {
  const owner = useTranscript(({ loaded, owner }) => (loaded ? owner : null))
  const [first, setFirst] = useState<string | null>(null)
  useEffect(() => {
    if (owner === null) return
    const open = () => {
      const unseen = isThreadSeen() ? takeUnread(owner) : null
      if (unseen !== null) setFirst(unseen)
    }
    open()
    // Entries that another tab counts as unread are seen already if this thread is visible, so they are marked as read.
    const stop = useUnread.subscribe(() => isThreadSeen() && takeUnread(owner))
    document.addEventListener('visibilitychange', open)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', open)
    }
  }, [owner])
  return first
}

const MOVES: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowUp: (at) => at - 1,
  ArrowDown: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
}

interface EntryKeysProps {
  composer: RefObject<HTMLTextAreaElement | null>
  ids: readonly string[]
  goTo: (id: string) => void
  onDigit: (digit: string) => void
}

/** Returns whether a key is a digit pressed outside a text field of a numbered card. */
const isDigit = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent, target: HTMLElement): boolean =>
  /^\d$/.test(key) &&
  !(ctrlKey || altKey || metaKey) &&
  target.closest('[data-digits]') !== null &&
  !target.matches('input:not([type=radio], [type=checkbox]), textarea, select')

/** Arrows, Home and End move between entries, Enter enters a card, Escape returns to the message box (CHAT-074). A digit taps its button (CHAT-040). */
function useEntryKeys({ composer, ids, goTo, onDigit }: EntryKeysProps) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    const target = event.target as HTMLElement
    if (event.key === 'Escape' && !target.closest('dialog')) {
      event.preventDefault()
      composer.current?.focus()
      return
    }
    if (isDigit(event, target)) {
      event.preventDefault()
      onDigit(event.key)
      return
    }
    const id = target.dataset['entry']
    if (id === undefined) return // the focus is inside a card, which handles its own keys
    const move = MOVES[event.key]
    if (move) {
      event.preventDefault()
      const next = ids[Math.min(ids.length - 1, Math.max(0, move(ids.indexOf(id), ids.length - 1)))]
      if (next !== undefined) goTo(next)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      target.querySelector<HTMLElement>('button, a[href], input, select, textarea')?.focus()
    }
  }
}
