import * as z from 'zod/mini'
import { OrderDraft } from '#contract/order.ts'
import { PurchaseLine } from './purchaseLines.ts'

/** What is paid for: the cart as it was, or an order that exists already. */
export const Purpose = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('cart'),
    order: OrderDraft,
    checkoutId: z.string(),
    /** As the buyer saw them; unknown of a charge begun on another device. */
    lines: z.optional(z.array(PurchaseLine)),
  }),
  z.object({ kind: z.literal('order'), orderId: z.string(), addressId: z.optional(z.string()) }),
])
export type Purpose = z.infer<typeof Purpose>

/** Why there is no money: kept as facts, so that the text follows the language. */
export const FailureReason = z.object({
  by: z.enum(['start', 'empty', 'noReference', 'callFailed', 'callback', 'status']),
  message: z.optional(z.string()),
})
export type FailureReason = z.infer<typeof FailureReason>

/** Why there is money (or cash to come) but no order yet. */
export const Trouble = z.object({
  /** second: the cart or order was settled by something else; only a refund is left (MON-029). */
  kind: z.enum(['order', 'noId', 'noTransaction', 'badTransaction', 'notText', 'emptyTransaction', 'unclear', 'second']),
  message: z.optional(z.string()),
  code: z.optional(z.string()),
  /** What alone is missing (MON-023). */
  needs: z.optional(z.enum(['address', 'stock'])),
})
export type Trouble = z.infer<typeof Trouble>

/**
 * One attempt to pay, stored before the first call leaves (MON-002). Device times in ms.
 * asked: the start is to be sent · waiting: the prompt is out · refused: no money yet, still listened for (MON-027)
 * paid: money (or a promise of cash), no order yet · done: the order exists
 * gone: refunded, or without a charge a day later (MON-037); it leaves the device.
 */
export const PaymentRecord = z.object({
  id: z.string(),
  payer: z.string(),
  method: z.enum(['mobile_money', 'cash_on_delivery']),
  purpose: Purpose,
  amount: z.int(),
  phone: z.string(),
  idempotencyKey: z.string(),
  createdAt: z.number(),
  stage: z.enum(['asked', 'waiting', 'refused', 'paid', 'done', 'gone']),
  /** The start has left at least once; without extensions it is never sent again (MON-006). */
  sent: z.optional(z.boolean()),
  reference: z.optional(z.string()),
  deadline: z.optional(z.number()),
  /** The one automatic status check of this reference is done (MON-039). */
  checked: z.optional(z.boolean()),
  /** A further check is due: after a reconnect, a resume, a click, an unclear callback. */
  checkDue: z.optional(z.boolean()),
  /** An unclear callback: refused unless the check confirms (PAY-033). */
  doubt: z.optional(z.object({ message: z.optional(z.string()) })),
  transactionId: z.optional(z.string()),
  /** What was taken, where it is not the amount asked for. */
  charged: z.optional(z.int()),
  /** The buyer asked for the money back (MON-023). */
  refundAsked: z.optional(z.boolean()),
  refusal: z.optional(FailureReason),
  /** The response to the start was lost or unclear: Try Again repeats it with the same key (MON-004). */
  unclear: z.optional(z.boolean()),
  /** The buyer has left the attempt behind; the record only listens. */
  dismissed: z.optional(z.boolean()),
  trouble: z.optional(Trouble),
  /** Rises after a clear refusal of the order: a new try has a new key, an unclear one keeps it (MON-004). */
  orderTry: z.optional(z.int()),
  orderId: z.optional(z.string()),
  doneAt: z.optional(z.number()),
})
export type PaymentRecord = z.infer<typeof PaymentRecord>

/** The same cart, whatever was chosen for it, or the same order. */
export const samePurpose = (a: Purpose, b: Purpose): boolean =>
  a.kind === 'cart' ? b.kind === 'cart' && a.checkoutId === b.checkoutId : b.kind === 'order' && a.orderId === b.orderId

/** Whether a charge the server tells of was for this. */
export const isFor = (purpose: Purpose, charge: { checkoutId?: string | undefined; orderId?: string | undefined }): boolean =>
  purpose.kind === 'cart' ? purpose.checkoutId === charge.checkoutId : purpose.orderId === charge.orderId
