import * as z from 'zod/mini'
import { OrderDraft } from '#contract/order.ts'
import { PurchaseLine } from './purchaseLines.ts'

/** The subject of a payment: a cart as it was at the start, or an existing order. */
export const Purpose = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('cart'),
    order: OrderDraft,
    checkoutId: z.string(),
    /** The items as the buyer saw them. Undefined for a charge begun on another device. */
    lines: z.optional(z.array(PurchaseLine)),
  }),
  z.object({ kind: z.literal('order'), orderId: z.string(), addressId: z.optional(z.string()) }),
])
export type Purpose = z.infer<typeof Purpose>

/** Why the payment failed. Stored as facts, so that the text can be shown in another language later. */
export const FailureReason = z.object({
  by: z.enum(['start', 'empty', 'noReference', 'callFailed', 'callback', 'status']),
  message: z.optional(z.string()),
  /** Another payment of this cart or order exists, so nobody may say that nothing was charged (MON-019). */
  hasEarlier: z.optional(z.boolean()),
})
export type FailureReason = z.infer<typeof FailureReason>

/** Why a paid payment, or a cash order, has no order yet. */
export const Trouble = z.object({
  /** `second`: another payment already settled this cart or order, so only a refund is left (MON-029). */
  kind: z.enum(['order', 'noId', 'noTransaction', 'badTransaction', 'notText', 'emptyTransaction', 'unclear', 'second']),
  message: z.optional(z.string()),
  code: z.optional(z.string()),
  /** Set if one thing is missing: another address, or stock (MON-023). */
  needs: z.optional(z.enum(['address', 'stock'])),
})
export type Trouble = z.infer<typeof Trouble>

const Attempt = z.object({
  id: z.string(),
  payer: z.string(),
  method: z.enum(['mobile_money', 'cash_on_delivery']),
  purpose: Purpose,
  amount: z.int(),
  phone: z.string(),
  idempotencyKey: z.string(),
  createdAt: z.number(),
  /** The start, or a cash order, was sent at least once. A start is never sent again to an API without idempotency keys (MON-006). */
  sent: z.optional(z.boolean()),
  /** The buyer left this attempt. It is hidden, but a late success still counts. */
  dismissed: z.optional(z.boolean()),
})

/** The prompt on the phone, and the checks of its status. */
const prompt = {
  reference: z.string(),
  deadline: z.number(),
  /** The automatic status check at the end of the countdown is done (MON-039). */
  checked: z.optional(z.boolean()),
  /** The server has to be asked again: after a reconnect, a resume, a tap, an unclear callback, or while the order's outcome is unknown. */
  checkDue: z.optional(z.boolean()),
}
/** Like `prompt`, for stages that an attempt can reach without a prompt. */
const earlierPrompt = { ...prompt, reference: z.optional(z.string()), deadline: z.optional(z.number()) }

/** The start has to be sent, or its response is missing. */
const Asked = z.extend(Attempt, { stage: z.literal('asked') })
/** The prompt is on the phone. */
const Waiting = z.extend(Attempt, {
  stage: z.literal('waiting'),
  ...prompt,
  /** Set by an unclear callback: the payment is refused unless the status check confirms it (PAY-033). */
  doubt: z.optional(z.object({ message: z.optional(z.string()) })),
})
/** Not charged so far; a late success still counts (MON-027). */
const Refused = z.extend(Attempt, {
  stage: z.literal('refused'),
  ...earlierPrompt,
  refusal: FailureReason,
  /** The response to the start was lost or unclear: Try Again sends it with the same key (MON-004). */
  unclear: z.optional(z.boolean()),
})
/** Charged, or cash promised, but no order yet. */
const Paid = z.extend(Attempt, {
  stage: z.literal('paid'),
  ...earlierPrompt,
  transactionId: z.optional(z.string()),
  /** The amount charged, if it differs from the amount asked for. */
  charged: z.optional(z.int()),
  trouble: z.optional(Trouble),
  /** When the server's list of orders was first read without this cash order. The request may still be on its way then (MON-041). */
  missingSince: z.optional(z.number()),
  /** The buyer asked for the money back (MON-023). */
  refundAsked: z.optional(z.boolean()),
  /** Part of the key of the order request. It goes up after a clear refusal, so that the next try has a new key (MON-004). */
  orderTry: z.optional(z.int()),
})
/** The order exists. */
const Done = z.extend(Attempt, { stage: z.literal('done'), charged: z.optional(z.int()), orderId: z.string(), doneAt: z.number() })
/** Refunded, or not charged within a day (MON-037); the record is removed. */
const Gone = z.extend(Attempt, { stage: z.literal('gone') })

/**
 * One attempt to pay, stored before its first request is sent (MON-002). Times are device times in ms. The "start" is the request that
 * makes the provider prompt the phone.
 */
export const PaymentRecord = z.discriminatedUnion('stage', [Asked, Waiting, Refused, Paid, Done, Gone])
type AnyRecord = z.infer<typeof PaymentRecord>
type KeyOf<T> = T extends unknown ? keyof T : never
type WithAbsent<T> = T extends unknown ? T & { [Key in Exclude<KeyOf<AnyRecord>, keyof T>]?: undefined } : never
/** A union by stage. The fields of other stages can be read, but are undefined. */
export type PaymentRecord = WithAbsent<AnyRecord>
/** The record at one stage, or at one of several. */
export type PaymentAt<Stage extends PaymentRecord['stage']> = Extract<PaymentRecord, { stage: Stage }>

/** True for the same order, or the same cart, even if its choices (e.g. the address) differ. */
export const samePurpose = (a: Purpose, b: Purpose): boolean =>
  a.kind === 'cart' ? b.kind === 'cart' && a.checkoutId === b.checkoutId : b.kind === 'order' && a.orderId === b.orderId

/** Whether a charge in the server's list was for this cart or order. */
export const isFor = (purpose: Purpose, charge: { checkoutId?: string | undefined; orderId?: string | undefined }): boolean =>
  purpose.kind === 'cart' ? purpose.checkoutId === charge.checkoutId : purpose.orderId === charge.orderId
