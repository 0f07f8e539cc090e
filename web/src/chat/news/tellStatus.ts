import { type Order, type OrderStatus, readStatus } from '#contract/order.ts'
import { formatTzs } from '#contract/rules/money.ts'
import { withLock } from '#web/api/storage/locks.ts'
import { now } from '#web/api/time.ts'
import { orderSums, refundOf } from '#web/features/orders/orderFacts.ts'
import { threadShown } from '#web/features/payment/threadOnScreen.ts'
import { personNow } from '#web/features/session/person.ts'
import { loadArea, textsNow } from '#web/i18n/texts.ts'
import { announce } from '#web/ui/announce.ts'
import type { Card, CardOf } from '../cards/card.ts'
import { tellsText } from '../cards/tellsText.ts'
import { currentRun } from '../guide/advance.ts'
import { openThread } from '../transcript/openOwnThread.ts'
import { isKept, putEntries, useTranscript, whenLoaded, whenSaved } from '../transcript/transcript.ts'

/** Writes what has become of an order into its buyer's thread: one line a change, by one tab (CHAT-147). */
export async function tellStatus(order: Order): Promise<void> {
  const person = personNow()
  const status = readStatus(order.status)
  const card = status && newsOf(order, status)
  if (person === null || !card) return
  await openThread(person)
  await whenLoaded()
  await withLock('thread-news', async () => {
    const id = `news-${order.id}-${status}`
    const { owner, entries } = useTranscript.getState()
    if (owner !== person || (await isKept(id))) return
    putEntries([{ id, at: now(), run: currentRun(entries), card }])
    await whenSaved()
    if (threadShown() && card.kind === 'tells') await announceNews(card)
  })
}

/** null for a new order, which is no news to who has just placed it. */
function newsOf(order: Order, status: OrderStatus): Card | null {
  const { id: orderId, orderNumber } = order
  const { due } = orderSums(order)
  const refund = refundOf(order)
  const tells = (text: string, more: Readonly<Record<string, string>> = {}): Card => ({
    kind: 'tells',
    of: 'topics',
    text,
    about: { orderId, orderNumber, ...more },
    replies: ['openOrder'],
  })
  switch (status) {
    case 'pending':
      return null
    case 'processing':
      return tells('prepared')
    case 'shipping':
      return due > 0 ? tells('onItsWayDue', { due: formatTzs(due) }) : tells('onItsWay')
    case 'delivered':
      return { kind: 'arrived', orderId, orderNumber }
    case 'cancelled':
      if (refund === null) return tells('orderCancelled')
      return refund === 'ask' ? tells('orderCancelledAsk') : tells('orderCancelledRefunded', { amount: formatTzs(refund.amount) })
  }
}

/** What it says is no text of the thread's first view. */
async function announceNews(card: CardOf<'tells'>): Promise<void> {
  await loadArea('topics')
  announce(tellsText(card, textsNow('topics')) ?? '')
}
