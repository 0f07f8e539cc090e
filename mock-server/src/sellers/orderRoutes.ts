import type { FastifyInstance } from 'fastify'
import { calls } from '#contract/calls.ts'
import { refuse } from '../http/httpProblem.ts'
import { route } from '../http/route.ts'
import { moveOrder } from '../orders/move.ts'
import { isSoldBy, type StoredOrder } from '../orders/orders.ts'
import { reportShortage } from '../orders/shortage/report.ts'
import { viewForSeller } from '../orders/view.ts'
import { newestFirst } from '../world/db.ts'
import type { World } from '../world/world.ts'

const ownSale = {
  find: ({ world, params }: { world: World; params: { readonly id: string } }) => world.db.orders.get(params.id),
  missing: 'order_unknown',
  owns: ({ found, user }: { found: StoredOrder; user: { id: string } }) => isSoldBy(found, user.id),
} as const

/** Registers the seller's order calls: list, status, shortage and tracking number (SORD-009, API-050, API-051). */
export async function sellerOrders(app: FastifyInstance): Promise<void> {
  route(app, calls.listSellerOrders, ({ world, user }) => {
    const list = newestFirst(world.db.orders.where('sellerId', user.id)).map((order) => viewForSeller(world, order, user.id))
    return { orders: list, count: list.length }
  })

  route(app, calls.setOrderStatus, ownSale, ({ world, user, body, found, language }) =>
    viewForSeller(world, moveOrder(world, found, { to: body.status, by: 'seller', language }), user.id),
  )

  route(app, calls.reportShortage, { ...ownSale, idempotent: true }, ({ world, user, body, found }) =>
    viewForSeller(world, reportShortage(world, found, user.id, body.lines), user.id),
  )

  route(app, calls.setTracking, ownSale, ({ world, user, body, found }) => {
    if (found.status !== 'processing' && found.status !== 'shipping') refuse(409, 'tracking_closed')
    const changed = world.db.orders.change(found.id, { trackingNumber: body.trackingNumber, updatedAt: world.clock.iso() })
    return viewForSeller(world, changed, user.id)
  })
}
