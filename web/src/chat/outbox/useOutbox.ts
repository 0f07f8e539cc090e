import { useEffect, useEffectEvent } from 'react'
import { onNetworkBack, saysOffline } from '#web/api/lazyImport.ts'
import type { Outcome } from '#web/api/outbox/outbox.ts'
import { afterOnScreen, now } from '#web/api/time.ts'
import type { Card } from '../cards/card.ts'
import type { Facts } from '../guide/facts.ts'
import { offer } from '../input/handleMessage.ts'
import { useTranscript } from '../transcript/transcript.ts'
import { stateOf } from './limits.ts'
import { removeConnection, showConnection } from './showConnection.ts'
import { adoptWaiting, sendWaiting, sendWith, type WaitingItem, waitingNow } from './threadOutbox.ts'

/** Sends what waits while the thread is open: at once, and whenever the network may be back (CHAT-067). */
export function useOutbox(live: Card | null, facts: Facts | null): void {
  const { owner, loaded } = useTranscript()
  const send = useEffectEvent(async ({ id, body }: WaitingItem): Promise<Outcome> => {
    try {
      if (body.kind === 'address') return await (await import('./sendAddress.ts')).sendAddress(body.fields, id)
      const isAnswered = await offer(body.text, live, facts, { hasWaited: true })
      // The guide writes what follows from it before the next one is read.
      await new Promise<void>((done) => afterOnScreen(0, done))
      return isAnswered ? 'done' : 'offline'
    } catch {
      return 'offline'
    }
  })
  const isReady = loaded && facts !== null
  useEffect(() => {
    if (!isReady) return
    adoptWaiting((entryId) => useTranscript.getState().entries.some(({ id }) => id === entryId))
    const items = waitingNow()
    if (items.length === 0) removeConnection()
    const stopSending = sendWith((item) => send(item))
    const look = () => {
      if (saysOffline()) return
      // What is not sent by itself needs a word of the buyer.
      if (waitingNow().some((item) => stateOf(item, now()) !== 'waiting')) showConnection()
      void sendWaiting()
    }
    look()
    const stopListening = onNetworkBack(look)
    return () => {
      stopSending()
      stopListening()
    }
  }, [isReady, owner])
}
