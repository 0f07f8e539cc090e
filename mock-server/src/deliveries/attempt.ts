import type { AttemptReason } from '#contract/order.ts'
import { refuse } from '../http/httpProblem.ts'
import { clampTime } from '../orders/move.ts'
import { notifyOrder } from '../orders/notify.ts'
import type { StoredOrder } from '../orders/orders.ts'
import type { World } from '../world/world.ts'

export interface FailedDelivery {
  readonly reason: AttemptReason
  /** When the transporter tapped, in ISO UTC (TRAN-004). */
  readonly occurredAt?: string | undefined
}

/** Records a failed delivery and notifies buyer and sellers; the order stays in transit. Throws 409 in any other status (TRAN-011). */
export function recordAttempt(world: World, order: StoredOrder, { reason, occurredAt }: FailedDelivery): StoredOrder {
  if (order.status !== 'shipping') refuse(409, 'attempt_not_in_transit')
  const attempts = order.attempts ?? []
  const earliest = attempts.at(-1)?.at ?? order.history.at(-1)?.at
  const at = clampTime(earliest, occurredAt, world.clock.iso())
  const noted = world.db.orders.change(order.id, { updatedAt: world.clock.iso(), attempts: [...attempts, { reason, at }] })
  notifyOrder(world, noted, { attempt: reason })
  return noted
}
