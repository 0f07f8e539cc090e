import { type Order, type OrderStatus, readStatus } from '#contract/order.ts'
import { orderMoney } from '#contract/rules/orderMoney.ts'
import { fill, type Texts } from '#web/i18n/texts.ts'

/** The status in the buyer's words: after a payment `Pending` would not say enough (CHAT-170). `receiver` got it for the buyer (CHAT-182). */
export function nowText(order: Order, receiver: string | null, { orders: t }: Texts<'checkout'>): string {
  const status = readStatus(order.status)
  if (status === null) return order.status
  if (status === 'delivered' && receiver !== null) return fill(t.now.deliveredTo, { name: receiver })
  return status === 'pending' && orderMoney(order).paid > 0 ? t.now.paid : t.now[status]
}

/** When the order reached this step, as an ISO time; undefined if the server does not send it. */
export const stepTime = ({ history = [] }: Pick<Order, 'history'>, step: OrderStatus): string | undefined =>
  history.findLast(({ status }) => readStatus(status) === step)?.at
