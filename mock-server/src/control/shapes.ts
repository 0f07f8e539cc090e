import type { FastifyInstance } from 'fastify'
import { clearShapes, listShapes, setShapes } from '#contract/control/shapes.ts'
import { control } from './control.ts'

/** Registers the control calls that switch response variants on (QA-034). */
export async function shapeControl(app: FastifyInstance): Promise<void> {
  control(app, setShapes, ({ world, body }) => {
    world.shapes.set(body.call, [...new Set(body.shapes)])
    return world.shapes.all()
  })
  control(app, listShapes, ({ world }) => world.shapes.all())
  control(app, clearShapes, ({ world }) => world.shapes.clear())
}
