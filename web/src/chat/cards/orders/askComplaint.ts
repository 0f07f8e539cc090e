import { LoadError } from '#web/api/lazyImport.ts'
import { type Complaint, noComplaint, WISHES, type Wish, type Wrong } from '#web/features/orders/complaint/complaint.ts'
import { clearComplaint, complaintNow, setComplaint } from '#web/features/orders/complaint/complaintDraft.ts'
import { withTexts } from '#web/i18n/texts.ts'
import { reply } from '../../guide/reply.ts'
import { say } from '../../guide/say.ts'
import { append } from '../../transcript/append.ts'
import type { Entry } from '../../transcript/entry.ts'
import { putEntries, removeEntries, useTranscript } from '../../transcript/transcript.ts'

const openComplaint = (): Entry | undefined =>
  useTranscript.getState().entries.findLast(({ card, answer }) => card.kind === 'complaint' && !answer)

/** Opens the card for a complaint with what is known of it. If one is open, adds to it, says so and shows that one below (CHAT-188). */
export function askComplaint(about: Partial<Complaint>): void {
  const open = openComplaint()
  const before = open ? complaintNow() : noComplaint
  setComplaint({ ...before, ...about, text: [before.text, about.text].filter(Boolean).join('\n') })
  if (open) {
    removeEntries([open.id])
    reply('complaintNoted')
  }
  append({ kind: 'complaint' })
}

/** Leaves the complaint; nothing is sent. */
export function leaveComplaint(): void {
  const open = openComplaint()
  if (open) putEntries([{ ...open, answer: { superseded: true } }])
  clearComplaint()
}

/** Answers the card with a typed option, as its buttons do. */
export async function answerComplaintTyped(option: string): Promise<void> {
  if (option === 'leave') {
    leaveComplaint()
    return reply('leftAsIs')
  }
  if (option !== 'send') return askComplaint(WISHES.includes(option as Wish) ? { wish: option as Wish } : { wrong: option as Wrong })
  const open = openComplaint()
  try {
    const { typeComplaint } = await withTexts(() => import('./sendComplaint.ts'), 'complaint')
    if (open) await typeComplaint(open.id)
  } catch (error) {
    if (!(error instanceof LoadError)) throw error
    say('nothingSent')
  }
}
