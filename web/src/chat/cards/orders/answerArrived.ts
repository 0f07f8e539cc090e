import { useSession } from '#web/features/session/session.ts'
import { reply } from '../../guide/reply.ts'
import { isAnswered, putEntries, useTranscript } from '../../transcript/transcript.ts'
import { takeTurn } from '../../transcript/useTurn.ts'
import { askComplaint } from './askComplaint.ts'

/** Stores whether the fish arrived in good condition, once. A problem opens the complaint about this order (CHAT-147, CHAT-188). */
export async function answerArrived(entryId: string, isRight: boolean): Promise<void> {
  if (await isAnswered(entryId)) return
  const entry = useTranscript.getState().entries.find(({ id }) => id === entryId)
  if (entry?.card.kind !== 'arrived') return
  takeTurn()
  putEntries([{ ...entry, answer: { value: isRight ? 'right' : 'wrong' } }])
  if (isRight) return reply('fishRight', { name: useSession.getState().user?.name.split(' ')[0] ?? '' }, 'browse')
  askComplaint({ orderNumber: entry.card.orderNumber })
}
