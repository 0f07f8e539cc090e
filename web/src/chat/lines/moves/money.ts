import { type Order, readStatus } from '#contract/order.ts'
import { formatTzs } from '#contract/rules/money.ts'
import { stepText } from '#web/chat/cards/orders/stepText.ts'
import { isUnderWay, mayCancel, orderSums } from '#web/features/orders/orderFacts.ts'
import { type Telling, tell } from '../act.ts'
import type { Clause } from '../line.ts'
import { ANY, type Known, type Moves } from './move.ts'

/** Fear for money outranks all else that a line may mean; payments are looked at before orders (CHAT-143, CHAT-160). */
export const money: Moves = {
  'money.whileWaiting': {
    to: 'any',
    at: ['paying'],
    when: (_clause, { attempt }) => attempt?.kind === 'waiting',
    acts: (_clause, { attempt }) => [
      ...(attempt?.id ? [{ do: 'lookAtPayment', paymentId: attempt.id } as const] : []),
      tell('looking', {}, 'call'),
    ],
  },
  'money.withoutOrder': {
    to: 'any',
    at: ANY,
    when: (_clause, { attempt }) => attempt?.kind === 'paid',
    acts: (_clause, { attempt }) => [tell('paidNoOrder', { amount: formatTzs(attempt?.amount ?? 0) }, 'call')],
  },
  'money.afterRefusal': {
    to: 'any',
    at: ANY,
    when: (_clause, { attempt }) => attempt?.kind === 'refused',
    acts: (_clause, { shopPhone }) => [tell('notSeen', { shopPhone }, 'call')],
  },
  'money.gone': {
    to: 'any',
    at: ANY,
    when: ({ worries }, { attempt }) => worries === 'gone' && attempt === null,
    needs: ['orders'],
    acts: (clause, { isUnpaid, shopPhone }, known) => {
      const paid = (known.orders ?? []).filter((order) => isUnderWay(order) && isPaid(order))
      const order = spokenOf(clause, known) ?? only(paid)
      if (order && isPaid(order)) {
        const about = { amount: formatTzs(orderSums(order).paid), orderNumber: order.orderNumber }
        if (clause.senses[0] === 'paidNoOrder') return [tell('paidOrder', { ...about, step: stepText(order.status) }, 'orders', 'call')]
        return [tell('seen', about, 'orders'), ...(isUnpaid && !clause.says('order') ? [tell('nothingTaken', {})] : [])]
      }
      if (paid.length > 1) return [tell('whichPaid', {}, 'orders', 'call')]
      return [tell('notSeen', { shopPhone }, 'call')]
    },
  },
  'money.refund': {
    to: 'any',
    at: ANY,
    when: ({ worries }, { attempt }) => worries === 'refund' && attempt === null,
    needs: ['orders'],
    acts: (clause, { shopPhone }, known) => {
      if (known.orders === null) return [tell('guestOrders', {}, 'orders')]
      const order = spokenOf(clause, known) ?? only(known.orders.filter(mayComeBack))
      return order ? tellRefund(order, shopPhone) : [tell('refund', {}, 'orders', 'call')]
    },
  },
  /** The card asks about the order; nothing is cancelled by a line (CHAT-166). */
  'money.insteadOfGoods': {
    to: 'any',
    at: ['looking'],
    when: ({ worries }, { attempt, hasCart }) => worries === 'cancel' && attempt === null && !hasCart,
    needs: ['orders'],
    acts: (clause, { shopPhone }, known) => {
      if (known.orders === null) return [tell('guestOrders', {}, 'orders')]
      const order = spokenOf(clause, known) ?? only(known.orders.filter(mayComeBack))
      if (!order) return [tell('refund', {}, 'orders', 'call')]
      return mayCancel(order) ? [{ do: 'confirmCancel', order }] : tellRefund(order, shopPhone)
    },
  },
}

const isPaid = (order: Order): boolean => order.paymentMethod === 'mobile_money' && orderSums(order).paid > 0
/** Money is on its way back, or would be. */
const mayComeBack = (order: Order): boolean => order.refund?.state === 'pending' || (isUnderWay(order) && orderSums(order).paid > 0)
const only = (orders: readonly Order[]): Order | undefined => (orders.length === 1 ? orders[0] : undefined)

/** The order that the clause names, or that the thread showed last. */
function spokenOf({ orderNumber, says }: Clause, { orders, shown }: Known): Order | undefined {
  if (orderNumber !== null) return orders?.find((one) => one.orderNumber === orderNumber)
  return says('lastOrder') ? orders?.[0] : shown
}

/** What comes back of what was paid for an order; where it can still be cancelled, the card that asks (CHAT-166). */
export function tellRefund(order: Order, shopPhone: string): readonly Telling[] {
  const { orderNumber, refund, status, paymentMethod } = order
  const { paid, total, fee } = orderSums(order)
  if (refund) {
    const about = { amount: formatTzs(refund.amount), orderNumber }
    const isDone = refund.state === 'done'
    // The fee is handed over at the door: of what was cancelled nobody paid it.
    if (total - refund.amount === fee) {
      const withFee = { ...about, fee: formatTzs(fee) }
      return [isDone ? tell('refundDoneFee', withFee, 'orders', 'call') : tell('refundPendingFee', withFee, 'orders', 'call')]
    }
    return [tell(isDone ? 'refundDone' : 'refundPending', about, 'orders', 'call')]
  }
  const isCancelled = readStatus(status) === 'cancelled'
  if (isCancelled && paymentMethod === 'mobile_money') return [tell('orderCancelledAsk', { orderNumber }, 'call', 'orders')]
  if (isCancelled || (isUnderWay(order) && paid === 0)) return [tell('refundNone', { orderNumber }, 'orders', 'call')]
  if (mayCancel(order)) return [tell('refundIfCancelled', { orderNumber }), { do: 'confirmCancel', order }]
  return [tell('refundByCall', { orderNumber, shopPhone }, 'call', 'orders')]
}
