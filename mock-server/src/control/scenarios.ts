import type { FastifyInstance } from 'fastify'
import { listScenarios, postScenario } from '#contract/control/scenarios.ts'
import { scenarios as catalogue, magicNumber } from '#fixtures/scenarios/catalogue.ts'
import { slug } from '#fixtures/slug.ts'
import { control } from './control.ts'

/** Registers the calls that list the scenario catalogue (QA-015) and post custom scenarios (QA-018). */
export async function scenarioControl(app: FastifyInstance): Promise<void> {
  control(app, listScenarios, ({ world }) => [
    ...catalogue.map((scenario) => ({ ...scenario, slug: slug(scenario.name), number: magicNumber(scenario.id) })),
    ...[...world.money.posted.values()].map((scenario) => ({ ...scenario, id: null, slug: slug(scenario.name), number: null })),
  ])
  control(app, postScenario, ({ world, body }) => {
    world.money.posted.set(slug(body.name), body)
    return { ...body, slug: slug(body.name) }
  })
}
