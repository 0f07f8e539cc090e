import * as z from 'zod/mini'
import type { Call } from './call.ts'
import { OrderDraft } from './order.ts'
import { LIMITS, MOST_SHILLINGS } from './rules/constants.ts'
import { Id, IsoTime } from './rules/fields.ts'
import { Shillings } from './rules/money.ts'
import { MobileMoneyPhone } from './rules/phone.ts'

/**
 * What the buyer's phone is asked to pay: the items only; the delivery fee joins when the order is made (CHK-015).
 * Everything but amount and phone is an EXTENSION (API-032) and sent only where configuration allows it (MON-006).
 */
export const PaymentRequest = z.object({
  amount: Shillings.check(z.positive(), z.maximum(MOST_SHILLINGS)),
  phone: MobileMoneyPhone,
  orderId: z.optional(Id),
  addressId: z.optional(Id),
  order: z.optional(OrderDraft),
  /** Names the cart; all attempts to pay for it share it (MON-029). */
  checkoutId: z.optional(Id),
})
export type PaymentRequest = z.infer<typeof PaymentRequest>

/** The reply to a payment start. `startedAt` is when the prompt went out, `answeredAt` when this reply left, both by the server's clock with milliseconds (API-033, MON-016, EXTENSION). */
export const PaymentStarted = z.object({
  success: z.boolean(),
  message: z.optional(z.string()),
  referenceId: z.optional(z.string()),
  transactionId: z.optional(z.string()),
  startedAt: z.optional(IsoTime),
  answeredAt: z.optional(IsoTime),
})
export type PaymentStarted = z.infer<typeof PaymentStarted>

/** The status of a payment, as the server reports it on a check (API-034). */
export const PaymentStatus = z.object({
  reference: z.optional(z.string()),
  success: z.boolean(),
  message: z.optional(z.string()),
  transactionId: z.optional(z.string()),
})
export type PaymentStatus = z.infer<typeof PaymentStatus>

/** A callback as the client gets it. `transactionId` stays unknown: a number must not pass as text (API-035, RT-008, scenario 313). */
export const PaymentCallback = z.object({
  reference: z.optional(z.string()),
  status: z.optional(z.string()),
  transactionId: z.optional(z.unknown()),
  message: z.optional(z.string()),
})
export type PaymentCallback = z.infer<typeof PaymentCallback>

/** A callback as the provider posts it, bounded (SEC-021). The client reads it without bounds: none may be lost to its length. */
export const CallbackBody = z.object({
  reference: z.optional(z.string().check(z.maxLength(64))),
  status: z.optional(z.string().check(z.maxLength(64))),
  transactionId: z.optional(z.union([z.string().check(z.maxLength(64)), z.number(), z.boolean(), z.null()])),
  message: z.optional(z.string().check(z.maxLength(LIMITS.notes))),
})

/** The states of a payment in the ledger: success is final but for a refund; failed becomes success only with a charge (MON-025). */
export const PaymentState = z.enum(['pending', 'success', 'failed', 'refunded'])
export type PaymentState = z.infer<typeof PaymentState>
/** Every legal move of a payment (MON-025). */
export const paymentMoves: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  pending: ['success', 'failed'],
  failed: ['success'],
  success: ['refunded'],
  refunded: [],
}

/** A charge without an order, as its payer sees it on any device (MON-022). */
export const UnfinishedPayment = z.object({
  reference: z.string(),
  transactionId: z.string(),
  amount: Shillings,
  phone: z.string(),
  paidAt: IsoTime,
  checkoutId: z.optional(z.string()),
  orderId: z.optional(z.string()),
  order: z.optional(OrderDraft),
  /** `second`: a charge for a cart or order that is settled already; only a refund is left (MON-029). */
  kind: z.enum(['unfinished', 'second']),
})
export type UnfinishedPayment = z.infer<typeof UnfinishedPayment>

/** The header that makes a payment start or an order safe to repeat (MON-004). */
export const IDEMPOTENCY_HEADER = 'idempotency-key'

export const startPayment = {
  method: 'POST',
  path: '/:provider/checkout',
  who: 'user',
  status: 200,
  body: PaymentRequest,
  reply: PaymentStarted,
  fails: 'startPayment',
} as const satisfies Call
export const getPaymentStatus = {
  method: 'GET',
  path: '/:provider/status/:reference',
  who: 'user',
  status: 200,
  reply: PaymentStatus,
  fails: 'checkPayment',
} as const satisfies Call
export const postCallback = {
  method: 'POST',
  path: '/:provider/callback',
  who: 'provider',
  status: 200,
  body: CallbackBody,
  reply: z.object({ message: z.string() }),
  fails: 'processCallback',
} as const satisfies Call
export const listUnfinished = {
  method: 'GET',
  path: '/:provider/unfinished',
  who: 'user',
  status: 200,
  reply: z.array(UnfinishedPayment),
  fails: 'checkPayment',
} as const satisfies Call
