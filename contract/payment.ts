import * as z from 'zod/mini'
import type { Call } from './call.ts'
import { OrderDraft } from './order.ts'
import { LIMITS, MOST_SHILLINGS } from './rules/constants.ts'
import { Id, IsoTime } from './rules/fields.ts'
import { Shillings } from './rules/moneySchemas.ts'
import { MobileMoneyPhone } from './rules/phone.ts'

/**
 * Starts a payment. `amount` covers the items only; the delivery fee is added when the order is created (CHK-015).
 * All fields except amount and phone are an EXTENSION (API-032), sent only if the build enables extensions (MON-006).
 */
export const PaymentRequest = z.object({
  amount: Shillings.check(z.positive(), z.maximum(MOST_SHILLINGS)),
  phone: MobileMoneyPhone,
  orderId: z.optional(Id),
  addressId: z.optional(Id),
  order: z.optional(OrderDraft),
  /** The id of the cart's checkout, shared by all attempts to pay for it (MON-029). */
  checkoutId: z.optional(Id),
})
export type PaymentRequest = z.infer<typeof PaymentRequest>

/**
 * The reply to a payment start. `startedAt` is when the prompt was sent, `answeredAt` when this reply was sent, both by the server's
 * clock with milliseconds (API-033, MON-016, EXTENSION).
 */
export const PaymentStarted = z.object({
  success: z.boolean(),
  message: z.optional(z.string()),
  referenceId: z.optional(z.string()),
  transactionId: z.optional(z.string()),
  startedAt: z.optional(IsoTime),
  answeredAt: z.optional(IsoTime),
})
export type PaymentStarted = z.infer<typeof PaymentStarted>

/** The reply to a status check of a payment (API-034). */
export const PaymentStatus = z.object({
  reference: z.optional(z.string()),
  success: z.boolean(),
  message: z.optional(z.string()),
  transactionId: z.optional(z.string()),
})
export type PaymentStatus = z.infer<typeof PaymentStatus>

/** A payment callback as the client receives it. `transactionId` has any type: only text is an id (API-035, RT-008, scenario 313). */
export const PaymentCallback = z.object({
  reference: z.optional(z.string()),
  status: z.optional(z.string()),
  transactionId: z.optional(z.unknown()),
  message: z.optional(z.string()),
})
export type PaymentCallback = z.infer<typeof PaymentCallback>

/** A payment callback as the provider posts it, with length limits (SEC-021). The client has no limits, so that no callback gets lost. */
export const CallbackBody = z.object({
  reference: z.optional(z.string().check(z.maxLength(64))),
  status: z.optional(z.string().check(z.maxLength(64))),
  transactionId: z.optional(z.union([z.string().check(z.maxLength(64)), z.number(), z.boolean(), z.null()])),
  message: z.optional(z.string().check(z.maxLength(LIMITS.notes))),
})

/** The state of a payment in the ledger. Success can only become refunded; failed becomes success only with a charge (MON-025). */
export const PaymentState = z.enum(['pending', 'success', 'failed', 'refunded'])
export type PaymentState = z.infer<typeof PaymentState>
/** The allowed state changes of a payment (MON-025). */
export const paymentMoves: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  pending: ['success', 'failed'],
  failed: ['success'],
  success: ['refunded'],
  refunded: [],
}

/** A charge without an order, listed to its payer on any device (MON-022). */
export const UnfinishedPayment = z.object({
  reference: z.string(),
  transactionId: z.string(),
  amount: Shillings,
  phone: z.string(),
  paidAt: IsoTime,
  checkoutId: z.optional(z.string()),
  orderId: z.optional(z.string()),
  order: z.optional(OrderDraft),
  /** `second` is a charge for a cart or order that was already paid; it can only be refunded (MON-029). */
  kind: z.enum(['unfinished', 'second']),
})
export type UnfinishedPayment = z.infer<typeof UnfinishedPayment>

/** The header that makes it safe to send a payment start or an order again (MON-004). */
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
