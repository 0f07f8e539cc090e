import { type FocusEvent, type MouseEvent, memo, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import type { Entry } from '#web/chat/transcript/entry.ts'
import { useWorking } from '#web/chat/transcript/working.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { EntryView } from './EntryView.tsx'
import { giveDigits } from './giveDigits.ts'

interface ThreadEntryProps extends Pick<EntryRowProps, 'reachable' | 'numbered' | 'folded' | 'onFocus'> {
  entry: Entry
  /** True for the open question and for the card opened last next to that question. */
  live: boolean
  /** True if the run of this entry is over, so that it cannot be changed any more. */
  over: boolean
  /** True if the page next to the thread asks the same question (CHAT-153). */
  onPage: boolean
}

/** One entry with its row. Memoized, so that it renders only when its own props change. */
export const ThreadEntry = memo(function ThreadEntry({ entry, live, over, onPage, ...row }: ThreadEntryProps) {
  return (
    <EntryRow id={entry.id} {...row}>
      {onPage ? <AskedOnPage /> : <EntryView entry={entry} live={live} over={over} />}
    </EntryRow>
  )
})

function AskedOnPage() {
  return <p className="said knot is-now">{useTexts('chat').chat.pageCheckout}</p>
}

interface EntryRowProps {
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

const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex]'

/** Takes all controls of a card out of the tab order; they still work by pointer, and after Enter on their entry. Returns a function that restores them. */
export function parkControls(row: HTMLElement): () => void {
  park(row)
  const watch = new MutationObserver(() => park(row))
  watch.observe(row, { childList: true, subtree: true })
  return () => {
    watch.disconnect()
    for (const control of row.querySelectorAll<HTMLElement>('[data-parked]')) {
      control.removeAttribute('tabindex')
      delete control.dataset['parked']
    }
  }
}

function park(row: HTMLElement): void {
  for (const control of row.querySelectorAll<HTMLElement>(CONTROLS)) {
    if (control.getAttribute('tabindex') !== null) continue
    control.tabIndex = -1
    control.dataset['parked'] = ''
  }
}
