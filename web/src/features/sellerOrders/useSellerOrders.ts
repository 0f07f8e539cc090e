import { useMemo } from 'react'
import {
  getSoldOrder,
  listSellerOrders,
  type OrderStatus,
  reportShortage,
  type SellerOrder,
  setOrderStatus,
  setTracking,
} from '#contract/order.ts'
import { send } from '#web/api/client.ts'
import { changeCached, refresh, setCached, useCall } from '#web/api/useCall.ts'

/** The seller's orders with own items only, newest first (SORD-009). */
export function useSellerOrders(isWanted = true) {
  const { data, error, reload } = useCall(listSellerOrders, isWanted ? {} : null)
  const orders = useMemo(() => data && newestFirst(data.orders), [data])
  return { orders, error, reload }
}

const soldOrder = (id: string) => ({ params: { id }, query: { as: 'seller' } }) as const

/**
 * One of them, read by its own call (API-029). What the list knows is shown until that has come, and where it fails.
 * `missing` when there is no such order of the seller's (SORD-018).
 */
export function useSellerOrder(id: string) {
  const { orders } = useSellerOrders()
  const { data, error, reload } = useCall(getSoldOrder, soldOrder(id))
  const missing = error?.status === 404 || error?.status === 403
  const order = missing
    ? undefined
    : newerOf(
        data,
        orders?.find((one) => one.id === id),
      )
  return { order, orders, missing, error: missing || data ? undefined : error, reload }
}

/** Either may have been read before the last change. */
function newerOf(read: SellerOrder | undefined, listed: SellerOrder | undefined): SellerOrder | undefined {
  if (!read || !listed) return read ?? listed
  return (listed.updatedAt ?? '') > (read.updatedAt ?? '') ? listed : read
}

/** Moves an order on and reads it again, after a refusal too: it may have moved meanwhile (API-050, SORD-020). Throws ApiError. */
export const moveOrder = (id: string, status: OrderStatus): Promise<void> =>
  change(id, () => send(setOrderStatus, { params: { id }, body: { status } }))

/** Says how many are there of lines that are out or short; the buyer is asked (SELL-016). Throws ApiError. */
export const reportMissing = (id: string, lines: { itemId: string; available: number }[]): Promise<void> =>
  change(id, () => send(reportShortage, { params: { id }, body: { lines } }))

/** Saves the tracking number of an order (API-051, SORD-017). Throws ApiError. */
export const saveTracking = (id: string, trackingNumber: string): Promise<void> =>
  change(id, () => send(setTracking, { params: { id }, body: { trackingNumber } }))

async function change(id: string, call: () => Promise<SellerOrder>): Promise<void> {
  try {
    const changed = await call()
    setCached(getSoldOrder, soldOrder(id), changed)
    changeCached(listSellerOrders, (list) => ({ ...list, orders: list.orders.map((one) => (one.id === changed.id ? changed : one)) }))
  } finally {
    for (const path of ['/orders/seller', `/orders/${id}`]) refresh(path)
  }
}

const newestFirst = (orders: readonly SellerOrder[]): SellerOrder[] =>
  [...orders].sort((a, b) => (a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : 0))
