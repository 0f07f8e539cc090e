import { useEffect, useEffectEvent } from 'react'
import { getAddress } from '#contract/address.ts'
import { amountDueOf, cancelOrder as cancelCall, getOrder, listOrders, type Order, readStatus } from '#contract/order.ts'
import { ApiError, send } from '#web/api/client.ts'
import { realtime } from '#web/api/socket.ts'
import { refresh, setCached, useCall } from '#web/api/useCall.ts'
import { usePerson } from '#web/features/session/person.ts'
import { watchOrder } from './watched.ts'

/** The buyer's orders, newest first; an open screen follows the `order-status` event (RT-014). */
export function useOrders() {
  const person = usePerson()
  const answer = useCall(listOrders, person === null ? null : {})
  useStatusEvents(null, answer)
  const { data, ...rest } = answer
  return { orders: data && newestFirst(data), ...rest }
}

/** `missing` after a 404, and for an order of another user (ORD-014, SEC-005). */
export function useOrder(id: string) {
  const person = usePerson()
  const answer = useCall(getOrder, person === null ? null : { params: { id } })
  useStatusEvents(id, answer)
  useEffect(() => watchOrder(id), [id])
  const { data, error, ...rest } = answer
  const missing = error !== undefined && (error.status === 404 || error.status === 403)
  return { order: data, missing, error: missing ? undefined : error, ...rest }
}

/** PAY-053: an open cash order of which everything is still due. */
export const mayPay = (order: Order): boolean =>
  order.paymentMethod === 'cash_on_delivery' &&
  readStatus(order.status) !== 'cancelled' &&
  readStatus(order.status) !== 'delivered' &&
  amountDueOf(order) > 0

/** ORD-004. */
export const useOrderAddress = (addressId: string | undefined) => useCall(getAddress, addressId ? { params: { id: addressId } } : null)

/** ORD-009, ORD-010; stock returns with it. Throws ApiError. */
export async function cancelOrder(id: string): Promise<Order> {
  try {
    const order = await send(cancelCall, { params: { id }, body: { status: 'cancelled' } })
    setCached(getOrder, { params: { id } }, order)
    refresh('/products')
    return order
  } finally {
    // After a refusal too: it may have moved on meanwhile.
    refresh('/orders/')
    void rereadOrders()
  }
}

/** The list, shown or not; one that cannot be read is asked for when it is next shown. */
async function rereadOrders(): Promise<void> {
  try {
    setCached(listOrders, {}, await send(listOrders))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
}

export const newestFirst = (orders: readonly Order[]): Order[] =>
  [...orders].sort((a, b) => (a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : 0))

/** What changed while there was no connection was told to nobody: on each connect the orders shown are read anew (RT-014). */
function useStatusEvents(id: string | null, { data, reload }: { data: unknown; reload: () => void }): void {
  const connected = useEffectEvent(() => {
    if (data !== undefined) reload()
  })
  useEffect(() => realtime.onConnect(() => connected()), [])
  useEffect(
    () =>
      realtime.on('order-status', ({ orderId }) => {
        if (id === null || id === orderId) refresh('/orders')
      }),
    [id],
  )
}
