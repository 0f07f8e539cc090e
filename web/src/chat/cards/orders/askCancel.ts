import { LoadError } from '#web/api/lazyImport.ts'
import { withTexts } from '#web/i18n/texts.ts'
import { append, say } from '../../transcript/append.ts'
import { removeEntries, useTranscript } from '../../transcript/transcript.ts'

/** Asks once more where an order was already asked about; the older question goes (CHAT-166). */
export function askCancel({ id, orderNumber }: { readonly id: string; readonly orderNumber: string }): void {
  const { entries } = useTranscript.getState()
  removeEntries(
    entries.flatMap((entry) => (entry.card.kind === 'cancelOrder' && entry.card.orderId === id && !entry.answer ? entry.id : [])),
  )
  append({ kind: 'cancelOrder', orderId: id, orderNumber })
}
/** `yes` or `no` in words to that question. Nothing of it waits for a network: what cancels an order must not go out later (CHAT-068). */
export async function answerCancelTyped(entryId: string, isAgreed: boolean): Promise<void> {
  try {
    const { typeCancel } = await withTexts(() => import('./answerCancel.ts'), 'chat', 'checkout', 'placed')
    await typeCancel(entryId, isAgreed)
  } catch (error) {
    if (!(error instanceof LoadError)) throw error
    say('nothingSent')
  }
}
