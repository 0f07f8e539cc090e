import type { OrderStep } from '#contract/control/records.ts'
import { orderStatus as en } from '#contract/messages/en.ts'
import { orderStatus as sw } from '#contract/messages/sw.ts'
import { movesFor, type OrderStatus } from '#contract/order.ts'
import { awaitsShortageAnswer, type Shortage } from '#contract/rules/shortage.ts'
import { refuse } from '../http/httpProblem.ts'
import type { Language } from '../http/messages.ts'
import { refundPayment } from '../payments/settle.ts'
import type { World } from '../world/world.ts'
import { notifyOrder } from './notify.ts'
import type { StoredOrder } from './orders.ts'
import { chargeOfOrder } from './paid.ts'
import { returnStock } from './stock.ts'
import { isTransported } from './view.ts'

/**
 * Cancels an order, returns its stock (API-027) and refunds its payment in full (MON-030). Throws 409 once it is on its way (ORD-008).
 * An open question about missing goods is closed. `by` is `system` if the buyer did not reply in time (SELL-016).
 */
export function cancelOrder(world: World, order: StoredOrder, by: 'buyer' | 'system' = 'buyer'): StoredOrder {
  if (!movesFor(order, 'buyer').includes('cancelled')) refuse(409, 'order_not_cancellable')
  if (awaitsShortageAnswer(order)) closeShortage(world, order, by === 'buyer' ? 'cancelled' : 'expired')
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
  /** The language of a refusal. */
  readonly language: Language
  /** When the user tapped, in ISO UTC. Times before the previous step or in the future are adjusted (TRAN-004). */
  readonly occurredAt?: string | undefined
}

/** Moves an order one step on and notifies its buyer, sellers and transporters. Throws 409 for any other step (API-050, API-063). */
export function moveOrder(world: World, order: StoredOrder, { to, by, language, occurredAt }: OrderMove): StoredOrder {
  const word = (status: OrderStatus) => ({ en, sw })[language][status].toLowerCase()
  if (awaitsShortageAnswer(order)) refuse(409, 'shortage_open')
  if (!movesFor({ status: order.status, transporterAssigned: isTransported(order) }, by).includes(to)) {
    // The step would be right, but only the transporter may take it (SORD-022).
    if (movesFor(order, by).includes(to)) refuse(409, 'order_carried')
    refuse(409, 'order_step', { params: { from: word(order.status), to: word(to) } })
  }
  const moved = addStep(world, order, { status: to, by, at: clampTime(order.history.at(-1)?.at, occurredAt, world.clock.iso()) })
  notifyOrder(world, moved)
  return moved
}

/** Closes the open question about missing goods of an order. */
export function closeShortage(world: World, { id, shortage }: StoredOrder, answer: NonNullable<Shortage['answer']>): void {
  if (shortage) world.db.orders.change(id, { shortage: { ...shortage, lines: [...shortage.lines], answer } })
}

function addStep(world: World, order: StoredOrder, step: OrderStep): StoredOrder {
  return world.db.orders.change(order.id, { status: step.status, updatedAt: world.clock.iso(), history: [...order.history, step] })
}

/** Returns `at` limited to the range from `earliest` to `now`, as ISO UTC; `now` if `at` is missing or invalid. */
export function clampTime(earliest: string | undefined, at: string | undefined, now: string): string {
  const time = at === undefined ? Number.NaN : Date.parse(at)
  if (Number.isNaN(time) || time > Date.parse(now)) return now
  return new Date(Math.max(time, Date.parse(earliest ?? now))).toISOString()
}
