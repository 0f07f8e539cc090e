import * as z from 'zod/mini'
import { Address } from './address.ts'
import type { Call } from './call.ts'
import { ProductImage } from './catalogue.ts'
import { filled, Id, Notes, Quantity, someOf } from './rules/fields.ts'
import { Price, Shillings } from './rules/moneySchemas.ts'
import { awaitsShortageAnswer, Shortage } from './rules/shortage.ts'
import type { Role } from './user.ts'

export const OrderStatus = z.enum(['pending', 'processing', 'shipping', 'delivered', 'cancelled'])
export type OrderStatus = z.infer<typeof OrderStatus>
export const DeliveryOption = z.enum(['standard', 'express'])
export type DeliveryOption = z.infer<typeof DeliveryOption>
export const PaymentMethod = z.enum(['mobile_money', 'cash_on_delivery'])
export type PaymentMethod = z.infer<typeof PaymentMethod>

/** The allowed status changes of an order by role. The mock enforces them; screens offer only these (ORD-008, SORD-022, TORD-009). */
export const orderMoves: Readonly<Record<OrderStatus, Readonly<Record<Role, readonly OrderStatus[]>>>> = {
  pending: { buyer: ['cancelled'], seller: ['processing'], transporter: ['processing'] },
  processing: { buyer: ['cancelled'], seller: ['shipping'], transporter: ['shipping'] },
  shipping: { buyer: [], seller: ['delivered'], transporter: ['delivered'] },
  delivered: { buyer: [], seller: [], transporter: [] },
  cancelled: { buyer: [], seller: [], transporter: [] },
}

/**
 * Returns the statuses that `role` may move an order to. If a transporter is assigned, the seller can only start processing
 * (SORD-022). While the buyer is asked about missing goods, only the buyer can move the order (SELL-016).
 */
export function movesFor(
  order: { status: string; transporterAssigned?: boolean; shortage?: Readonly<Pick<Shortage, 'answer'>> | undefined },
  role: Role,
): readonly OrderStatus[] {
  if (role !== 'buyer' && awaitsShortageAnswer(order)) return []
  const moves = orderMoves[readStatus(order.status) ?? 'delivered'][role]
  return role === 'seller' && order.transporterAssigned && order.status !== 'pending' ? [] : moves
}

/** Parses a status from the API. `shipped` and `in_transit` mean shipping. Returns null for an unknown word, shown as a neutral badge (GEN-049). */
export function readStatus(word: string): OrderStatus | null {
  if (word === 'shipped' || word === 'in_transit') return 'shipping'
  const known = OrderStatus.safeParse(word)
  return known.success ? known.data : null
}

/** One line of a new order (CHK-033). */
export const OrderLineInput = z.object({ productId: Id, quantity: Quantity, transporterId: z.optional(Id) })
export type OrderLineInput = z.infer<typeof OrderLineInput>

/** The order to create. A payment start includes it, so that the server can create the order later (API-032). */
export const OrderDraft = z.object({
  items: z.array(OrderLineInput).check(z.minLength(1), z.maxLength(100)),
  deliveryOption: DeliveryOption,
  paymentMethod: PaymentMethod,
  addressId: Id,
  notes: z.optional(Notes),
})
export type OrderDraft = z.infer<typeof OrderDraft>

const Line = z.string().check(z.maxLength(64))
/** The request to create an order, with its payment. The server adds prices and the total (CHK-033 to CHK-037, API-026). */
export const OrderPayload = z.extend(OrderDraft, {
  transactionId: Line,
  paymentDetails: z.object({ provider: Line, phoneNumber: Line, transactionId: Line }),
  checkoutId: z.optional(Id),
})
export type OrderPayload = z.infer<typeof OrderPayload>

export const OrderItem = z.object({
  id: z.string(),
  /** The number of pieces to deliver; 0 if the line is out of stock (SELL-016). */
  quantity: z.number(),
  /** The ordered number of pieces, if fewer are delivered (SELL-016, EXTENSION). */
  ordered: z.optional(z.number()),
  unitPrice: Price,
  /** The transporter chosen for this line (CHAT-103, EXTENSION). */
  transporterId: z.optional(z.string()),
  /** Who sells this line; in the buyer's view (CHAT-187, EXTENSION). */
  seller: z.optional(z.object({ businessName: z.string() })),
  product: z.object({ id: z.optional(z.string()), name: z.string(), images: z.array(ProductImage) }),
})
export type OrderItem = z.infer<typeof OrderItem>

/** Why a delivery failed (TRAN-011). */
export const AttemptReason = z.enum(['nobody', 'address', 'refused'])
export type AttemptReason = z.infer<typeof AttemptReason>
/** A failed delivery attempt. The order stays in transit (TRAN-011, EXTENSION). */
export const Attempt = z.object({ reason: AttemptReason, at: z.string() })
export type Attempt = z.infer<typeof Attempt>

/** The refund of a paid order in TZS: the full amount, or the price of the missing goods (MON-030, SELL-016, EXTENSION). */
export const Refund = z.object({ amount: Shillings, state: z.enum(['pending', 'done']) })

/** Name and phone of the buyer, for sellers and transporters, or of a transporter, for the buyer. */
export const Buyer = z.object({ name: z.string(), phoneNumber: z.string() })

