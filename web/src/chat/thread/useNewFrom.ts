import { useEffect, useState } from 'react'
import { useTranscript } from '../transcript/transcript.ts'
import { isThreadSeen, takeUnread, useUnread } from '../unread.ts'

/** The entry above which the new ones begin, for as long as the thread stays open (CHAT-062). */
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
    // What another tab counts while this one is looked at is seen already.
    const stop = useUnread.subscribe(() => isThreadSeen() && takeUnread(owner))
    document.addEventListener('visibilitychange', open)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', open)
    }
  }, [owner])
  return first
}
