import { useEffect, useEffectEvent, useMemo } from 'react'
import {
  getSoldOrder,
  listSellerOrders,
  type OrderStatus,
  reportShortage,
  type SellerOrder,
  setOrderStatus,
  setTracking,
} from '#contract/order.ts'
import { ApiError, send } from '#web/api/client.ts'
import { realtime } from '#web/api/socket.ts'
import { changeCached, refresh, setCached, useCall } from '#web/api/useCall.ts'
import { rereadOrders } from './rereadOrders.ts'

/** The seller's orders with own items only, newest first; an open screen follows the `order-status` event (SORD-009, RT-014, GEN-011). */
export function useSellerOrders(isWanted = true) {
  const { data, error, reload } = useCall(listSellerOrders, isWanted ? {} : null)
  const orders = useMemo(() => data && newestFirst(data.orders), [data])
  const follow = useEffectEvent(() => {
    if (data !== undefined) void rereadQuietly()
  })
  useEffect(() => realtime.on('order-status', () => follow()), [])
  // What happened while there was no connection is not told again.
  useEffect(() => realtime.onConnect(() => follow()), [])
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
  const follow = useEffectEvent(() => {
    if (data !== undefined) reload()
  })
  useEffect(() => realtime.on('order-status', () => follow()), [])
  useEffect(() => realtime.onConnect(() => follow()), [])
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
    refresh(`/orders/${id}`)
    void rereadQuietly()
  }
}

/** If it fails, what is there stays, until the page is looked at again. */
async function rereadQuietly(): Promise<void> {
  try {
    await rereadOrders()
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
}

const newestFirst = (orders: readonly SellerOrder[]): SellerOrder[] =>
  [...orders].sort((a, b) => (a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : 0))
