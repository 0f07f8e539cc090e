import { changeOf } from '#contract/control/db.ts'
import type { OrderRecord } from '#contract/control/records.ts'
import { getWorld } from '#contract/control/worlds.ts'
import { movesFor, type OrderStatus } from '#contract/order.ts'
import { control } from '../../control.ts'

/** Returns the status that seller or transporter set next; null for a finished order. */
export const nextStatus = (status: OrderStatus): OrderStatus | null => movesFor({ status }, 'seller')[0] ?? null

/** Sets an order's next status, with the world's time. */
export async function moveOn({ id, status: before, history }: OrderRecord): Promise<void> {
  const status = nextStatus(before)
  if (status === null) return
  const { now: at } = await control(getWorld)
  await control(changeOf('orders'), {
    params: { id },
    body: { status, updatedAt: at, history: [...history, { status, at, by: 'system' }] },
  })
}
