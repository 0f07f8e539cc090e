import { listOrders, type Order } from '#contract/order.ts'
import { send } from '#web/api/client.ts'

/** An API without idempotency is asked first whether the order was made already (MON-006). */
export async function findOrderOf(transactionId: string): Promise<Order | null> {
  const orders = await send(listOrders, {})
  return orders.find((order) => order.transactionId === transactionId) ?? null
}
