import { useEffect, useState } from 'react'
import { useTranscript } from '../transcript/transcript.ts'
import { isThreadSeen, takeUnread, useUnread } from '../transcript/unread.ts'

/** Returns the first unread entry while the thread is open; a separator is shown above it (CHAT-062). */
export function useNewFrom(): string | null {
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
