import { type Order, type OrderStatus, readStatus } from '#contract/order.ts'
import type { Texts } from '#web/i18n/texts.ts'
import { orderSums } from '../orderFacts.ts'

/** What a status means to the buyer: `Pending` says nothing to whoever has just paid (CHAT-170). */
export function nowText(order: Order, { orders: t }: Texts<'checkout'>): string {
  const status = readStatus(order.status)
  if (status === null) return order.status
  return status === 'pending' && orderSums(order).paid > 0 ? t.now.paid : t.now[status]
}

/** When an order took a step, ISO; undefined where the server does not say. */
export const stepTime = ({ history = [] }: Pick<Order, 'history'>, step: OrderStatus): string | undefined =>
  history.findLast(({ status }) => readStatus(status) === step)?.at
