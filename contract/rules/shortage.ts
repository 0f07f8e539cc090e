import * as z from 'zod/mini'
import { type Price, subtotalOf } from './money.ts'

/** How long a buyer has to answer before the order is cancelled and refunded, in milliseconds (SELL-016). */
export const SHORTAGE_ANSWER_TIME = 24 * 3_600_000

/** A line that cannot be filled: `available` of `ordered` pieces are there. */
export const ShortLine = z.object({ itemId: z.string(), ordered: z.number(), available: z.number() })

/** The question whether the buyer takes the rest of an order or cancels it (SELL-016, EXTENSION). A seller sees own lines only. */
export const Shortage = z.object({
  id: z.string(),
  lines: z.array(ShortLine),
  askedAt: z.string(),
  answerBy: z.string(),
  /** Missing while the buyer has not answered. `expired`: cancelled because no answer came. */
  answer: z.optional(z.enum(['accepted', 'cancelled', 'expired'])),
})
export type Shortage = z.infer<typeof Shortage>

type Asked = Readonly<Pick<Shortage, 'answer'>> | undefined

/** Tells whether an order waits for its buyer to answer about missing goods. */
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

/** Returns how many pieces of a line are there. */
export const availableOf = ({ shortage }: Pick<ShortOrder, 'shortage'>, { id, quantity }: Omit<OrderedPieces, 'unitPrice'>): number =>
  shortage?.lines.find(({ itemId }) => itemId === id)?.available ?? quantity

/** Returns what the missing pieces of an order cost, in TZS; 0 once the buyer has taken the rest, as the lines hold no more then. */
export const missingSum = (order: ShortOrder): number =>
  subtotalOf(order.items.map((item) => ({ ...item, quantity: item.quantity - availableOf(order, item) })))

/** Tells whether nothing of an order is there: it can only be cancelled. */
export const isAllOut = (order: ShortOrder): boolean => order.items.every((item) => availableOf(order, item) === 0)
