import { type Order, readStatus } from '../order.ts'
import type { Role } from '../user.ts'
import { feeOf } from './money.ts'
import { awaitsShortageAnswer } from './shortage.ts'

/** The amounts of an order in TZS, the same for every role (MON-031). */
export interface OrderMoney {
  /** Paid by mobile money and not given back. */
  readonly paid: number
  /** To pay at the door. A delivered or cancelled order owes nothing (MON-042). */
  readonly due: number
  /** Paid at the door of a delivered order. */
  readonly collected: number
  /** What the buyer can pay by mobile money now: all of an open cash order (PAY-053), nothing while missing items are asked about. */
  readonly payable: number
}

export function orderMoney(order: Order): OrderMoney {
  const status = readStatus(order.status)
  if (status === 'cancelled') return { paid: 0, due: 0, collected: 0, payable: 0 }
  const atDoor = amountAtDoor(order)
  const paid = order.totalAmount - atDoor
  if (status === 'delivered') return { paid, due: 0, collected: atDoor, payable: 0 }
  const isPayable = order.paymentMethod === 'cash_on_delivery' && atDoor > 0 && !awaitsShortageAnswer(order)
  return { paid, due: atDoor, collected: 0, payable: isPayable ? order.totalAmount : 0 }
}

/** If the server names no amount, the delivery fee is paid at the door with mobile money, and the total with cash. */
const amountAtDoor = ({ amountDue, paymentMethod, deliveryOption, totalAmount }: Order): number =>
  amountDue ?? (paymentMethod === 'mobile_money' ? feeOf(deliveryOption) : totalAmount)

export type SumWord = 'paid' | 'due' | 'collected'
/** `ask`: the server names no refund of a cancelled paid order, so the buyer has to ask for it. */
export type RefundWord = 'refunded' | 'refunding' | 'ask'
type Sum<Word> = readonly [word: Word, amount: number]

export interface MoneyWords {
  readonly sums: readonly Sum<SumWord>[]
  /** Null if nothing goes back, or if it does not concern the reader. */
  readonly refund: Sum<RefundWord> | null
}

/**
 * Returns the words for the money of an order, with amounts in TZS, by its status and the reader. Every list, detail, card, receipt and
 * print shows these words and no others (MON-042).
 */
export function moneyWords(order: Order, reader: Role): MoneyWords {
  const { paid, due, collected } = orderMoney(order)
  const status = readStatus(order.status)
  const sums: Sum<SumWord>[] = []
  const isUnderWay = status !== 'delivered' && status !== 'cancelled'
  // While an order is under way, sellers and transporters only need to know what to collect.
  if (paid > 0 && (reader === 'buyer' || !isUnderWay)) sums.push(['paid', paid])
  // Shown even if it is 0, so that a buyer who paid everything sees that no more is due.
  if (isUnderWay) sums.push(['due', due])
  if (collected > 0) sums.push(['collected', collected])
  return { sums, refund: refundWord(order, reader) }
}

function refundWord({ refund, status, paymentMethod }: Order, reader: Role): Sum<RefundWord> | null {
  if (reader === 'transporter') return null
  if (refund) return [refund.state === 'done' ? 'refunded' : 'refunding', refund.amount]
  return reader === 'buyer' && readStatus(status) === 'cancelled' && paymentMethod === 'mobile_money' ? ['ask', 0] : null
}
