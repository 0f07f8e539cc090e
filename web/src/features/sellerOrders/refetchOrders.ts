import { listSellerOrders, type SellerOrder } from '#contract/order.ts'
import { send } from '#web/api/client.ts'
import { setCached } from '#web/api/useCall.ts'

let running: Promise<SellerOrder[]> | null = null
let following: Promise<SellerOrder[]> | null = null
let isSent = false

/**
 * Refetches the seller's orders and updates the cache. Calls before the request is sent share that request. Calls during a
 * request share the next one, because the running request may be older than the change. Throws ApiError.
 */
export function refetchOrders(): Promise<SellerOrder[]> {
  if (running === null) return (running = read())
  if (!isSent) return running
  following ??= running
    .catch(() => null)
    .then(() => {
      following = null
      return refetchOrders()
    })
  return following
}

async function read(): Promise<SellerOrder[]> {
  try {
    await Promise.resolve()
    isSent = true
    const reply = await send(listSellerOrders)
    setCached(listSellerOrders, {}, reply)
    return reply.orders
  } finally {
    running = null
    isSent = false
  }
}
