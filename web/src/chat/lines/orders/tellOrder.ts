import { type Order, readStatus } from '#contract/order.ts'
import { EXPRESS_HOURS, STANDARD_HOURS } from '#contract/rules/constants.ts'
import { formatTzs } from '#contract/rules/money.ts'
import { moneyWords, orderMoney } from '#contract/rules/orderMoney.ts'
import { stepText } from '#web/chat/cards/orders/stepText.ts'
import { asFish, inRow } from '#web/chat/kinds/fact.ts'
import type { Complaint, Wrong } from '#web/features/orders/complaint/complaint.ts'
import { isUnderWay, mayCancel, orderSums } from '#web/features/orders/orders.ts'
import { formatDateTime } from '#web/i18n/dates.ts'
import { type ReplyAct, tell } from '../act.ts'
import type { Clause } from '../line.ts'
import type { Moment } from '../moment.ts'
import type { Lack } from '../move.ts'

const HOUR = 3_600_000
const lastHour = (span: string): number => Number(span.split('-').at(-1))

/** True if the order was paid by phone. Cash is paid at the door. */
export const isPaid = (order: Order): boolean => order.paymentMethod === 'mobile_money' && orderMoney(order).paid > 0

/** Tells the status of an order. The message stays in place and follows the order (CHAT-146). */
export const tellWhere = ({ id, orderNumber, status }: Order): ReplyAct =>
  tell('track', { orderId: id, orderNumber, step: stepText(status) }, 'openOrder', 'orders', 'call')

/** Tells within how many hours delivery was promised. No exact time is known. */
export function tellWhen(order: Order, { now }: Pick<Moment, 'now'>): ReplyAct {
  const { deliveryOption, createdAt, orderNumber, status } = order
  if (!isUnderWay(order)) return tellWhere(order)
  const hours = deliveryOption === 'express' ? EXPRESS_HOURS : STANDARD_HOURS
  if (now > Date.parse(createdAt) + lastHour(hours) * HOUR) return tell('whyLate', { orderNumber, hours }, 'call', 'orders')
  return tell('notLate', { orderNumber, step: stepText(status), hours, orderedAt: formatDateTime(createdAt) }, 'call', 'orders')
}

/** Tells the goods of an order, its total and the amount paid. */
export function tellContents(order: Order): ReplyAct {
  const { id, orderNumber, items, status } = order
  const { due, paid } = orderMoney(order)
  const rows = items.map(({ product, quantity }) => [asFish(product.name), ` × ${quantity}`])
  const about = { orderId: id, orderNumber, list: inRow(rows, '; '), total: formatTzs(order.totalAmount) }
  if (readStatus(status) === 'cancelled') return tell('orderHeldCancelled', about, 'openOrder', 'orders')
  if (due === 0) return tell('orderHeldPaid', about, 'openOrder', 'orders')
  if (paid === 0) return tell('orderHeldDue', about, 'openOrder', 'orders')
  return tell('orderHeldPart', { ...about, paid: formatTzs(paid), due: formatTzs(due) }, 'openOrder', 'orders')
}

/** Tells that the buyer has no such order. */
export function tellNoSuchOrder(lacks: Lack): ReplyAct {
  if (lacks === 'any') return tell('noOrders', {}, 'browse')
  if (lacks === 'number') return { do: 'say', text: 'notFound' }
  if (lacks === 'such') return tell('noSuchOrder', {}, 'orders')
  return tell('noneIs', { step: stepText(lacks) }, 'orders')
}

/** Tells the refund of an order. If it can still be cancelled, opens the card that asks (CHAT-166). */
export function tellRefund(order: Order): readonly ReplyAct[] {
  const { orderNumber, status } = order
  const { total, fee } = orderSums(order)
  const { refund } = moneyWords(order, 'buyer')
  if (refund?.[0] === 'ask') return [tell('orderCancelledAsk', { orderNumber }, 'call', 'orders')]
  if (refund) {
    const [word, amount] = refund
    const about = { amount: formatTzs(amount), orderNumber }
    const isDone = word === 'refunded'
    // The delivery fee is paid at the door, so nobody paid it for a cancelled order.
    if (total - amount === fee)
      return [tell(isDone ? 'refundDoneFee' : 'refundPendingFee', { ...about, fee: formatTzs(fee) }, 'orders', 'call')]
    return [tell(isDone ? 'refundDone' : 'refundPending', about, 'orders', 'call')]
  }
  if (readStatus(status) === 'cancelled' || (isUnderWay(order) && orderMoney(order).paid === 0))
    return [tell('refundNone', { orderNumber }, 'orders', 'call')]
  if (mayCancel(order)) return [tell('refundIfCancelled', { orderNumber }), { do: 'confirmCancel', order }]
  return [tell('refundByCall', { orderNumber }, 'call', 'orders')]
}

/** Opens the complaint with the facts of the clause. */
export function complain(clause: Clause, order?: Order, told: Partial<Complaint> = {}): ReplyAct {
  const { orderNumber, says, text } = clause
  const named = order?.orderNumber ?? orderNumber
  const wrong = wrongIn(clause)
  const wish =
    says('moneyBack', 'comingBack') || (says('money') && says('moneyOrIt'))
      ? 'refund'
      : says('call')
        ? 'call'
        : says('others', 'oneMore', 'anew')
          ? 'again'
          : null
  return { do: 'complain', about: { ...(named && { orderNumber: named }), ...(wrong && { wrong }), ...(wish && { wish }), ...told, text } }
}

function wrongIn(clause: Clause): Wrong | null {
  const { says, goods, meant } = clause
  if (says('spoilt')) return 'spoilt'
  if (says('lacking')) return 'tooLittle'
  if (says('notThat')) return goods.length === 0 && (meant.quantity !== null || says('weight')) ? 'tooLittle' : 'wrongFish'
  return isNotGiven(clause) ? 'noRefund' : null
}

/** `my refund never came`: a refund was due and did not come. */
export const isNotGiven = ({ worries, says }: Clause): boolean => worries === 'refund' && says('failed', 'noOrNot', 'never', 'notGiven')
