import * as z from 'zod/mini'
import { PaymentCallback, PaymentState } from '../payment.ts'
import { PayoutStatus } from '../payout.ts'
import type { ControlCall } from './controlCall.ts'
import { TextLanguage } from './phones.ts'
import { PayoutRecord } from './records.ts'
import { Bilingual } from './scenarios.ts'

/** How the provider sends a payment's next callback, as set by the console or a test (QA-019). `seconds` are of the world's clock. */
export const CallbackHandling = z.discriminatedUnion('do', [
  z.strictObject({ do: z.enum(['drop', 'double', 'reorder']) }),
  z.strictObject({ do: z.literal('delay'), seconds: z.number().check(z.minimum(1), z.maximum(86_400)) }),
])
export type CallbackHandling = z.infer<typeof CallbackHandling>

/** A payment with all its ledger data. Amounts are in TZS, times in ISO UTC. */
export const PaymentView = z.object({
  reference: z.string(),
  userId: z.string(),
  phone: z.string(),
  amount: z.number(),
  language: TextLanguage,
  state: PaymentState,
  scenario: z.nullable(z.string()),
  checkoutId: z.nullable(z.string()),
  orderId: z.nullable(z.string()),
  startedAt: z.string(),
  prompt: z.nullable(
    z.object({
      asks: z.boolean(),
      expiresAt: z.string(),
      pinTriesLeft: z.int(),
      closed: z.nullable(z.enum(['approved', 'cancelled', 'wrongPin', 'expired'])),
    }),
  ),
  failure: z.nullable(Bilingual),
  handling: z.nullable(CallbackHandling),
  charge: z.nullable(
    z.object({
      transactionId: z.string(),
      net: z.number(),
      gross: z.number(),
      at: z.string(),
      /** The part refunded for missing pieces, in TZS (SELL-016). */
      givenBack: z.number(),
      refundedAt: z.nullable(z.string()),
    }),
  ),
  callbacks: z.array(z.looseObject(PaymentCallback.shape)),
  /** The events of its timeline that are still pending. */
  due: z.array(z.object({ due: z.string(), do: z.string() })),
})
export type PaymentView = z.infer<typeof PaymentView>

const path = '/payments/:reference'

export const listPayments = {
  method: 'GET',
  path: '/payments',
  about: 'Lists all payments, the newest first.',
  status: 200,
  reply: z.array(PaymentView),
} as const satisfies ControlCall
export const getPayment = {
  method: 'GET',
  path,
  about: 'Returns one payment.',
  status: 200,
  reply: PaymentView,
} as const satisfies ControlCall
export const approvePayment = {
  method: 'POST',
  path: `${path}/approve`,
  about: 'Charges a payment and sends its callback.',
  status: 200,
  reply: PaymentView,
} as const satisfies ControlCall
export const failPayment = {
  method: 'POST',
  path: `${path}/fail`,
  about: 'Fails a payment, with a message or without.',
  status: 200,
  body: z.nullish(z.strictObject({ message: z.optional(Bilingual), callback: z.optional(z.boolean()) })),
  reply: PaymentView,
} as const satisfies ControlCall
export const refundPayment = {
  method: 'POST',
  path: `${path}/refund`,
  about: 'Refunds the charge of a payment in full.',
  status: 200,
  reply: PaymentView,
} as const satisfies ControlCall
/** `delay` is in seconds of the world's clock; `reversed` sends the newest callback first. */
export const resendCallbacks = {
  method: 'POST',
  path: `${path}/resend`,
  about: 'Sends the callbacks of a payment again, doubled, delayed or reordered.',
  status: 200,
  body: z.nullish(
    z.strictObject({
      times: z.optional(z.int().check(z.minimum(1), z.maximum(50))),
      delay: z.optional(z.number().check(z.minimum(0), z.maximum(86_400))),
      reversed: z.optional(z.boolean()),
    }),
  ),
  reply: PaymentView,
} as const satisfies ControlCall
export const setNextCallback = {
  method: 'PUT',
  path: `${path}/next-callback`,
  about: 'Sets how the next callback is sent: usual, drop, double, delay, or reorder (after the payer’s next one).',
  status: 200,
  body: z.discriminatedUnion('do', [z.strictObject({ do: z.literal('usual') }), ...CallbackHandling.def.options]),
  reply: PaymentView,
} as const satisfies ControlCall
export const sendCallback = {
  method: 'POST',
  path: `${path}/callback`,
  about: 'Sends a callback as the provider would. One with another reference is sent to this payer’s sockets.',
  status: 200,
  body: z.strictObject({ ...PaymentCallback.shape }),
  reply: PaymentView,
} as const satisfies ControlCall
export const movePayout = {
  method: 'POST',
  path: '/payouts/:id/move',
  about: 'Moves a payout as its provider would: processing, completed or failed.',
  status: 200,
  body: z.strictObject({ to: PayoutStatus }),
  reply: PayoutRecord,
} as const satisfies ControlCall
