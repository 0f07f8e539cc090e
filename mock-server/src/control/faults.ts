import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { calls } from '#contract/calls.ts'
import { hitsAny } from '../http/faults/faults.ts'
import { type FieldText, refuse } from '../http/httpProblem.ts'
import { control } from './control.ts'

const Wait = z.int().check(z.minimum(0), z.maximum(3_600_000))
const Order = z.strictObject({
  method: z.optional(z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', '*'])),
  path: z.string().check(z.minLength(1), z.maxLength(200)),
  times: z.optional(z.int().check(z.minimum(1))),
  share: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
  status: z.optional(z.int().check(z.minimum(400), z.maximum(599))),
  delay: z.optional(Wait),
  after: z.optional(z.boolean()),
  empty: z.optional(z.boolean()),
  garbage: z.optional(z.boolean()),
  drip: z.optional(Wait),
  reset: z.optional(z.enum(['before', 'after'])),
})
type Order = z.infer<typeof Order>

/** Faults of calls on purpose (QA-032). */
export async function faultControl(app: FastifyInstance): Promise<void> {
  control(
    app,
    { method: 'POST', path: '/faults', about: 'Makes a call go wrong, before it is made or with `after` once it is', body: Order },
    ({ world, body, reply }) => {
      const fields = wrongIn(body)
      if (Object.keys(fields).length > 0) refuse(400, 'body_wrong', { fields })
      return reply.code(201).send(world.faults.add(body))
    },
  )
  control(app, { method: 'GET', path: '/faults', about: 'Faults of calls still to come' }, ({ world }) => world.faults.list())
  control(app, { method: 'DELETE', path: '/faults', about: 'Clears all faults of calls' }, ({ world }) => world.faults.clear())
  control(app, { method: 'DELETE', path: '/faults/:id', about: 'Clears one' }, ({ world, params }) => {
    if (!world.faults.remove(params['id'] ?? '')) refuse(404, 'not_found')
  })
}

/** A fault which could never be seen is a slip of its author. */
function wrongIn(order: Order): Record<string, FieldText> {
  const { status, delay, after, empty, garbage, drip, reset } = order
  const fields: Record<string, FieldText> = {}
  if (!Object.values(calls).some(({ method, path }) => hitsAny(order, method, path))) fields['path'] = 'path_unknown'
  if ([status, delay, empty, garbage, drip, reset].every((effect) => effect === undefined || effect === false))
    fields['status'] = 'effect_missing'
  if (after && status === undefined && delay === undefined) fields['after'] = 'effect_conflict'
  if (order.times !== undefined && order.share !== undefined && order.share === 0) fields['share'] = 'effect_conflict'
  return fields
}
