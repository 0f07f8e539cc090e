import { clearComplaint } from '#web/features/orders/complaint/complaintDraft.ts'
import type { Entry } from '../../transcript/entry.ts'
import { putEntries, useTranscript } from '../../transcript/transcript.ts'

export const openComplaint = (): Entry | undefined =>
  useTranscript.getState().entries.findLast(({ card, answer }) => card.kind === 'complaint' && !answer)

/** Leaves the complaint; nothing is sent. */
export function leaveComplaint(): void {
  const open = openComplaint()
  if (open) putEntries([{ ...open, answer: { superseded: true } }])
  clearComplaint()
}
