import { movesFor, type OrderStatus } from '#contract/order.ts'
import { refuse } from '../http/httpProblem.ts'
import { say } from '../http/messages.ts'
import type { Language } from '../payments/payments.ts'
import { refundPayment } from '../payments/settle.ts'
import type { World } from '../world/world.ts'
import { notifyOrder } from './notify.ts'
import type { StoredOrder } from './orders.ts'
import { chargeOfOrder } from './paid.ts'
import { returnStock } from './stock.ts'
import { isTransported } from './view.ts'

/** ORD-008: 409 once it is on its way. Stock returns (API-027), and what was paid goes back in full (MON-030). */
export function cancelOrder(world: World, order: StoredOrder): StoredOrder {
  if (!movesFor(order, 'buyer').includes('cancelled')) refuse(409, 'order_not_cancellable')
  const cancelled = setStatus(world, order, 'cancelled', 'buyer', world.clock.iso())
  returnStock(world, cancelled)
  const charge = chargeOfOrder(world, cancelled)
  if (charge) refundPayment(world, charge)
  notifyOrder(world, cancelled)
  return cancelled
}

/** API-050, API-063: 409 for a skipped or backward step. `occurredAt`: when it was tapped (TRAN-004), never before the step before or in the future. */
export function moveOrder(
  world: World,
  order: StoredOrder,
  to: OrderStatus,
  by: 'seller' | 'transporter',
  language: Language,
  occurredAt?: string,
): StoredOrder {
  if (!movesFor({ status: order.status, transporterAssigned: isTransported(order) }, by).includes(to)) {
    refuse(409, 'order_step', { params: { from: say(`status_${order.status}`, language), to: say(`status_${to}`, language) } })
  }
  const moved = setStatus(world, order, to, by, within(order.history.at(-1)?.at, occurredAt, world.clock.iso()))
  notifyOrder(world, moved)
  return moved
}

function setStatus(world: World, order: StoredOrder, status: OrderStatus, by: 'buyer' | 'seller' | 'transporter', at: string): StoredOrder {
  return world.db.orders.change(order.id, { status, updatedAt: world.clock.iso(), history: [...order.history, { status, at, by }] })
}

function within(earliest: string | undefined, at: string | undefined, now: string): string {
  const time = at === undefined ? Number.NaN : Date.parse(at)
  if (Number.isNaN(time) || time > Date.parse(now)) return now
  return new Date(Math.max(time, Date.parse(earliest ?? now))).toISOString()
}
