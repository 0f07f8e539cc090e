import { getOrder, type Order, readStatus } from '#contract/order.ts'
import { ApiError, send } from '#web/api/client.ts'
import { config } from '#web/api/config.ts'
import { importWhenOnline, seemsOffline } from '#web/api/lazyImport.ts'
import { withLock } from '#web/api/storage/locks.ts'
import { isServerUnreachable } from '#web/api/useOffline.ts'
import { cancelFailureText } from '#web/features/orders/CancelQuestion.tsx'
import { cancelOrder } from '#web/features/orders/useOrders.ts'
import { textsNow, withTexts } from '#web/i18n/texts.ts'
import { say } from '../../guide/say.ts'
import { append } from '../../transcript/append.ts'
import { answerEntry, isAnswered, useTranscript } from '../../transcript/transcript.ts'
import { takeTurn } from '../../transcript/useTurn.ts'
import { workingOn } from '../../transcript/working.ts'

/** Cancels the order or leaves it, once in all tabs, and appends a line with the result (CHAT-166). Throws ApiError. */
export const answerCancel = (entryId: string, isAgreed: boolean): Promise<void> =>
  workingOn(entryId, () =>
    withLock(`cancel-${entryId}`, async () => {
      const entry = useTranscript.getState().entries.find(({ id }) => id === entryId)
      if (entry?.card.kind !== 'cancelOrder' || (await isAnswered(entryId))) return
      takeTurn()
      if (!isAgreed) {
        answerEntry(entryId, 'no')
        return append({ kind: 'reply', of: 'topics', text: 'leftAsIs', about: {} })
      }
      if (seemsOffline() && (await isServerUnreachable())) return say('nothingSent')
      const order = await cancelOrReadOrder(entry.card.orderId)
      answerEntry(entryId, 'yes')
      const { appendStatusNews } = await importWhenOnline(() => withTexts(() => import('../../news/news.ts'), 'topics'))
      await appendStatusNews(order)
    }),
  )

/** Handles a typed yes or no; a failure is appended as a text. */
export async function typeCancel(entryId: string, isAgreed: boolean): Promise<void> {
  try {
    await answerCancel(entryId, isAgreed)
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) reportOrderLeft(entryId)
    else say('problem', cancelFailureText(error, textsNow('placed')))
  }
}

/** Says that the order has left and cannot be cancelled any more. */
function reportOrderLeft(entryId: string): void {
  const card = useTranscript.getState().entries.find(({ id }) => id === entryId)?.card
  if (card?.kind !== 'cancelOrder') return
  const about = { orderNumber: card.orderNumber, shopPhone: config.support.phone }
  append({ kind: 'reply', of: 'topics', text: 'cancelOrderLeft', about, replies: ['call'] })
}

/** Cancels the order. If the call fails but the order is cancelled on the server, returns that order instead. */
async function cancelOrReadOrder(id: string): Promise<Order> {
  try {
    return await cancelOrder(id)
  } catch (error) {
    const order = await send(getOrder, { params: { id } }).catch(() => null)
    if (order && readStatus(order.status) === 'cancelled') return order
    throw error
  }
}
