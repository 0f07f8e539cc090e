import { useEffect, useEffectEvent, useMemo } from 'react'
import { listSellerOrders, type OrderStatus, type SellerOrder, setOrderStatus, setTracking } from '#contract/order.ts'
import { ApiError, send } from '#web/api/client.ts'
import { realtime } from '#web/api/socket.ts'
import { changeCached, useCall } from '#web/api/useCall.ts'
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

/** One of them; `missing` when the list has come without it (SORD-018). */
export function useSellerOrder(id: string) {
  const { orders, error, reload } = useSellerOrders()
  const order = orders?.find((one) => one.id === id)
  return { order, orders, missing: orders !== undefined && order === undefined, error, reload }
}

/** Moves an order on and reads it again, after a refusal too: it may have moved meanwhile (API-050, SORD-020). Throws ApiError. */
export const moveOrder = (id: string, status: OrderStatus): Promise<void> =>
  change(() => send(setOrderStatus, { params: { id }, body: { status } }))

/** Saves the tracking number of an order (API-051, SORD-017). Throws ApiError. */
export const saveTracking = (id: string, trackingNumber: string): Promise<void> =>
  change(() => send(setTracking, { params: { id }, body: { trackingNumber } }))

async function change(call: () => Promise<SellerOrder>): Promise<void> {
  try {
    const changed = await call()
    changeCached(listSellerOrders, (list) => ({ ...list, orders: list.orders.map((one) => (one.id === changed.id ? changed : one)) }))
  } finally {
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
