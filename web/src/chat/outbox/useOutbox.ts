import { useEffect } from 'react'
import { importWhenOnline } from '#web/api/lazyImport.ts'
import { storedNames } from '#web/api/storage/device.ts'
import type { Card } from '../cards/card.ts'
import type { Facts } from '../guide/facts.ts'
import { useCurrentThread } from '../message/currentThread.ts'
import { loadMessageHandler } from '../message/loadMessageHandler.ts'
import { useTranscript } from '../transcript/transcript.ts'

/** Starts the outbox when the thread is open (CHAT-067). Its code is not loaded if nothing waits. */
export function useOutbox(live: Card | null, facts: Facts | null): void {
  const owner = useTranscript(({ loaded, owner }) => (loaded ? owner : null))
  useEffect(() => {
    useCurrentThread.setState({ shown: { live, facts }, answer: async (line) => (await loadMessageHandler()).handleStoredLine(line) })
    return () => useCurrentThread.setState({ shown: null })
  }, [live, facts])
  const isKnown = facts !== null
  const thread = isKnown ? owner : null
  useEffect(() => {
    if (thread === null) return
    const hasWaiting = storedNames().some((name) => name.startsWith('outbox:thread:'))
    const hasOldCard = useTranscript.getState().entries.some(({ card }) => card.kind === 'connection')
    if (hasWaiting || hasOldCard) void importWhenOnline(() => import('./startOutbox.ts')).then(({ startOutbox }) => startOutbox())
  }, [thread])
}
