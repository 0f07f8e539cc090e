import * as z from 'zod/mini'
import { AttemptReason, OrderStatus } from './order.ts'
import { PaymentCallback } from './payment.ts'

/** The path of the socket.io connection on its host. */
export const REALTIME_PATH = '/realtime'

/** Subscribes to a payment by its reference. The client sends it again on every connect while it waits for the result (RT-007). */
export const JoinPayment = z.object({ reference: z.string().check(z.minLength(1), z.maxLength(64)) })
/**
 * A change of an order: a new status (RT-014), a question about missing goods or its acceptance (SELL-016, EXTENSION), or the reason
 * of a failed delivery (TRAN-011, EXTENSION).
 */
export const OrderStatusEvent = z.object({
  orderId: z.string(),
  status: OrderStatus,
  shortage: z.optional(z.enum(['asked', 'accepted'])),
  attempt: z.optional(AttemptReason),
})
export type OrderStatusEvent = z.infer<typeof OrderStatusEvent>
/** The result of a verification, sent to the profile's owner (SPRO-042, EXTENSION). */
export const VerificationEvent = z.object({ role: z.enum(['seller', 'transporter']), isVerified: z.boolean() })
export type VerificationEvent = z.infer<typeof VerificationEvent>

export const clientEvents = { pushResponseReceived: JoinPayment } as const
/** `hello` is sent on every connect: socket.io's connection recovery fails silently if no event came before the connection broke. */
export const serverEvents = {
  hello: z.object({ at: z.string() }),
  'payment-callback': PaymentCallback,
  'order-status': OrderStatusEvent,
  verification: VerificationEvent,
} as const
export type ServerEvent = keyof typeof serverEvents
