import { LoadError } from '#web/api/lazyImport.ts'
import { withTexts } from '#web/i18n/texts.ts'
import { say } from '../../guide/say.ts'
import { append } from '../../transcript/append.ts'
import { removeEntries, useTranscript } from '../../transcript/transcript.ts'

/** Appends the card that asks before cancelling, and removes an older open one for the same order (CHAT-166). */
export function askCancel({ id, orderNumber }: { readonly id: string; readonly orderNumber: string }): void {
  const { entries } = useTranscript.getState()
  removeEntries(
    entries.flatMap((entry) => (entry.card.kind === 'cancelOrder' && entry.card.orderId === id && !entry.answer ? entry.id : [])),
  )
  append({ kind: 'cancelOrder', orderId: id, orderNumber })
}

/** Answers the card that asks before cancelling with a typed yes or no. Offline nothing is stored: a cancellation must not be sent later (CHAT-068). */
export async function answerCancelTyped(entryId: string, isAgreed: boolean): Promise<void> {
  try {
    const { typeCancel } = await withTexts(() => import('./answerCancel.ts'), 'chat', 'checkout', 'placed')
    await typeCancel(entryId, isAgreed)
  } catch (error) {
    if (!(error instanceof LoadError)) throw error
    say('nothingSent')
  }
}
