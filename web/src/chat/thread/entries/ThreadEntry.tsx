import { memo } from 'react'
import { useTexts } from '#web/i18n/texts.ts'
import type { Entry } from '../../transcript/entry.ts'
import { EntryRow, type EntryRowProps } from './EntryRow.tsx'
import { EntryView } from './EntryView.tsx'

interface ThreadEntryProps extends Pick<EntryRowProps, 'reachable' | 'numbered' | 'folded' | 'onFocus'> {
  entry: Entry
  /** Its question is open, or it was just opened beside that. */
  live: boolean
  /** Of a purchase that has ended: nothing of it is changed any more. */
  over: boolean
  /** The page beside the thread asks the same (CHAT-153). */
  onPage: boolean
}

/** An entry with its place in the thread. It is drawn anew only where something of it changed: others come and go beside it. */
export const ThreadEntry = memo(function ThreadEntry({ entry, live, over, onPage, ...row }: ThreadEntryProps) {
  return (
    <EntryRow id={entry.id} {...row}>
      {onPage ? <AskedOnPage /> : <EntryView entry={entry} live={live} over={over} />}
    </EntryRow>
  )
})

function AskedOnPage() {
  return <p className="said knot now">{useTexts('chat').chat.pageCheckout}</p>
}
