import * as z from 'zod/mini'
import type { Order } from '#contract/order.ts'
import { LIMITS, RETURN_DAYS } from '#contract/rules/constants.ts'

export const WRONGS = ['spoilt', 'wrongFish', 'tooLittle', 'notArrived', 'noRefund', 'other'] as const
export const WISHES = ['refund', 'again', 'call'] as const
export type Wrong = (typeof WRONGS)[number]
export type Wish = (typeof WISHES)[number]

/** A complaint that is not sent yet (CHAT-188). */
export const Complaint = z.object({
  /** '' until an order is picked. */
  orderNumber: z.string(),
  wrong: z.nullable(z.enum(WRONGS)),
  wish: z.nullable(z.enum(WISHES)),
  text: z.string(),
  /** The idempotency key. It changes with the values: the same complaint sent twice makes one message. */
  key: z.string(),
})
export type Complaint = z.infer<typeof Complaint>
export const COMPLAINT = 'complaint'
export const noComplaint: Complaint = { orderNumber: '', wrong: null, wish: null, text: '', key: '' }

/** The most letters of the buyer's text; the rest of the message is the order, what is wrong and what is wished. */
export const MOST_TEXT = LIMITS.notes - 200

const DAYS = 24 * 3_600_000
const FEW = 3

/** Returns the orders to pick from: those of the last 30 days, or else the newest three, and one that the buyer has named. `orders` is newest first. */
export function ordersOffered(orders: readonly Order[], { orderNumber }: Complaint, now: number): readonly Order[] {
  const recent = orders.filter(({ createdAt }) => Date.parse(createdAt) > now - RETURN_DAYS * DAYS)
  const offered = recent.length > 0 ? recent : orders.slice(0, FEW)
  return orders.filter((order) => offered.includes(order) || order.orderNumber === orderNumber)
}

/** Returns the number of the order that was picked. With one order to pick from, it is that one. */
export function orderPicked(offered: readonly Order[], { orderNumber }: Complaint): string | undefined {
  const [only, ...others] = offered
  return others.length === 0 ? only?.orderNumber : offered.find((order) => order.orderNumber === orderNumber)?.orderNumber
}

export type Lack = 'order' | 'wrong' | 'wish' | 'text'
/** Returns what the buyer still has to say. */
export function lackOf({ wrong, wish, text }: Complaint, orderNumber: string | undefined): Lack | null {
  if (orderNumber === undefined) return 'order'
  if (wrong === null) return 'wrong'
  if (wrong === 'other' && text.trim() === '') return 'text'
  return wish === null ? 'wish' : null
}
