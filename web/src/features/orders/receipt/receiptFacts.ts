import type { Address } from '#contract/address.ts'
import { type Order, readStatus } from '#contract/order.ts'
import { formatTzs, wholeShillings } from '#contract/rules/money.ts'
import { formatDateTime } from '#web/i18n/dates.ts'
import { deliveryPromise } from '#web/i18n/promise.ts'
import { fill, type Texts } from '#web/i18n/texts.ts'
import { shownParts } from '#web/ui/fishName.ts'
import { orderSums } from '../orderFacts.ts'
import { nowText } from './progress.ts'

export interface ReceiptFacts {
  readonly heading: string
  /** When it was placed: `21 Nov 2026, 14:20`. */
  readonly placedAt: string
  /** What happens now. */
  readonly now: string
  /** Name and fact: when, where, who brings it, what is due at the door. */
  readonly answers: readonly (readonly [name: string, fact: string])[]
  readonly lines: readonly (readonly [goods: string, sum: string])[]
  readonly sums: readonly (readonly [name: string, sum: string])[]
  /** The number of the payment, where there was one. */
  readonly transaction: readonly [name: string, id: string] | null
}

/** Stands for now in what is saved or shared: read on another day, `today` would be wrong, so each day is a date. */
export const READ_LATER = 0

/** Returns in words what a buyer asks after paying, for card, picture and share sheet alike (CHAT-170). `at` is now, in ms. */
export function receiptFacts(
  order: Order,
  address: Address | undefined,
  at: number,
  t: Texts<'chat' | 'checkout' | 'placed'>,
): ReceiptFacts {
  const { total, fee, paid, due } = orderSums(order)
  const status = readStatus(order.status)
  const isOpen = status !== 'delivered' && status !== 'cancelled'
  const option = order.deliveryOption === 'express' ? 'express' : 'standard'
  const answers: [string, string][] = []
  if (isOpen) answers.push([t.placed.when, deliveryPromise(option, Date.parse(order.createdAt), at, t)])
  if (address) answers.push([t.placed.where, placeOf(address)])
  if (isOpen) answers.push([t.placed.who, order.carriers?.map(({ name }) => name).join(', ') ?? t.orders.nobodyYet])
  if (isOpen && due > 0) answers.push([t.placed.atTheDoor, fill(t.placed.giveDriver, { amount: formatTzs(due) })])
  return {
    heading: fill(t.chat.placed, order),
    placedAt: formatDateTime(order.createdAt),
    now: nowText(order, t),
    answers,
    lines: order.items.map(({ product, quantity, unitPrice }) => [
      `${goodsOf(product.name)}\u00A0×\u00A0${quantity}`,
      formatTzs(wholeShillings(unitPrice) * quantity),
    ]),
    sums:
      paid > 0
        ? [[t.orders.paid, formatTzs(paid)]] // what is due beside it is said as an answer: no two totals
        : [
            [option === 'express' ? t.orders.feeExpress : t.orders.feeStandard, formatTzs(fee)],
            [t.orders.total, formatTzs(total)],
          ],
    transaction: order.paymentMethod === 'mobile_money' && order.transactionId ? [t.orders.transaction, order.transactionId] : null,
  }
}

/** `Red snapper, 1 kg`. */
function goodsOf(name: string): string {
  const { title, unit } = shownParts(name)
  return [title, unit].filter(Boolean).join(', ')
}

/** Receiver, street and landmark, town; no number, as a receipt is shown to others. */
const placeOf = ({ fullName, addressLine1, addressLine2, city }: Address): string =>
  [...new Set([fullName, addressLine1, addressLine2, city])].filter(Boolean).join(', ')

/** The receipt in a few lines of plain text, for the share sheet. */
export const receiptText = ({ heading, placedAt, answers, lines, sums, transaction }: ReceiptFacts): string =>
  [
    heading,
    placedAt,
    ...lines.map((row) => row.join(', ')),
    ...[...sums, ...(transaction ? [transaction] : []), ...answers].map((row) => row.join(': ')),
  ].join('\n')
