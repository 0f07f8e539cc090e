import * as z from 'zod/mini'
import type { Call } from './call.ts'
import { AttemptReason, DeliveryOrder } from './order.ts'
import { IsoTime } from './rules/fields.ts'

/** Says that a delivery was tried in vain (TRAN-011, EXTENSION). */
export const reportAttempt = {
  method: 'POST',
  path: '/orders/:id/transporter/attempts',
  who: 'transporter',
  verified: true,
  status: 200,
  body: z.object({ reason: AttemptReason, occurredAt: z.optional(IsoTime) }),
  reply: DeliveryOrder,
  fails: 'updateOrderStatus',
} as const satisfies Call
