import type { FastifyInstance, FastifyRequest } from 'fastify'
import { calls } from '#contract/calls.ts'
import { hasRole } from '../http/access.ts'
import { dropConnection, pause } from '../http/faults/applyFault.ts'
import { refuse } from '../http/httpProblem.ts'
import { ownRecord, route } from '../http/route.ts'
import { orderRule } from '../scenarios/orderRule.ts'
import { newestFirst } from '../world/db.ts'
import { cancelOrder } from './move.ts'
import { isSoldBy } from './orders.ts'
import { placeOrder } from './place.ts'
import { acceptRest } from './shortage/accept.ts'
import { viewForBuyer, viewForSeller } from './view.ts'

const ownOrder = ownRecord(({ orders }) => orders, 'order_unknown')

/** Registers the buyer's order calls: place, list, read, cancel, and accept fewer goods (API-024 to API-030, SELL-016). */
export async function orders(app: FastifyInstance): Promise<void> {
  app.addHook('preValidation', (request, _reply, done) => {
    checkTransactionType(request)
    done()
  })

  route(app, calls.createOrder, { idempotent: true }, async ({ world, user, body, idempotency, request, reply }) => {
    const rule = orderRule(world, user.id, body.transactionId)
    if (typeof rule === 'object' && 'status' in rule) {
      idempotency.release()
      return reply.code(rule.status).send()
    }
    if (typeof rule === 'object' && !(await pause(world, rule.delay * 1_000, 'the order is made'))) return dropConnection(reply)
    const { order, isNew } = placeOrder(world, user.id, body)
    const view = viewForBuyer(world, order)
    reply.code(isNew ? 201 : 200)
    if (rule !== 'reset' && rule !== 'empty') return view
    idempotency.store({ status: 201, body: JSON.stringify(view) })
    world.journal.add({ kind: 'fault', text: `order answer ${rule}`, path: request.path })
    return rule === 'empty' ? reply.header('content-type', 'application/json; charset=utf-8').send('{}') : (dropConnection(reply), reply)
  })

  route(app, calls.listOrders, ({ world, user }) =>
    newestFirst(world.db.orders.where('userId', user.id)).map((order) => viewForBuyer(world, order)),
  )

  route(
    app,
    calls.getOrder,
    {
      ...ownOrder,
      owns: ({ found, user }) => found.userId === user.id || (hasRole(user, 'seller') && isSoldBy(found, user.id)),
    },
    ({ world, user, query, found }) => {
      if (query.as === 'seller' && !isSoldBy(found, user.id)) refuse(403, 'not_yours')
      return found.userId === user.id && query.as !== 'seller' ? viewForBuyer(world, found) : viewForSeller(world, found, user.id)
    },
  )

  route(app, calls.cancelOrder, ownOrder, ({ world, found }) => viewForBuyer(world, cancelOrder(world, found)))

  route(app, calls.acceptRest, { ...ownOrder, idempotent: true }, ({ world, body, found }) =>
    viewForBuyer(world, acceptRest(world, found, body.totalAmount)),
  )
}

/** Refuses a new order whose `transactionId` is not a text. The schema has one text for every wrong type, but this field needs its own (CHK-038). */
function checkTransactionType({ method, routeOptions, body }: FastifyRequest): void {
  const { paymentMethod, transactionId } = (body ?? {}) as { paymentMethod?: unknown; transactionId?: unknown }
  const isPlacing = method === 'POST' && routeOptions.url === '/v1/orders'
  if (isPlacing && paymentMethod === 'mobile_money' && typeof transactionId !== 'string')
    refuse(400, 'transaction_not_text', { fields: { transactionId: 'transaction_not_text' } })
}
