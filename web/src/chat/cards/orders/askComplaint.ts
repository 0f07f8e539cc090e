import { LoadError } from '#web/api/lazyImport.ts'
import { type Complaint, noComplaint, WISHES, type Wish, type Wrong } from '#web/features/orders/complaint/complaint.ts'
import { complaintNow, setComplaint } from '#web/features/orders/complaint/complaintDraft.ts'
import { withTexts } from '#web/i18n/texts.ts'
import { reply } from '../../guide/reply.ts'
import { say } from '../../guide/say.ts'
import { append } from '../../transcript/append.ts'
import { removeEntries } from '../../transcript/transcript.ts'
import { leaveComplaint, openComplaint } from './openComplaint.ts'

/** Opens the card for a complaint with what is known. If one is open, adds to it, says so and shows that one below (CHAT-188). */
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
