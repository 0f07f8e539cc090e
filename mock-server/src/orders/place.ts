import type { AddressRecord, OrderItemRecord } from '#contract/control/records.ts'
import type { OrderPayload } from '#contract/order.ts'
import { CASH_LABEL, MOBILE_MONEY_LABEL } from '#contract/rules/constants.ts'
import { feeOf } from '#contract/rules/money.ts'
import { isPhone, normalPhone } from '#contract/rules/phone.ts'
import { productsForOrder } from '../catalogue/products.ts'
import { refuse } from '../http/httpProblem.ts'
import { newOrderNumber } from '../ledger/ids.ts'
import type { World } from '../world/world.ts'
import { checkDraft, ownAddress } from './check.ts'
import { notifyOrder } from './notify.ts'
import { orderedLines, type Prices, pricesOf, type StoredOrder, sameItems, shortLines, subtotalAt, totalOf } from './orders.ts'
import { checkCashOrder, checkCharge, type PaidFor } from './payment.ts'
import { takeStock } from './stock.ts'

/**
 * Creates an order, or returns the existing one with this transactionId (MON-017). Throws 400 for wrong ids and 402 without a charge.
 * Throws 409 for another user's charge, other items, another amount, a pending payment or too little stock.
 */
export function placeOrder(world: World, userId: string, body: OrderPayload): { order: StoredOrder; isNew: boolean } {
  checkIds(body)
  const first = orderOf(world, body.transactionId)
  if (first)
    return first.userId === userId && sameItems(orderedLines(first), body.items)
      ? { order: first, isNew: false }
      : refuse(409, 'transaction_used')
  checkDraft(world, userId, body)
  const paid = body.paymentMethod === 'mobile_money' ? checkCharge(world, userId, body) : checkCashOrder(world, userId, body)
  const short = shortLines(body.items, productsForOrder(world))
  if (Object.values(short).includes('product_unknown') && body.paymentMethod === 'cash_on_delivery')
    refuse(400, 'body_wrong', { fields: short })
  if (Object.keys(short).length > 0) refuse(409, 'stock_short', { fields: short })
  const order = addOrder(world, userId, body, { ...paid, prices: { ...pricesOf(body.items, world.db.products.get), ...paid.prices } })
  takeStock(world, order)
  notifyOrder(world, order, {}, 'order.created')
  return { order, isNew: true }
}

/** Returns the order with a transactionId; a cash order that was paid later is also found by its former transactionId. */
export function orderOf(world: World, transactionId: string): StoredOrder | undefined {
  const retired = world.money.retired.get(transactionId)
  return retired === undefined ? world.db.orders.where('transactionId', transactionId)[0] : world.db.orders.get(retired)
}

/** Refuses a transactionId that is empty, wrong for cash or different in `paymentDetails`, and a wrong phone (CHK-040, CHK-043). */
function checkIds({ paymentMethod, transactionId, paymentDetails }: OrderPayload): void {
  if (transactionId.trim() === '') refuse(400, 'transaction_empty', { fields: { transactionId: 'transaction_empty' } })
  if (paymentMethod === 'cash_on_delivery' && !/^COD-\d+-[A-Z0-9]+$/.test(transactionId))
    refuse(400, 'transaction_cash', { fields: { transactionId: 'transaction_cash' } })
  if (paymentDetails.transactionId !== transactionId)
    refuse(400, 'body_wrong', { fields: { 'paymentDetails.transactionId': 'field_wrong' } })
  if (!isPhone(paymentDetails.phoneNumber)) refuse(400, 'body_wrong', { fields: { 'paymentDetails.phoneNumber': 'field_phone' } })
}

function addOrder(world: World, userId: string, body: OrderPayload, { prices, checkoutId }: PaidFor): StoredOrder {
  const { items, deliveryOption, paymentMethod, addressId, transactionId, notes, paymentDetails } = body
  const now = world.clock.iso()
  const subtotal = subtotalAt(items, prices)
  return world.db.orders.add({
    id: world.random.id('order'),
    orderNumber: newOrderNumber(world),
    userId,
    status: 'pending',
    createdAt: now,
    updatedAt: now,
    items: items.map((line) => itemOf(world, line, prices)),
    subtotal,
    fee: feeOf(deliveryOption),
    totalAmount: totalOf(subtotal, deliveryOption),
    addressId,
    address: ownAddress(world, userId, addressId) as AddressRecord,
    paymentMethod,
    transactionId,
    provider: paymentMethod === 'mobile_money' ? MOBILE_MONEY_LABEL : CASH_LABEL,
    phone: normalPhone(paymentDetails.phoneNumber),
    deliveryOption,
    ...(notes && { notes }),
    ...(checkoutId !== null && { checkoutId }),
    history: [{ status: 'pending', at: now, by: 'buyer' }],
  })
}

function itemOf(world: World, { productId, quantity, transporterId }: OrderPayload['items'][number], prices: Prices): OrderItemRecord {
  const product = world.db.products.get(productId)
  if (!product) throw new Error(`no product ${productId}`)
  const { sellerId, name, images } = product
  return {
    id: world.random.id('item'),
    productId,
    sellerId,
    quantity,
    unitPrice: prices[productId] ?? 0,
    name,
    images: [...images],
    ...(transporterId !== undefined && { transporterId }),
  }
}
