import { useEffect } from 'react'
import { type Address, getAddress } from '#contract/address.ts'
import { cancelOrder as cancelCall, getOrder, listOrders, type Order } from '#contract/order.ts'
import { newestFirst } from '#contract/rules/newestFirst.ts'
import { orderMoney } from '#contract/rules/orderMoney.ts'
import { receiverName } from '#contract/rules/receiver.ts'
import { ApiError, send } from '#web/api/client.ts'
import { refresh, setCached, useCall } from '#web/api/useCall.ts'
import { usePerson } from '#web/features/session/person.ts'
import { useSession } from '#web/features/session/session.ts'
import { saveOrder, saveOrders } from './saved.ts'
import { watchOrder } from './watched.ts'

/** The buyer's orders, newest first. */
export function useOrders() {
  const person = usePerson()
  const { data, ...rest } = useCall(listOrders, person === null ? null : {}, { onSuccess: saveOrders })
  return { orders: data && newestFirst(data), ...rest }
}

/** `missing` is true after a 404, and for an order of another user (ORD-014, SEC-005). */
export function useOrder(id: string) {
  const person = usePerson()
  const { data, error, ...rest } = useCall(getOrder, person === null ? null : { params: { id } }, { onSuccess: saveOrder })
  useEffect(() => watchOrder(id), [id])
  const missing = error !== undefined && (error.status === 404 || error.status === 403)
  return { order: data, missing, error: missing ? undefined : error, ...rest }
}

/** Reads the order again before it is paid. Returns whether the amount on screen is still due (MON-040). Throws ApiError. */
export async function isStillDue({ id, totalAmount }: Order): Promise<boolean> {
  const call = { params: { id } }
  const order = await send(getOrder, { ...call, decides: true })
  setCached(getOrder, call, order)
  saveOrder(order)
  return orderMoney(order).payable > 0 && order.totalAmount === totalAmount
}

/** Fetches the address of an order (ORD-004). */
export const useOrderAddress = (addressId: string | undefined) => useCall(getAddress, addressId ? { params: { id: addressId } } : null)

/** Where an order goes. `receiver` is the name of somebody else than the buyer who receives it, otherwise null (CHAT-182). */
export interface Destination {
  readonly address: Address | undefined
  readonly receiver: string | null
}

/** Fetches the address of an order, with the person who receives it. */
export function useDestination(addressId: string): Destination {
  const { data: address } = useOrderAddress(addressId)
  const user = useSession((session) => session.user)
  return { address, receiver: address ? receiverName(address, user) : null }
}

/** Cancels an order and returns its items to stock (ORD-009, ORD-010). Throws ApiError. */
export const cancelOrder = (id: string): Promise<Order> =>
  changeOrder(id, () => send(cancelCall, { params: { id }, body: { status: 'cancelled' } }))

/** Runs a call that changes an order, then updates the cache, the stored orders and the lists. */
export async function changeOrder(id: string, call: () => Promise<Order>): Promise<Order> {
  try {
    const order = await call()
    setCached(getOrder, { params: { id } }, order)
    saveOrder(order)
    refresh('/products')
    return order
  } finally {
    // Refetch after an error too: the order may have changed meanwhile.
    refresh('/orders/')
    void rereadOrders()
  }
}

/** Fetches the list of orders even if it is not on screen. An error is ignored: the list is fetched again when it is shown. */
async function rereadOrders(): Promise<void> {
  try {
    const orders = await send(listOrders)
    setCached(listOrders, {}, orders)
    saveOrders(orders)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
}
