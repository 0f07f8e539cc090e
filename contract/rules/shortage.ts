import * as z from 'zod/mini'
import { subtotalOf } from './money.ts'
import type { Price } from './moneySchemas.ts'

/** How long a buyer has to answer about missing goods, in ms. After that the order is cancelled and refunded (SELL-016). */
export const SHORTAGE_ANSWER_TIME = 24 * 3_600_000

/** An order line that can't be filled: only `available` of the `ordered` pieces are in stock. */
export const ShortLine = z.object({ itemId: z.string(), ordered: z.number(), available: z.number() })

/** The question whether the buyer accepts the available part of an order or cancels it (SELL-016, EXTENSION). A seller gets only their own lines. */
export const Shortage = z.object({
  id: z.string(),
  lines: z.array(ShortLine),
  askedAt: z.string(),
  answerBy: z.string(),
  /** Missing until the buyer answers. `expired` means that the order was cancelled because the buyer did not answer in time. */
  answer: z.optional(z.enum(['accepted', 'cancelled', 'expired'])),
})
export type Shortage = z.infer<typeof Shortage>

type Asked = Readonly<Pick<Shortage, 'answer'>> | undefined

/** Returns whether the buyer of a pending order has not yet answered the question about missing goods. */
export const awaitsShortageAnswer = (order: { readonly status: string; readonly shortage?: Asked }): boolean =>
  order.status === 'pending' && order.shortage !== undefined && order.shortage.answer === undefined

interface OrderedPieces {
  readonly id: string
  readonly quantity: number
  readonly unitPrice: Price
}
interface ShortOrder {
  readonly items: readonly OrderedPieces[]
  readonly shortage?: { readonly lines: readonly { readonly itemId: string; readonly available: number }[] } | undefined
}

/** Returns how many pieces of a line are available. */
export const availableOf = ({ shortage }: Pick<ShortOrder, 'shortage'>, { id, quantity }: Omit<OrderedPieces, 'unitPrice'>): number =>
  shortage?.lines.find(({ itemId }) => itemId === id)?.available ?? quantity

/** Returns the price of the missing pieces of an order, in TZS. It is 0 after the buyer accepted, when the quantities are already reduced. */
export const missingSum = (order: ShortOrder): number =>
  subtotalOf(order.items.map((item) => ({ ...item, quantity: item.quantity - availableOf(order, item) })))

/** Returns whether no piece of an order is available, so that it can only be cancelled. */
export const isNothingAvailable = (order: ShortOrder): boolean => order.items.every((item) => availableOf(order, item) === 0)
