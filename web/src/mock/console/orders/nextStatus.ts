import { changeOf } from '#contract/control/db.ts'
import type { OrderRecord } from '#contract/control/records.ts'
import { getWorld } from '#contract/control/worlds.ts'
import { movesFor, type OrderStatus } from '#contract/order.ts'
import { control } from '../../control.ts'

/** The one step on which seller and transporter bring an order; null where it has ended. */
export const nextStatus = (status: OrderStatus): OrderStatus | null => movesFor({ status }, 'seller')[0] ?? null

/** Brings an order one step on, at the time of its world. */
export async function moveOn({ id, status: before, history }: OrderRecord): Promise<void> {
  const status = nextStatus(before)
  if (status === null) return
  const { now: at } = await control(getWorld)
  await control(changeOf('orders'), {
    params: { id },
    body: { status, updatedAt: at, history: [...history, { status, at, by: 'system' }] },
  })
}
