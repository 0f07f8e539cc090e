import { type AttemptReason, type Order, type OrderStatus, readStatus } from '#contract/order.ts'
import { formatTzs } from '#contract/rules/money.ts'
import { moneyWords, orderMoney } from '#contract/rules/orderMoney.ts'
import { personNow } from '#web/features/session/person.ts'
import type { Card } from '../kinds/card.ts'
import { appendNews } from './appendNews.ts'

/** Appends a line about the new status of an order, once per status (CHAT-147). */
export async function appendStatusNews(order: Order): Promise<void> {
  const person = personNow()
  const status = readStatus(order.status)
  const card = status && newsOf(order, status)
  if (person !== null && card) await appendNews(person, `news-${order.id}-${status}`, card)
}

/** Appends the reason of a failed delivery attempt, once per attempt (TRAN-011). */
export async function appendFailedAttempt(order: Order, reason: AttemptReason): Promise<void> {
  const person = personNow()
  const texts = { nobody: 'notDeliveredNobody', address: 'notDeliveredAddress', refused: 'notDeliveredRefused' } as const
  const { id: orderId, orderNumber, attempts = [] } = order
  const card: Card = { kind: 'reply', of: 'topics', text: texts[reason], about: { orderId, orderNumber }, replies: ['openOrder'] }
  if (person !== null) await appendNews(person, `news-${orderId}-attempt-${attempts.length}`, card)
}

const cancelledTexts = { refunded: 'orderCancelledRefunded', refunding: 'orderCancelledPending', ask: 'orderCancelledAsk' } as const

/** Returns the message for a status; null for `pending`, because the buyer has just placed the order. */
function newsOf(order: Order, status: OrderStatus): Card | null {
  const { id: orderId, orderNumber } = order
  const { due } = orderMoney(order)
  const { refund } = moneyWords(order, 'buyer')
  const reply = (text: string, more: Readonly<Record<string, string>> = {}): Card => ({
    kind: 'reply',
    of: 'topics',
    text,
    about: { orderId, orderNumber, ...more },
    replies: ['openOrder'],
  })
  switch (status) {
    case 'pending':
      return null
    case 'processing':
      return reply('prepared')
    case 'shipping':
      return due > 0 ? reply('onItsWayDue', { due: formatTzs(due) }) : reply('onItsWay')
    case 'delivered':
      return { kind: 'arrived', orderId, orderNumber }
    case 'cancelled':
      return refund === null
        ? reply('orderCancelled')
        : reply(cancelledTexts[refund[0]], refund[0] === 'ask' ? {} : { amount: formatTzs(refund[1]) })
  }
}
