import { append } from '../transcript/append.ts'
import { removeEntries, useTranscript } from '../transcript/transcript.ts'

/** Appends one card for everything that waits, and removes the older one (CHAT-120). */
export function showConnection(): void {
  removeConnection()
  append({ kind: 'connection' })
}

export function removeConnection(): void {
  const old = useTranscript.getState().entries.filter(({ card }) => card.kind === 'connection')
  if (old.length > 0) removeEntries(old.map(({ id }) => id))
}
