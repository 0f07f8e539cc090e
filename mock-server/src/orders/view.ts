import type { OrderItemRecord } from '#contract/control/records.ts'
import type { Order, OrderItem, SellerOrder } from '#contract/order.ts'
import type { DeliveryOrder, PickUp } from '#contract/transporter.ts'
import { remainingOf } from '../ledger/ledger.ts'
import type { World } from '../world/world.ts'
import { amountDue, type StoredOrder } from './orders.ts'
import { chargeOfOrder } from './paid.ts'

/** Returns the fields of an order that every role sees, with amount due and refund in TZS from the ledger (ORD-003, MON-030, MON-031). */
export function viewOrder(world: World, order: StoredOrder): Order {
  const charge = chargeOfOrder(world, order)
  return {
    ...pick(order, sharedFields),
    items: order.items.map(viewItem),
    amountDue: amountDue(order, charge ? remainingOf(charge) : 0),
    ...(charge && remainingOf(charge) < charge.net && { refund: { amount: charge.net - remainingOf(charge), state: 'done' as const } }),
    ...(order.shortage && { shortage: viewShortage(order.shortage, () => true) }),
    ...(order.attempts && { attempts: [...order.attempts] }),
    history: [...order.history],
  }
}

/** The fields that every role sees as they are stored. */
const sharedFields = [
  'id',
  'orderNumber',
  'status',
  'createdAt',
  'updatedAt',
  'totalAmount',
  'addressId',
  'paymentMethod',
  'transactionId',
  'deliveryOption',
  'trackingNumber',
  'notes',
] as const

const pick = <T extends object, Key extends keyof T>(record: T, keys: readonly Key[]) =>
  Object.fromEntries(keys.filter((key) => record[key] !== undefined).map((key) => [key, record[key]])) as Pick<T, Key>

/**
 * Returns an order as its buyer sees it, with the seller of each line and its transporters. Their phone numbers are shown while the order
 * is handled (CHAT-116, CHAT-187).
 */
export function viewForBuyer(world: World, order: StoredOrder): Order {
  const ids = new Set(order.items.filter(hasPieces).flatMap(({ transporterId }) => transporterId ?? []))
  const carriers = [...ids].flatMap((id) => world.db.transporters.get(id) ?? [])
  const isHandled = order.status === 'processing' || order.status === 'shipping'
  return {
    ...viewOrder(world, order),
    items: order.items.map((item) => ({ ...viewItem(item), seller: { businessName: sellerName(world, item.sellerId) } })),
    ...(carriers.length > 0 && {
      carriers: carriers.map(({ businessName, userId }) => ({
        name: businessName,
        phoneNumber: isHandled ? (world.db.users.get(userId)?.phoneNumber ?? '') : '',
      })),
    }),
  }
}

/** Returns an order as a seller sees it, with only the seller's own items (SORD-009, SORD-023). */
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

/** Returns the part of an order that a seller sold, for the earnings. */
export const soldBy = ({ status, userId, items }: StoredOrder, sellerId: string) => ({
  status,
  isOwnPurchase: userId === sellerId,
  items: items.filter((item) => item.sellerId === sellerId),
})

/**
 * Returns an order as one of its transporters sees it, with the seller of each item (TORD-027 to TORD-030). Phone and place of the seller
 * are on the items that this transporter fetches (TRAN-013).
 */
export function viewForTransporter(world: World, order: StoredOrder, transporterId: string | undefined): DeliveryOrder {
  const user = world.db.users.get(order.userId)
  return {
    ...viewOrder(world, order),
    updatedAt: order.updatedAt,
    user: { name: user?.name ?? '', phoneNumber: user?.phoneNumber ?? order.phone, ...(user && { email: user.email }) },
    address: order.address,
    // Leave out items that are missing completely.
    items: order.items.filter(hasPieces).map((item) => {
      const view = viewItem(item)
      const seller = pickUpAt(world, item.sellerId)
      return {
        ...view,
        product: { ...view.product, seller: { businessName: seller.businessName } },
        ...((item.transporterId ?? transporterId) === transporterId && { seller }),
      }
    }),
  }
}

/** Returns whether a transporter carries any item of an order. */
export const isTransported = (order: StoredOrder): boolean =>
  order.items.filter(hasPieces).some(({ transporterId }) => transporterId !== undefined)

const hasPieces = ({ quantity }: StoredOrder['items'][number]): boolean => quantity > 0

const viewShortage = ({ lines, ...shortage }: NonNullable<StoredOrder['shortage']>, isShown: (itemId: string) => boolean) => ({
  ...shortage,
  lines: lines.filter(({ itemId }) => isShown(itemId)),
})

function viewItem({
  id,
  quantity,
  ordered,
  unitPrice,
  transporterId,
  productId,
  name,
  images,
}: StoredOrder['items'][number]): Omit<OrderItem, 'seller'> {
  return {
    id,
    quantity,
    ...(ordered !== undefined && { ordered }),
    unitPrice,
    ...(transporterId !== undefined && { transporterId }),
    product: { id: productId, name, images: [...images] as OrderItemRecord['images'] },
  }
}

/** Returns where the goods of a seller are fetched. A seller without a profile has a name and a phone only. */
function pickUpAt(world: World, sellerId: string): PickUp {
  const profile = world.db.sellers.where('userId', sellerId)[0]
  const user = world.db.users.get(sellerId)
  const lines = profile ? [profile.address, profile.district, profile.city, profile.region] : []
  return {
    businessName: sellerName(world, sellerId),
    phoneNumber: user?.phoneNumber ?? '',
    address: [...new Set(lines)].filter(Boolean).join(', '),
  }
}

/** Returns the name of a seller's business, or the seller's own name without a profile. */
const sellerName = ({ db }: World, sellerId: string): string =>
  db.sellers.where('userId', sellerId)[0]?.businessName ?? db.users.get(sellerId)?.name ?? ''
