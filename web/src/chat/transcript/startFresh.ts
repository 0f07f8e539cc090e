import { useRecords } from '#web/features/payment/device/records.ts'
import type { Entry } from './entry.ts'
import { removeEntries, useTranscript } from './transcript.ts'

const payments = new Set(['waiting', 'stillChecking', 'recovery'])

const isWaiting = ({ card }: Entry): boolean =>
  payments.has(card.kind) ||
  (card.kind === 'payOrder' &&
    useRecords
      .getState()
      .records.some(
        ({ stage, purpose }) => (stage === 'asked' || stage === 'waiting') && purpose.kind === 'order' && purpose.orderId === card.orderId,
      ))

/** Empties the thread on this device; the card of a waiting or unfinished payment stays (CHAT-061). */
export function startFreshNow(): void {
  const { entries } = useTranscript.getState()
  removeEntries(entries.filter((entry) => entry.answer || !isWaiting(entry)).map((entry) => entry.id))
}
