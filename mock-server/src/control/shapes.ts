import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { type CallName, calls } from '#contract/calls.ts'
import { shapeNames } from '../http/faults/shapes.ts'
import { control } from './control.ts'

const names = Object.keys(calls) as [CallName, ...CallName[]]
const Variants = z.strictObject({ call: z.enum(names), shapes: z.array(z.enum(shapeNames)) })

/** Response variants on purpose (QA-034). */
export async function shapeControl(app: FastifyInstance): Promise<void> {
  control(
    app,
    { method: 'PUT', path: '/shapes', about: 'Switches response variants of a call on, or with an empty list off', body: Variants },
    ({ world, body }) => {
      world.shapes.set(body.call, [...new Set(body.shapes)])
      return world.shapes.all()
    },
  )
  control(app, { method: 'GET', path: '/shapes', about: 'Variants switched on, by call' }, ({ world }) => world.shapes.all())
  control(app, { method: 'DELETE', path: '/shapes', about: 'Back to the shapes of the contract' }, ({ world }) => world.shapes.clear())
}
