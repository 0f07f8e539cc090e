import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { type CallName, calls } from '#contract/calls.ts'
import { control } from '../control.ts'
import { refuse } from '../refusal.ts'
import { shapeNames } from '../shapes.ts'

const Wait = z.int().check(z.minimum(0), z.maximum(3_600_000))
const Order = z.object({
  method: z.optional(z.string()),
  path: z.string().check(z.minLength(1), z.maxLength(200)),
  times: z.optional(z.int().check(z.minimum(1))),
  share: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
  status: z.optional(z.int().check(z.minimum(400), z.maximum(599))),
  delay: z.optional(Wait),
  empty: z.optional(z.boolean()),
  garbage: z.optional(z.boolean()),
  drip: z.optional(Wait),
  reset: z.optional(z.enum(['before', 'after'])),
})
const Variants = z.object({ call: z.string(), shapes: z.array(z.enum(shapeNames)) })

/** Faults (QA-032) and response variants (QA-034) on purpose. */
export async function faultControl(app: FastifyInstance): Promise<void> {
  control(app, { method: 'POST', path: '/faults', about: 'Makes a call go wrong', body: Order }, ({ world, body, reply }) =>
    reply.code(201).send(world.faults.add(body)),
  )
  control(app, { method: 'GET', path: '/faults', about: 'Faults still to come' }, ({ world }) => world.faults.list())
  control(app, { method: 'DELETE', path: '/faults', about: 'Clears all' }, ({ world }) => world.faults.clear())
  control(app, { method: 'DELETE', path: '/faults/:id', about: 'Clears one' }, ({ world, params }) => {
    if (!world.faults.remove(params['id'] ?? '')) refuse(404, 'not_found')
  })

  control(
    app,
    { method: 'PUT', path: '/shapes', about: 'Switches response variants of a call on, or with an empty list off', body: Variants },
    ({ world, body }) => {
      if (!(body.call in calls)) refuse(400, 'body_wrong', { fields: { call: 'field_choice' } })
      world.shapes.set(body.call as CallName, body.shapes)
      return world.shapes.all()
    },
  )
  control(app, { method: 'GET', path: '/shapes', about: 'Variants switched on, by call' }, ({ world }) => world.shapes.all())
  control(app, { method: 'DELETE', path: '/shapes', about: 'Back to the shapes of the contract' }, ({ world }) => world.shapes.clear())
}
