import type { OrderStep } from '#contract/control/records.ts'
import { movesFor, type OrderStatus } from '#contract/order.ts'
import { awaitsShortageAnswer, type Shortage } from '#contract/rules/shortage.ts'
import { refuse } from '../http/httpProblem.ts'
import { type Language, say } from '../http/messages.ts'
import { refundPayment } from '../payments/settle.ts'
import type { World } from '../world/world.ts'
import { notifyOrder } from './notify.ts'
import type { StoredOrder } from './orders.ts'
import { chargeOfOrder } from './paid.ts'
import { returnStock } from './stock.ts'
import { isTransported } from './view.ts'

/**
 * Cancels an order: its stock returns (API-027), and what was paid goes back in full (MON-030). 409 once it is on its way (ORD-008).
 * A question about missing goods ends with it; the system cancels where no answer came (SELL-016).
 */
export function cancelOrder(world: World, order: StoredOrder, by: 'buyer' | 'system' = 'buyer'): StoredOrder {
  if (!movesFor(order, 'buyer').includes('cancelled')) refuse(409, 'order_not_cancellable')
  if (awaitsShortageAnswer(order)) answerShortage(world, order, by === 'buyer' ? 'cancelled' : 'expired')
  const cancelled = addStep(world, order, { status: 'cancelled', by, at: world.clock.iso() })
  returnStock(world, cancelled)
  const charge = chargeOfOrder(world, cancelled)
  if (charge) refundPayment(world, charge)
  notifyOrder(world, cancelled)
  return cancelled
}

export interface OrderMove {
  readonly to: OrderStatus
  readonly by: 'seller' | 'transporter'
  /** Of the text of a refusal. */
  readonly language: Language
  /** When it was tapped, ISO UTC; never before the step before, nor in the future (TRAN-004). */
  readonly occurredAt?: string | undefined
}

/** Moves an order one step on and notifies those concerned; 409 for a skipped or backward step (API-050, API-063). */
export function moveOrder(world: World, order: StoredOrder, { to, by, language, occurredAt }: OrderMove): StoredOrder {
  if (awaitsShortageAnswer(order)) refuse(409, 'shortage_open')
  if (!movesFor({ status: order.status, transporterAssigned: isTransported(order) }, by).includes(to)) {
    // The step is right, only it is another's (SORD-022).
    if (movesFor(order, by).includes(to)) refuse(409, 'order_carried')
    refuse(409, 'order_step', { params: { from: say(`status_${order.status}`, language), to: say(`status_${to}`, language) } })
  }
  const moved = addStep(world, order, { status: to, by, at: within(order.history.at(-1)?.at, occurredAt, world.clock.iso()) })
  notifyOrder(world, moved)
  return moved
}

/** Closes the open question of an order. */
export function answerShortage(world: World, { id, shortage }: StoredOrder, answer: NonNullable<Shortage['answer']>): void {
  if (shortage) world.db.orders.change(id, { shortage: { ...shortage, lines: [...shortage.lines], answer } })
}

function addStep(world: World, order: StoredOrder, step: OrderStep): StoredOrder {
  return world.db.orders.change(order.id, { status: step.status, updatedAt: world.clock.iso(), history: [...order.history, step] })
}

/** Returns `at` as ISO UTC, moved to between `earliest` and `now`. */
export function within(earliest: string | undefined, at: string | undefined, now: string): string {
  const time = at === undefined ? Number.NaN : Date.parse(at)
  if (Number.isNaN(time) || time > Date.parse(now)) return now
  return new Date(Math.max(time, Date.parse(earliest ?? now))).toISOString()
}
