import type { FastifyInstance } from 'fastify'
import { scenarios as catalogue, slug } from '#fixtures/scenarios/catalogue.ts'
import { magicNumber } from '#fixtures/scenarios/magic.ts'
import { PostedScenario } from '#fixtures/scenarios/types.ts'
import { control } from './control.ts'

/** The catalogue as data (QA-015), and timelines of one's own (QA-018). */
export async function scenarioControl(app: FastifyInstance): Promise<void> {
  control(
    app,
    { method: 'GET', path: '/scenarios', about: 'The scenario catalogue with its magic numbers, and what was posted' },
    ({ world }) => [
      ...catalogue.map((scenario) => ({ ...scenario, slug: slug(scenario.name), number: magicNumber(scenario.id) })),
      ...[...world.money.posted.values()].map((scenario) => ({ ...scenario, id: null, slug: slug(scenario.name), number: null })),
    ],
  )

  const about = 'A timeline of your own, known by its name from now on, in x-mock-scenario and for queueing'
  control(app, { method: 'POST', path: '/scenarios', about, body: PostedScenario }, ({ world, body, reply }) => {
    world.money.posted.set(slug(body.name), body)
    return reply.code(201).send({ ...body, slug: slug(body.name) })
  })
}
