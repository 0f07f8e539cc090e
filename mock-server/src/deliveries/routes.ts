import type { FastifyInstance } from 'fastify'
import { calls } from '#contract/calls.ts'
import type { AttemptReason } from '#contract/order.ts'
import { refuse } from '../http/httpProblem.ts'
import { route } from '../http/route.ts'
import { clampTime, moveOrder } from '../orders/move.ts'
import { notifyOrder } from '../orders/notify.ts'
import type { StoredOrder } from '../orders/orders.ts'
import { viewForTransporter } from '../orders/view.ts'
import { newestFirst } from '../world/db.ts'
import type { World } from '../world/world.ts'

const ownDelivery = {
  find: ({ world, params }: { world: World; params: { readonly id: string } }) => world.db.orders.get(params.id),
  missing: 'order_unknown',
  owns: ({ world, found, user }: { world: World; found: StoredOrder; user: { id: string } }) => {
    const own = transporterOf(world, user.id)
    return own !== undefined && found.items.some((item) => item.transporterId === own.id)
  },
} as const

/** Registers the delivery calls of a transporter, for orders with at least one own item (API-061 to API-063, TORD-031). */
export async function deliveries(app: FastifyInstance): Promise<void> {
  route(app, calls.listDeliveries, ({ world, user }) => {
    const own = transporterOf(world, user.id)
    const list = own
      ? newestFirst(world.db.orders.where('transporterId', own.id)).map((order) => viewForTransporter(world, order, own.id))
      : []
    return { orders: list, count: list.length }
  })

  route(app, calls.getDelivery, ownDelivery, ({ world, user, found }) => viewFor(user, world, found))

  route(app, calls.setDeliveryStatus, { ...ownDelivery, idempotent: true }, ({ world, user, body, found, language }) =>
    viewFor(user, world, moveOrder(world, found, { to: body.status, by: 'transporter', language, occurredAt: body.occurredAt })),
  )

  route(app, calls.reportAttempt, { ...ownDelivery, idempotent: true }, ({ world, user, body, found }) =>
    viewFor(user, world, recordAttempt(world, found, body)),
  )
}

const viewFor = (user: { id: string }, world: World, order: StoredOrder) =>
  viewForTransporter(world, order, transporterOf(world, user.id)?.id)

const transporterOf = (world: World, userId: string) => world.db.transporters.where('userId', userId)[0]

interface FailedDelivery {
  readonly reason: AttemptReason
  /** When the transporter tapped, in ISO UTC (TRAN-004). */
  readonly occurredAt?: string | undefined
}

/** Records a failed delivery and notifies buyer and sellers; the order stays in transit. Throws 409 in any other status (TRAN-011). */
function recordAttempt(world: World, order: StoredOrder, { reason, occurredAt }: FailedDelivery): StoredOrder {
  if (order.status !== 'shipping') refuse(409, 'attempt_not_in_transit')
  const attempts = order.attempts ?? []
  const earliest = attempts.at(-1)?.at ?? order.history.at(-1)?.at
  const at = clampTime(earliest, occurredAt, world.clock.iso())
  const noted = world.db.orders.change(order.id, { updatedAt: world.clock.iso(), attempts: [...attempts, { reason, at }] })
  notifyOrder(world, noted, { attempt: reason })
  return noted
}
