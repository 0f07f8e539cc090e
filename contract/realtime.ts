import * as z from 'zod/mini'
import { AttemptReason, OrderStatus } from './order.ts'
import { PaymentCallback } from './payment.ts'

/** Path of the realtime connection on its host. */
export const REALTIME_PATH = '/realtime'

/** Joins a payment by its reference; sent again on every connect while the client waits (RT-007). */
export const JoinPayment = z.object({ reference: z.string().check(z.minLength(1), z.maxLength(64)) })
/** Says that an order has a new status (RT-014), that its buyer is asked about missing goods or takes the rest (SELL-016, EXTENSION), or why its delivery failed (TRAN-011, EXTENSION). */
export const OrderStatusEvent = z.object({
  orderId: z.string(),
  status: OrderStatus,
  shortage: z.optional(z.enum(['asked', 'accepted'])),
  attempt: z.optional(AttemptReason),
})
export type OrderStatusEvent = z.infer<typeof OrderStatusEvent>
/** The result of a verification, to the owner of the profile (SPRO-042, EXTENSION). */
export const VerificationEvent = z.object({ role: z.enum(['seller', 'transporter']), isVerified: z.boolean() })
export type VerificationEvent = z.infer<typeof VerificationEvent>

export const clientEvents = { pushResponseReceived: JoinPayment } as const
/** `hello` greets each socket: connection recovery fails silently when nothing was sent before a drop. */
export const serverEvents = {
  hello: z.object({ at: z.string() }),
  'payment-callback': PaymentCallback,
  'order-status': OrderStatusEvent,
  verification: VerificationEvent,
} as const
export type ServerEvent = keyof typeof serverEvents
