import { memo } from 'react'
import { useTexts } from '#web/i18n/texts.ts'
import type { Entry } from '../../transcript/entry.ts'
import { EntryRow, type EntryRowProps } from './EntryRow.tsx'
import { EntryView } from './EntryView.tsx'

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
