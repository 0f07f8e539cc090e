import { useSession } from '#web/features/session/session.ts'
import { openHelpAbout } from '../../guide/commands.ts'
import { reply } from '../../guide/reply.ts'
import { isAnswered, putEntries, useTranscript } from '../../transcript/transcript.ts'
import { takeTurn } from '../../transcript/useTurn.ts'

/** Stores whether the fish arrived in good condition, once. A problem opens help with the order's number (CHAT-147). */
export async function answerArrived(entryId: string, isRight: boolean): Promise<void> {
  if (await isAnswered(entryId)) return
  const entry = useTranscript.getState().entries.find(({ id }) => id === entryId)
  if (entry?.card.kind !== 'arrived') return
  takeTurn()
  putEntries([{ ...entry, answer: { value: isRight ? 'right' : 'wrong' } }])
  if (isRight) return reply('fishRight', { name: useSession.getState().user?.name.split(' ')[0] ?? '' }, 'browse')
  reply('fishWrong', {}, 'call', 'orders')
  openHelpAbout({ orderNumber: entry.card.orderNumber })
}
