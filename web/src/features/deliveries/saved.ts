import * as z from 'zod/mini'
import { DeliveryOrder } from '#contract/transporter.ts'
import { persisted } from '#web/api/storage/persisted.ts'
import { now } from '#web/api/time.ts'
import { personNow } from '#web/features/session/person.ts'
import { isOpen } from './deliveries.ts'

const Saved = z.object({ owner: z.nullable(z.string()), at: z.number(), orders: z.array(DeliveryOrder) })
export type Saved = z.infer<typeof Saved>

/** The signed-in transporter's open deliveries, stored to be read offline and removed at logout (TRAN-009). */
export const useSavedDeliveries = persisted('savedDeliveries', Saved, () => ({ owner: null, at: 0, orders: [] }) as Saved)

export function saveDeliveries(orders: readonly DeliveryOrder[]): void {
  const owner = personNow()
  if (owner !== null) useSavedDeliveries.setState({ owner, at: now(), orders: orders.filter(isOpen) })
}

/** Replaces a saved delivery with its newer state, or removes it once the delivery is finished. */
export function saveDelivery(order: DeliveryOrder): void {
  useSavedDeliveries.setState(({ orders }) => ({
    orders: orders.flatMap((one) => (one.id !== order.id ? one : isOpen(order) ? order : [])),
  }))
}
