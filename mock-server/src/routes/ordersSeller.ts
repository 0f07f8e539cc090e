import type { FastifyInstance } from 'fastify'
import { calls } from '#contract/calls.ts'
import type { StoredOrder } from '../domain/orders.ts'
import { moveOrder } from '../domain/ordersMove.ts'
import { viewForSeller } from '../domain/ordersView.ts'
import { newestFirst } from '../newestFirst.ts'
import { refuse } from '../refusal.ts'
import { route } from '../route.ts'
import type { World } from '../world.ts'
import { isSoldBy } from './orders.ts'

const ownSale = {
  find: ({ world, params }: { world: World; params: { readonly id: string } }) => world.db.orders.get(params.id),
  missing: 'order_unknown',
  owns: ({ found, user }: { found: StoredOrder; user: { id: string } }) => isSoldBy(found, user.id),
} as const

/** SORD-009, API-050, API-051. */
export async function ordersSeller(app: FastifyInstance): Promise<void> {
  route(app, calls.listSellerOrders, ({ world, user }) => {
    const list = newestFirst(world.db.orders.where('sellerId', user.id)).map((order) => viewForSeller(world, order, user.id))
    return { orders: list, count: list.length }
  })

  route(app, calls.setOrderStatus, ownSale, ({ world, user, body, found, language }) =>
    viewForSeller(world, moveOrder(world, found, body.status, 'seller', language), user.id),
  )

  route(app, calls.setTracking, ownSale, ({ world, user, body, found }) => {
    if (found.status !== 'processing' && found.status !== 'shipping') refuse(409, 'tracking_closed')
    const changed = world.db.orders.change(found.id, { trackingNumber: body.trackingNumber, updatedAt: world.clock.iso() })
    return viewForSeller(world, changed, user.id)
  })
}
