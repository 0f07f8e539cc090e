import * as z from 'zod/mini'
import { Address } from './address.ts'
import type { Call } from './call.ts'
import { ProductImage } from './catalogue.ts'
import { AttemptReason, Buyer, Order, OrderItem } from './order.ts'
import { IsoTime } from './rules/fields.ts'

/** An order as its transporter sees it, with where to fetch and where to bring it (TORD-027 to TORD-030). */
export const DeliveryOrder = z.extend(Order, {
  updatedAt: z.string(),
  /** Every status with the time it began, the first one first (TRAN-004, EXTENSION). */
  history: z.optional(z.array(z.object({ status: z.string(), at: z.string() }))),
  user: z.extend(Buyer, { email: z.optional(z.string()) }),
  address: Address,
  items: z.array(
    z.extend(OrderItem, {
      product: z.object({
        id: z.optional(z.string()),
        name: z.string(),
        images: z.array(ProductImage),
        seller: z.object({ businessName: z.string() }),
      }),
    }),
  ),
})
export type DeliveryOrder = z.infer<typeof DeliveryOrder>

export const getDelivery = {
  method: 'GET',
  path: '/orders/:id/transporter',
  who: 'transporter',
  status: 200,
  reply: DeliveryOrder,
  fails: 'fetchOrderDetails',
} as const satisfies Call
export const setDeliveryStatus = {
  method: 'PATCH',
  path: '/orders/:id/transporter/status',
  who: 'transporter',
  verified: true,
  status: 200,
  body: z.object({ status: z.enum(['processing', 'shipping', 'delivered']), occurredAt: z.optional(IsoTime) }),
  reply: DeliveryOrder,
  fails: 'updateOrderStatus',
} as const satisfies Call
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
export const listDeliveries = {
  method: 'GET',
  path: '/transporters/me/orders',
  who: 'transporter',
  status: 200,
  reply: z.object({ orders: z.array(DeliveryOrder), count: z.number() }),
  fails: 'fetchTransporterOrders',
} as const satisfies Call
