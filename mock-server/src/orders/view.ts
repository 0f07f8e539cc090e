import type { OrderItemRecord } from '#contract/control/records.ts'
import type { Order, OrderItem, SellerOrder } from '#contract/order.ts'
import { type DeliveryOrder } from '#contract/transporter.ts'
import { heldOf } from '../ledger/ledger.ts'
import type { World } from '../world/world.ts'
import { amountDue, type StoredOrder } from './orders.ts'
import { chargeOfOrder } from './paid.ts'

/** Returns what every role sees of an order, with what is due and refunded from the ledger, in TZS (ORD-003, MON-030, MON-031). */
export function viewOrder(world: World, order: StoredOrder): Order {
  const charge = chargeOfOrder(world, order)
  const {
    id,
    orderNumber,
    status,
    createdAt,
    updatedAt,
    totalAmount,
    addressId,
    paymentMethod,
    transactionId,
    deliveryOption,
    trackingNumber,
    notes,
  } = order
  return {
    id,
    orderNumber,
    status,
    createdAt,
    updatedAt,
    totalAmount,
    addressId,
    paymentMethod,
    transactionId,
    deliveryOption,
    ...(trackingNumber !== undefined && { trackingNumber }),
    ...(notes !== undefined && { notes }),
    items: order.items.map(viewItem),
    amountDue: amountDue(order, charge ? heldOf(charge) : 0),
    ...(charge && heldOf(charge) < charge.net && { refund: { amount: charge.net - heldOf(charge), state: 'done' as const } }),
    ...(order.shortage && { shortage: viewShortage(order.shortage, () => true) }),
    ...(order.attempts && { attempts: [...order.attempts] }),
    history: order.history.map(({ status, at }) => ({ status, at })),
  }
}

/** Returns an order as its own buyer sees it, with who brings it; the number of a transporter once the seller has begun (CHAT-116). */
export function viewForBuyer(world: World, order: StoredOrder): Order {
  const ids = new Set(order.items.filter(isThere).flatMap(({ transporterId }) => transporterId ?? []))
  const carriers = [...ids].flatMap((id) => world.db.transporters.get(id) ?? [])
  const isHandled = order.status === 'processing' || order.status === 'shipping'
  return {
    ...viewOrder(world, order),
    ...(carriers.length > 0 && {
      carriers: carriers.map(({ businessName, userId }) => ({
        name: businessName,
        phoneNumber: isHandled ? (world.db.users.get(userId)?.phoneNumber ?? '') : '',
      })),
    }),
  }
}

/** Returns an order as a seller sees it: own items only (SORD-009, SORD-023). */
export function viewForSeller(world: World, order: StoredOrder, sellerId: string): SellerOrder {
  const user = world.db.users.get(order.userId)
  const sold = soldBy(order, sellerId).items
  const isSold = (id: string) => sold.some((item) => item.id === id)
  return {
    ...viewOrder(world, order),
    ...(order.userId === sellerId && { isOwnPurchase: true }),
    items: sold.map(viewItem),
    ...(order.shortage && { shortage: viewShortage(order.shortage, isSold) }),
    user: { name: user?.name ?? '', phoneNumber: user?.phoneNumber ?? order.phone },
    address: order.address,
    transporterAssigned: isTransported(order),
  }
}

/** Returns what of an order a seller sold, for the earnings. */
export const soldBy = ({ status, userId, items }: StoredOrder, sellerId: string) => ({
  status,
  isOwnPurchase: userId === sellerId,
  items: items.filter((item) => item.sellerId === sellerId),
})

/** Returns an order as its transporter sees it, with the seller of each item (TORD-027 to TORD-030). */
export function viewForTransporter(world: World, order: StoredOrder): DeliveryOrder {
  const user = world.db.users.get(order.userId)
  return {
    ...viewOrder(world, order),
    updatedAt: order.updatedAt,
    user: { name: user?.name ?? '', phoneNumber: user?.phoneNumber ?? order.phone, ...(user && { email: user.email }) },
    address: order.address,
    // Nobody carries what is out.
    items: order.items.filter(isThere).map((item) => {
      const view = viewItem(item)
      return { ...view, product: { ...view.product, seller: { businessName: businessNameOf(world, item.sellerId) } } }
    }),
  }
}

/** Tells whether a transporter carries any item of an order. */
export const isTransported = (order: StoredOrder): boolean =>
  order.items.filter(isThere).some(({ transporterId }) => transporterId !== undefined)

const isThere = ({ quantity }: StoredOrder['items'][number]): boolean => quantity > 0

const viewShortage = ({ lines, ...shortage }: NonNullable<StoredOrder['shortage']>, isShown: (itemId: string) => boolean) => ({
  ...shortage,
  lines: lines.filter(({ itemId }) => isShown(itemId)),
})

function viewItem({ id, quantity, ordered, unitPrice, transporterId, productId, name, images }: StoredOrder['items'][number]): OrderItem {
  return {
    id,
    quantity,
    ...(ordered !== undefined && { ordered }),
    unitPrice,
    ...(transporterId !== undefined && { transporterId }),
    product: { id: productId, name, images: [...images] as OrderItemRecord['images'] },
  }
}

const businessNameOf = (world: World, sellerId: string): string =>
  world.db.sellers.where('userId', sellerId)[0]?.businessName ?? world.db.users.get(sellerId)?.name ?? ''
