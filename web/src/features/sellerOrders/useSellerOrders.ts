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
import { newestFirst } from '#contract/rules/newestFirst.ts'
import { send } from '#web/api/client.ts'
import { changeCached, refresh, setCached, useCall } from '#web/api/useCall.ts'

/** Loads the seller's orders, newest first. They contain only the seller's own items (SORD-009). */
export function useSellerOrders(isWanted = true) {
  const { data, error, reload } = useCall(listSellerOrders, isWanted ? {} : null)
  const orders = useMemo(() => data && newestFirst(data.orders), [data])
  return { orders, error, reload }
}

export const soldOrder = (id: string) => ({ params: { id }, query: { as: 'seller' } }) as const

/**
 * Loads one order with its own request (API-029). Until it is loaded, or if it fails, the list's copy is returned.
 * `missing` is true if the seller has no such order (SORD-018).
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

/** Returns the copy that was updated last; either may be outdated. */
function newerOf(read: SellerOrder | undefined, listed: SellerOrder | undefined): SellerOrder | undefined {
  if (!read || !listed) return read ?? listed
  return (listed.updatedAt ?? '') > (read.updatedAt ?? '') ? listed : read
}

/** Changes an order's status and refetches it, even after a refusal, since it may have changed meanwhile (API-050, SORD-020). Throws ApiError. */
export const moveOrder = (id: string, status: OrderStatus): Promise<void> =>
  change(id, () => send(setOrderStatus, { params: { id }, body: { status } }))

/** Reports the quantities available of missing items; the buyer is then asked (SELL-016). Throws ApiError. */
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
