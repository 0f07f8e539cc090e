import * as z from 'zod/mini'
import { Address } from './address.ts'
import type { Call } from './call.ts'
import { ProductImage } from './catalogue.ts'
import { AttemptReason, Buyer, Order, OrderItem } from './order.ts'
import { LIMITS } from './rules/constants.ts'
import { IsoTime, Name, Notice, OptionalLine, optionalText } from './rules/fields.ts'
import { ImageAddress } from './upload.ts'

/** A transporter as listed at checkout (CHK-017, TPRO-013). */
export const Transporter = z.object({
  id: z.string(),
  businessName: z.string(),
  region: z.string(),
  isVerified: z.boolean(),
  /** The transporter's own description (CHAT-168, EXTENSION). */
  description: z.optional(z.string()),
  /** The number of delivered orders (CHAT-168, EXTENSION). */
  deliveries: z.optional(z.number()),
})
export type Transporter = z.infer<typeof Transporter>

/** The business profile of a transporter, as its owner sees it (TPRO-014). */
export const TransporterProfile = z.extend(Transporter, {
  address: z.string(),
  country: z.string(),
  district: z.string(),
  licenseImage: z.optional(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
  user: z.object({ name: z.string(), phoneNumber: z.string(), email: z.optional(z.string()) }),
})
export type TransporterProfile = z.infer<typeof TransporterProfile>

/** The profile form of a transporter. Only the business name is required (TPRO-009, TPRO-010). */
export const TransporterInput = z.object({
  businessName: Name,
  address: OptionalLine,
  country: OptionalLine,
  region: OptionalLine,
  district: OptionalLine,
  description: z.optional(optionalText(LIMITS.description)),
  licenseImage: z.optional(z.union([ImageAddress, z.literal('')])),
})
export type TransporterInput = z.infer<typeof TransporterInput>

export const listTransporters = {
  method: 'GET',
  path: '/transporters',
  who: 'anyone',
  status: 200,
  reply: z.array(Transporter),
  fails: 'fetchTransporters',
} as const satisfies Call
export const getTransporter = {
  method: 'GET',
  path: '/transporters/:id',
  who: 'anyone',
  status: 200,
  reply: Transporter,
  fails: 'fetchTransporter',
} as const satisfies Call
export const getOwnTransporter = {
  method: 'GET',
  path: '/transporters/me',
  who: 'transporter',
  status: 200,
  reply: TransporterProfile,
  fails: 'fetchOwnTransporter',
} as const satisfies Call
export const createTransporter = {
  method: 'POST',
  path: '/transporters',
  who: 'transporter',
  status: 201,
  body: TransporterInput,
  reply: TransporterProfile,
  fails: 'saveTransporter',
} as const satisfies Call
export const updateTransporter = {
  method: 'PUT',
  path: '/transporters/me',
  who: 'transporter',
  status: 200,
  body: TransporterInput,
  reply: z.extend(TransporterProfile, Notice),
  fails: 'saveTransporter',
} as const satisfies Call

/** Where the goods of an item are fetched: the seller with phone and place (TRAN-013, EXTENSION). */
export const PickUp = z.object({
  businessName: z.string(),
  phoneNumber: z.string(),
  /** One line that starts with the street or landmark, such as `Mwaloni Kirumba, Ilemela, Mwanza`; '' if unknown. */
  address: z.string(),
})
export type PickUp = z.infer<typeof PickUp>

/** An order as its transporter sees it, with the sellers to collect from and the delivery address (TORD-027 to TORD-030). */
export const DeliveryOrder = z.extend(Order, {
  updatedAt: z.string(),
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
      /** Missing on items that another transporter fetches. */
      seller: z.optional(PickUp),
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
/** Reports a failed delivery attempt (TRAN-011, EXTENSION). */
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
