import { type Order, readStatus } from '#contract/order.ts'
import { addressText, partsBeside } from '#contract/rules/addressText.ts'
import { formatTzs, wholeShillings } from '#contract/rules/money.ts'
import { moneyWords, orderMoney } from '#contract/rules/orderMoney.ts'
import { formatDateTime } from '#web/i18n/dates.ts'
import { deliveryPromise } from '#web/i18n/promise.ts'
import { fill, type Texts } from '#web/i18n/texts.ts'
import { cancellationText } from '#web/ui/cancellationText.ts'
import { shownParts } from '#web/ui/fishName.ts'
import { carrierNames, feeText, orderSums, refundText } from '../orders.ts'
import type { Destination } from '../useOrders.ts'
import { nowText } from './progress.ts'

export interface ReceiptFacts {
  readonly heading: string
  /** When the order was placed, e.g. `21 Nov 2026, 14:20`. */
  readonly placedAt: string
  /** The status in the buyer's words. */
  readonly now: string
  /** Pairs of label and text: when, where, by whom, and what is due on delivery; or why it was cancelled. */
  readonly answers: readonly (readonly [name: string, fact: string])[]
  readonly lines: readonly (readonly [goods: string, sum: string])[]
  readonly sums: readonly (readonly [name: string, sum: string])[]
  /** Label and transaction id; null without a payment. */
  readonly transaction: readonly [name: string, id: string] | null
}

/** Use as `at` for receipts that are saved or shared: they show dates, as `today` would be wrong on another day. */
export const READ_LATER = 0

/** The texts of a receipt, used by the card, the picture and the share sheet (CHAT-170). `at` is the current time in ms. */
export function receiptFacts(
  order: Order,
  { address, receiver }: Destination,
  at: number,
  t: Texts<'chat' | 'checkout' | 'placed'>,
): ReceiptFacts {
  const { total, fee } = orderSums(order)
  const { paid, due } = orderMoney(order)
  const status = readStatus(order.status)
  const isOpen = status !== 'delivered' && status !== 'cancelled'
  const option = order.deliveryOption === 'express' ? 'express' : 'standard'
  const answers: [string, string][] = []
  if (isOpen) answers.push([t.placed.when, deliveryPromise(option, Date.parse(order.createdAt), at, t)])
  if (receiver !== null) answers.push([t.placed.receiver, receiver])
  if (address) answers.push([t.placed.where, addressText(address, partsBeside(receiver))])
  answers.push(...soldBy(order, t))
  const carriers = carrierNames(order)
  if (isOpen && carriers !== undefined) answers.push([t.placed.who, carriers])
  if (isOpen && due > 0) answers.push([t.placed.atTheDoor, fill(t.placed.giveDriver, { amount: formatTzs(due) })])
  const cancelled = cancellationText(order, t.orders.cancellation)
  if (cancelled) answers.push([t.common.orderStatus.cancelled, [cancelled, refundText(order, t)].filter(Boolean).join(' ')])
  // The amount due is among the answers; a second total here would confuse.
  const given = moneyWords(order, 'buyer').sums.flatMap(([word, amount]) =>
    word === 'due' ? [] : [[t.orders.money[word], formatTzs(amount)] as const],
  )
  return {
    heading: fill(t.chat.placed, order),
    placedAt: formatDateTime(order.createdAt),
    now: nowText(order, receiver, t),
    answers,
    lines: order.items.map(({ product, quantity, unitPrice }) => [
      `${goodsOf(product.name)}\u00A0×\u00A0${quantity}`,
      formatTzs(wholeShillings(unitPrice) * quantity),
    ]),
    sums: paid > 0 ? given : [[feeText(option, t), formatTzs(fee)], [t.orders.total, formatTzs(total)], ...given],
    transaction: order.paymentMethod === 'mobile_money' && order.transactionId ? [t.orders.transaction, order.transactionId] : null,
  }
}

/** Returns label and name of the first seller, with the number of the others; nothing if the server names none (CHAT-187). */
function soldBy({ items }: Order, t: Texts<'placed'>): [string, string][] {
  const [name, ...others] = new Set(items.flatMap(({ seller }) => seller?.businessName || []))
  if (name === undefined) return []
  return [[t.placed.seller, others.length > 0 ? fill(t.placed.andMore, { name, n: others.length }) : name]]
}

/** Formats a product's name and unit, e.g. `Red snapper, 1 kg`. */
function goodsOf(name: string): string {
  const { title, unit } = shownParts(name)
  return [title, unit].filter(Boolean).join(', ')
}

/** The receipt as plain text for the share sheet. */
export const receiptText = ({ heading, placedAt, answers, lines, sums, transaction }: ReceiptFacts): string =>
  [
    heading,
    placedAt,
    ...lines.map((row) => row.join(', ')),
    ...[...sums, ...(transaction ? [transaction] : []), ...answers].map((row) => row.join(': ')),
  ].join('\n')
