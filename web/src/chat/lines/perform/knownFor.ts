import { listTransporters } from '#contract/transporter.ts'
import { ApiError } from '#web/api/ApiError.ts'
import { readCached } from '#web/api/useCall.ts'
import { ordersNow } from '../../input/topics/facts.ts'
import { orderShown } from '../../input/topics/orders/orderShown.ts'
import type { Known, Need } from '../moves/move.ts'

/** What the chosen moves need of the server, and no more. */
export async function knownFor(needs: ReadonlySet<Need>): Promise<Known> {
  const orders = needs.has('orders') ? await ordersIfReadable() : null
  const carriers = needs.has('carriers') ? await readCached(listTransporters, {}) : []
  return { orders, shown: orderShown(orders ?? []), carriers }
}

/** A refusal of the server leaves the orders unknown; without a network the line may wait. */
async function ordersIfReadable(): Promise<Known['orders']> {
  try {
    return await ordersNow()
  } catch (error) {
    if (error instanceof ApiError && error.status > 0) return null
    throw error
  }
}
