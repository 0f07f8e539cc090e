import { listSellerOrders, type SellerOrder } from '#contract/order.ts'
import { send } from '#web/api/client.ts'
import { setCached } from '#web/api/useCall.ts'

let running: Promise<SellerOrder[]> | null = null
let following: Promise<SellerOrder[]> | null = null
let isSent = false

/**
 * Fetches the seller's orders and puts them on screen. Whoever asks in the same turn shares one call; what is asked while a call is on
 * its way shares the next, since the one under way may be older than the change. Throws ApiError.
 */
export function rereadOrders(): Promise<SellerOrder[]> {
  if (running === null) return (running = read())
  if (!isSent) return running
  following ??= running
    .catch(() => null)
    .then(() => {
      following = null
      return rereadOrders()
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
