import { useEffect } from 'react'
import { importWhenOnline } from '#web/api/lazyImport.ts'
import { useCurrentThread } from '../guide/currentThread.ts'
import type { Facts } from '../guide/facts.ts'
import type { Card } from '../kinds/card.ts'
import { useTranscript } from '../transcript/transcript.ts'
import { waitingNames } from './storeUnsentLine.ts'

/**
 * Starts the outbox when the thread is open (CHAT-067). Its code is not loaded if nothing waits. `answer` handles a line that
 * waited; it returns false while offline or without a thread.
 */
export function useOutbox(live: Card | null, facts: Facts | null, answer: (line: string) => Promise<boolean>): void {
  const owner = useTranscript(({ loaded, owner }) => (loaded ? owner : null))
  useEffect(() => {
    useCurrentThread.setState({ shown: { live, facts }, answer })
    return () => useCurrentThread.setState({ shown: null })
  }, [live, facts, answer])
  const thread = facts === null ? null : owner
  useEffect(() => {
    if (thread === null) return
    const hasOldCard = useTranscript.getState().entries.some(({ card }) => card.kind === 'connection')
    if (waitingNames().length > 0 || hasOldCard)
      void importWhenOnline(() => import('./startOutbox.ts')).then(({ startOutbox }) => startOutbox())
  }, [thread])
}
