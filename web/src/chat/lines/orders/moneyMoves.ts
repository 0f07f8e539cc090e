import { type Order, readStatus } from '#contract/order.ts'
import { formatTzs } from '#contract/rules/money.ts'
import { orderMoney } from '#contract/rules/orderMoney.ts'
import { stepText } from '#web/chat/cards/orders/stepText.ts'
import { isUnderWay, mayCancel } from '#web/features/orders/orders.ts'
import { type ReplyAct, tell } from '../act.ts'
import type { Clause } from '../line.ts'
import type { LastPayment, Moment } from '../moment.ts'
import type { Moves, NeededData } from '../move.ts'
import { complain, isNotGiven, isPaid, tellNoSuchOrder, tellRefund } from './tellOrder.ts'

/** Worries about money come before all other meanings. Payments are checked before orders (CHAT-143, CHAT-160). */
export const money: Moves = {
  /** Replies about the newest payment that this device knows. */
  'money.ofPayment': {
    when: (clause, { attempt, second }) => attempt !== null && !isOfSecond(clause, second),
    acts: (clause, { attempt }) => (attempt === null ? [] : tellPayment(clause, attempt)),
  },
  /** Money was taken, or taken twice, or the buyer asks if it was. Replies about the order mentioned, or the paid one under way. */
  'money.gone': {
    when: (clause, { attempt, second }) => !isOfReturn(clause) && (attempt === null || isOfSecond(clause, second)),
    needs: ['orders'],
    acts: (clause, moment, known) => {
      const { worries, says } = clause
      if (worries === 'twice' && moment.second !== null) return [tell('chargedSecond', { amount: formatTzs(moment.second) }, 'call')]
      if (worries === 'asked' && moment.isUnpaid && !clause.isPlaced && !says('order', 'myOrder')) return [tell('nothingTaken', {})]
      return tellOrderPayment(clause, moment, known)
    },
  },
  /** The buyer wants the money back. Tells the refund, or opens the card that asks. No line cancels an order (CHAT-166). */
  'money.refund': {
    when: (clause, { attempt }) => attempt === null && isOfReturn(clause),
    needs: ['orders'],
    acts: (clause, _moment, known) => {
      if (known.orders === null) return [clause.mood === 'question' ? tell('guestOrders', {}, 'orders') : complain(clause)]
      // The clause names an order that the buyer doesn't have, so the reply is about no other order.
      if (clause.isPlaced && known.meant && !known.meant.order) return [tellNoSuchOrder(known.meant.lacks)]
      return clause.mood === 'question' ? tellRefundAsked(clause, known, known.orders) : takeRefundWish(clause, known, known.orders)
    },
  },
}

type Orders = readonly Order[]
/** A question about a refund means the order whose refund is pending. */
function tellRefundAsked(clause: Clause, known: NeededData, orders: Orders): readonly ReplyAct[] {
  const pending = only(orders.filter(({ refund }) => refund?.state === 'pending'))
  const order = spokenOf(clause, known) ?? pending ?? only(orders.filter(mayComeBack))
  return order ? cancelOrTell(clause, order) : [tell('refund', {}, 'orders', 'call')]
}

/** The buyer wants money. For spoilt fish, a refund that did not come, or delivered orders, the complaint opens and nothing is cancelled (CHAT-188). */
function takeRefundWish(clause: Clause, known: NeededData, orders: Orders): readonly ReplyAct[] {
  const order = spokenOf(clause, known) ?? only(orders.filter(mayComeBack))
  if (clause.says('spoilt') || isNotGiven(clause)) return [...(order?.refund ? tellRefund(order) : []), complain(clause, order)]
  const isOver = order ? isOld(order) && !order.refund : orders.every(isOld)
  if (clause.worries === 'refund' && isOver) return [complain(clause, order)]
  return order ? cancelOrTell(clause, order) : [tell('refund', {}, 'orders', 'call')]
}

const cancelOrTell = ({ worries }: Clause, order: Order): readonly ReplyAct[] =>
  worries === 'cancel' && mayCancel(order) ? [{ do: 'confirmCancel', order }] : tellRefund(order)

const isOld = ({ status }: Order): boolean => readStatus(status) === 'delivered'
const isOfReturn = ({ worries }: Clause): boolean => worries === 'refund' || worries === 'cancel'
/** True if the worry is about a second payment that the server knows. */
const isOfSecond = ({ worries }: Clause, second: number | null): boolean => worries === 'twice' && second !== null
/** True if money is on its way back, or would be after cancelling. */
const mayComeBack = (order: Order): boolean => order.refund?.state === 'pending' || (isUnderWay(order) && orderMoney(order).paid > 0)
const only = (orders: readonly Order[]): Order | undefined => (orders.length === 1 ? orders[0] : undefined)

function tellPayment({ worries, says }: Clause, attempt: LastPayment): readonly ReplyAct[] {
  const amount = formatTzs(attempt.amount)
  if (attempt.kind === 'paid') return [tell('paidNoOrder', { amount }, 'call')]
  if (attempt.kind === 'refused')
    return [worries === 'asked' && attempt.isUnclear === false ? tell('notTaken', { amount }) : tell('notSeen', {}, 'call')]
  // A wrong PIN takes nothing.
  const isMistyped = says('pin') && says('changeVerb')
  return isMistyped ? [tell('requestLeft', { time: attempt.request?.time ?? '0:00' })] : lookAtPayment(attempt)
}

export const lookAtPayment = ({ id }: LastPayment): readonly ReplyAct[] => [
  ...(id ? [{ do: 'lookAtPayment', paymentId: id } as const] : []),
  tell('looking', {}, 'call'),
]

/** Tells the payment of the order that was mentioned, or of the only one it can be. */
function tellOrderPayment(clause: Clause, moment: Moment, known: NeededData): readonly ReplyAct[] {
  const { worries } = clause
  const underWay = (known.orders ?? []).filter(isUnderWay)
  const paid = underWay.filter(isPaid)
  const order = spokenOf(clause, known) ?? only(paid) ?? (worries === 'asked' ? only(underWay) : undefined)
  if (order && isPaid(order)) return tellPaid(order, clause, moment)
  if (order && worries === 'asked' && isUnderWay(order))
    return [tell('paidAtDoor', { orderNumber: order.orderNumber, due: formatTzs(orderMoney(order).due) }, 'orders')]
  const isOneOf = worries === 'twice' ? known.orders?.some(isPaid) : paid.length > 0
  return [isOneOf ? tell('whichPaid', {}, 'orders', 'call') : tell('notSeen', {}, 'call')]
}

function tellPaid(order: Order, { worries, senses, says }: Clause, { isUnpaid }: Moment): readonly ReplyAct[] {
  const { orderNumber, status } = order
  const amount = formatTzs(orderMoney(order).paid)
  if (worries === 'twice') return [tell('chargedTwice', { amount }, 'call')]
  if (worries === 'gone' && (senses[0] === 'paidNoOrder' || says('track')))
    return [tell('paidOrder', { amount, orderNumber, step: stepText(status) }, 'orders', 'call')]
  const isOfCart = worries === 'gone' && isUnpaid && !says('order')
  return [tell('seen', { amount, orderNumber }, 'orders'), ...(isOfCart ? [tell('nothingTaken', {})] : [])]
}

/** Returns the order that the clause names, or that the thread showed last. */
function spokenOf({ isPlaced, says }: Clause, { orders, shown, meant }: NeededData): Order | undefined {
  if (isPlaced && meant) return meant.order
  return says('lastOrder') ? orders?.[0] : shown
}
