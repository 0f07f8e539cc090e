import { removeEntries, useTranscript } from './transcript.ts'

const payments = new Set(['waiting', 'stillChecking', 'recovery'])

/** Empties the thread on this device; the card of a waiting or unfinished payment stays (CHAT-061). */
export function startFreshNow(): void {
  const { entries } = useTranscript.getState()
  removeEntries(entries.filter((entry) => entry.answer || !payments.has(entry.card.kind)).map((entry) => entry.id))
}