/** An order as its buyer sees it, with amounts in TZS. `status` is any text, so that an unknown word doesn't break a screen (ORD-003, GEN-049). */
export const Order = z.object({
  id: z.string(),
  orderNumber: z.string(),
  status: z.string(),
  createdAt: z.string(),
  updatedAt: z.optional(z.string()),
  totalAmount: z.number(),
  addressId: z.string(),
  paymentMethod: z.string(),
  transactionId: z.optional(z.string()),
  deliveryOption: z.string(),
  trackingNumber: z.optional(z.string()),
  notes: z.optional(z.string()),
  items: z.array(OrderItem),
  /** The amount to pay on delivery, the same for every role, also after delivery (MON-031, EXTENSION). */
  amountDue: z.optional(z.number()),
  refund: z.optional(Refund),
  shortage: z.optional(Shortage),
  /** The failed delivery attempts, the oldest first (TRAN-011, EXTENSION). */
  attempts: z.optional(z.array(Attempt)),
  /** Each status with its time and the role that set it, the oldest first (CHAT-116, TRAN-004, MON-042, EXTENSION). */
  history: z.optional(z.array(z.object({ status: z.string(), at: z.string(), by: z.optional(z.string()) }))),
  /** The transporters of the order. Their phone number is '' while the order is pending (CHAT-116, EXTENSION). */
  carriers: z.optional(z.array(Buyer)),
})
export type Order = z.infer<typeof Order>

/** The reply to a new order. Clients read its id; the other fields may be missing (API-025). */
export const CreatedOrder = z.partial(Order)

/** An order as a seller sees it, with this seller's items only (SORD-009, SORD-023). */
export const SellerOrder = z.extend(Order, {
  user: Buyer,
  address: Address,
  transporterAssigned: z.boolean(),
  /** True if the seller is also the buyer. Such an order earns nothing (SELL-006, EXTENSION). */
  isOwnPurchase: z.optional(z.boolean()),
})
export type SellerOrder = z.infer<typeof SellerOrder>
const listOf = <T extends z.ZodMiniType>(item: T) => z.object({ orders: z.array(item), count: z.number() })

export const createOrder = {
  method: 'POST',
  path: '/orders',
  who: 'user',
  status: 201,
  body: OrderPayload,
  reply: CreatedOrder,
  fails: 'createOrder',
} as const satisfies Call
export const listOrders = {
  method: 'GET',
  path: '/orders',
  who: 'user',
  status: 200,
  reply: z.array(Order),
  fails: 'fetchOrders',
} as const satisfies Call
/** `as=seller` returns the seller's view, even if the seller is also the buyer (SORD-010, EXTENSION). */
export const getOrder = {
  method: 'GET',
  path: '/orders/:id',
  who: 'user',
  status: 200,
  query: z.object({ as: z.optional(z.literal('seller')) }),
  reply: z.union([SellerOrder, Order]),
  fails: 'fetchOrderDetails',
} as const satisfies Call
/** `getOrder` for the seller's order page, with its own error text (API-029, ERR-012). */
export const getSoldOrder = { ...getOrder, reply: SellerOrder, fails: 'fetchOrder' } as const satisfies Call
export const cancelOrder = {
  method: 'POST',
  path: '/orders/:id/cancel',
  who: 'user',
  status: 200,
  body: z.object({ status: z.literal('cancelled') }),
  reply: Order,
  fails: 'cancelOrder',
} as const satisfies Call
/** Accepts the available part of an order with missing goods. `totalAmount` is its new total that the buyer saw, in TZS (SELL-016, EXTENSION). */
export const acceptRest = {
  method: 'POST',
  path: '/orders/:id/shortage/accept',
  who: 'user',
  status: 200,
  body: z.object({ totalAmount: Shillings }),
  reply: Order,
  fails: 'acceptRest',
} as const satisfies Call
export const listSellerOrders = {
  method: 'GET',
  path: '/orders/seller',
  who: 'seller',
  status: 200,
  reply: listOf(SellerOrder),
  fails: 'fetchSellerOrders',
} as const satisfies Call
export const setOrderStatus = {
  method: 'PATCH',
  path: '/orders/:id/status',
  who: 'seller',
  verified: true,
  status: 200,
  body: z.object({ status: OrderStatus }),
  reply: SellerOrder,
  fails: 'updateOrderStatus',
} as const satisfies Call
/** Reports how many pieces are available of lines that can't be filled, before processing. The buyer is then asked what to do (SELL-016, EXTENSION). */
export const reportShortage = {
  method: 'POST',
  path: '/orders/:id/shortage',
  who: 'seller',
  verified: true,
  status: 200,
  body: z.object({ lines: someOf(z.object({ itemId: Id, available: z.int().check(z.minimum(0), z.maximum(9)) }), 100) }),
  reply: SellerOrder,
  fails: 'reportShortage',
} as const satisfies Call
export const setTracking = {
  method: 'PATCH',
  path: '/orders/:id/tracking',
  who: 'seller',
  verified: true,
  status: 200,
  body: z.object({ trackingNumber: filled(64) }),
  reply: SellerOrder,
  fails: 'saveTracking',
} as const satisfies Call
