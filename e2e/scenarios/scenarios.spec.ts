import { scenarios } from '#fixtures/scenarios/catalogue.ts'
import { expect, test } from '../fixtures.ts'
import { type Buyer, phoneOf, type Story } from './buyer.ts'
import { outcomeOf } from './outcome.ts'
import { approvedStories } from './stories/approved.ts'
import { callbackStories } from './stories/callbacks.ts'
import { deviceStories } from './stories/devices.ts'
import { afterwards, orderStories } from './stories/orders.ts'
import { refusedStories } from './stories/refused.ts'
import { startStories } from './stories/starts.ts'
import { statusStories } from './stories/status.ts'

/** The buyer's part of each scenario, by its id. The expected outcome is in the catalogue. */
const stories: Readonly<Record<string, Story>> = {
  ...approvedStories,
  ...refusedStories,
  ...startStories,
  ...callbackStories,
  ...statusStories,
  ...orderStories,
  ...deviceStories,
}

test('[QA-015] every scenario of the catalogue has a test, and every test has a scenario', () => {
  expect(Object.keys(stories).sort()).toEqual(scenarios.map(({ id }) => id))
})

for (const scenario of scenarios) {
  const { id, name, expected, orderDependent } = scenario
  test(`[QA-015] ${id}${orderDependent ? '*' : ''} ${name}`, async ({ page, context, world, visitor }, testInfo) => {
    const buyer: Buyer = { page, context, world, visitor, scenario, account: 'asha' }
    const elsewhere = await stories[id]?.(buyer)
    await world.settled()
    const seen = elsewhere ?? (await outcomeOf(world, phoneOf(buyer)))
    testInfo.annotations.push({ type: 'scenario', description: JSON.stringify({ id, name, expected, seen }) })
    expect(seen).toEqual(expected)
    await afterwards[id]?.(buyer)
  })
}
