import { type Order, type OrderStatus, readStatus } from '#contract/order.ts'
import { EXPRESS_HOURS, STANDARD_HOURS } from '#contract/rules/constants.ts'
import { formatTzs } from '#contract/rules/money.ts'
import { now } from '#web/api/time.ts'
import { isUnderWay, mayCancel, orderSums } from '#web/features/orders/orderFacts.ts'
import { formatDateTime } from '#web/i18n/dates.ts'
import { askCancel } from '../../../cards/orders/askCancel.ts'
import { stepText } from '../../../cards/orders/stepText.ts'
import { say } from '../../../transcript/append.ts'
import { placeOf } from '../../reply/question/address/tellPlace.ts'
import { reply } from '../../reply/reply.ts'
import { asFish } from '../asFish.ts'
import { shopPhone } from '../facts.ts'
import { addressesKnown } from './orderMeant.ts'

const HOUR = 3_600_000
const lastHour = (span: string): number => Number(span.split('-').at(-1))

/** Where an order stands; the line keeps its place and follows the order (CHAT-146). */
export const tellWhere = ({ id, orderNumber, status }: Order): void =>
  reply('track', { orderId: id, orderNumber, step: stepText(status) }, 'openOrder', 'orders', 'call')

/** When an order was promised to come; no other time is known. */
export function tellWhen(order: Order): void {
  const { deliveryOption, createdAt, orderNumber, status } = order
  if (!isUnderWay(order)) return tellWhere(order)
  const hours = deliveryOption === 'express' ? EXPRESS_HOURS : STANDARD_HOURS
  const isDue = now() > Date.parse(createdAt) + lastHour(hours) * HOUR
  if (isDue) reply('whyLate', { orderNumber, hours, ...shopPhone }, 'call', 'orders')
  else reply('notLate', { orderNumber, step: stepText(status), hours, orderedAt: formatDateTime(createdAt) }, 'call', 'orders')
}

/** Where an order goes; its card shows an address that is not in the book any more. */
export async function tellPlace({ id: orderId, orderNumber, addressId }: Order): Promise<void> {
  const address = (await addressesKnown(true)).find((one) => one.id === addressId)
  if (!address) return reply('orderPlaceCard', { orderId, orderNumber }, 'openOrder')
  reply('orderPlace', { orderId, orderNumber, place: placeOf(address) }, 'openOrder')
}

/** What an order held, its sum, and what of it is paid. */
export function tellHeld(order: Order): void {
  const { id, orderNumber, items, status } = order
  const sums = orderSums(order)
  const list = items.map(({ product, quantity }) => `${asFish(product.name)} × ${quantity}`).join('; ')
  const about = { orderId: id, orderNumber, list, total: formatTzs(sums.total) }
  const known = readStatus(status)
  if (known === 'cancelled') reply('orderHeldCancelled', about, 'openOrder', 'orders')
  else if (sums.due === 0) reply('orderHeldPaid', about, 'openOrder', 'orders')
  // What was due was paid at the door.
  else if (known === 'delivered') reply('orderHeldPaid', about, 'openOrder', 'orders')
  else if (sums.paid === 0) reply('orderHeldDue', about, 'openOrder', 'orders')
  else reply('orderHeldPart', { ...about, paid: formatTzs(sums.paid), due: formatTzs(sums.due) }, 'openOrder', 'orders')
}

/** The buyer has no such order. */
export function tellLacks(lacks: 'any' | 'number' | 'such' | OrderStatus): void {
  if (lacks === 'any') reply('noOrders', {}, 'browse')
  else if (lacks === 'number') say('notFound')
  else if (lacks === 'such') reply('noSuchOrder', {}, 'orders')
  else reply('noneIs', { step: stepText(lacks) }, 'orders')
}

/** What comes back of what was paid for an order. */
export function tellRefund(order: Order): void {
  const { orderNumber, refund, status, paymentMethod } = order
  if (refund) {
    const { total, fee } = orderSums(order)
    const isDone = refund.state === 'done'
    const about = { amount: formatTzs(refund.amount), orderNumber }
    // The fee is handed over at the door: of what was cancelled nobody paid it.
    if (total - refund.amount === fee)
      reply(isDone ? 'refundDoneFee' : 'refundPendingFee', { ...about, fee: formatTzs(fee) }, 'orders', 'call')
    else reply(isDone ? 'refundDone' : 'refundPending', about, 'orders', 'call')
    return
  }
  const isCancelled = readStatus(status) === 'cancelled'
  if (isCancelled && paymentMethod === 'mobile_money') return reply('orderCancelledAsk', { orderNumber }, 'call', 'orders')
  if (isCancelled || (isUnderWay(order) && orderSums(order).paid === 0)) return reply('refundNone', { orderNumber }, 'orders', 'call')
  if (mayCancel(order)) {
    reply('refundIfCancelled', { orderNumber })
    askCancel(order)
  } else reply('refundByCall', { orderNumber, ...shopPhone }, 'call', 'orders')
}
