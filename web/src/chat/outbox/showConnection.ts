import { append } from '../transcript/append.ts'
import { removeEntries, useTranscript } from '../transcript/transcript.ts'

/** One card for all that waits, at the end of the thread (CHAT-120). */
export function showConnection(): void {
  removeConnection()
  append({ kind: 'connection' })
}

export function removeConnection(): void {
  const old = useTranscript.getState().entries.filter(({ card }) => card.kind === 'connection')
  if (old.length > 0) removeEntries(old.map(({ id }) => id))
}
