import { importWhenOnline } from '#web/api/lazyImport.ts'
import { withTexts } from '#web/i18n/texts.ts'
import { append } from '../../transcript/append.ts'
import { removeEntries, useTranscript } from '../../transcript/transcript.ts'

/** Asks once more where an order was already asked about; the older question goes (CHAT-166). */
export function askCancel({ id, orderNumber }: { readonly id: string; readonly orderNumber: string }): void {
  const { entries } = useTranscript.getState()
  removeEntries(
    entries.flatMap((entry) => (entry.card.kind === 'cancelOrder' && entry.card.orderId === id && !entry.answer ? entry.id : [])),
  )
  append({ kind: 'cancelOrder', orderId: id, orderNumber })
}
/** `yes` or `no` in words to that question. */
export async function answerCancelTyped(entryId: string, isAgreed: boolean): Promise<void> {
  const { typeCancel } = await importWhenOnline(() => withTexts(() => import('./answerCancel.ts'), 'chat', 'checkout', 'placed'))
  await typeCancel(entryId, isAgreed)
}
