import { expect } from '@playwright/test'
import { getOutcome } from '#contract/control/outcome.ts'
import { openSession } from '#contract/control/people.ts'
import type { World } from '../world/world.ts'
import { type Outcome, phones } from './buyer.ts'

/** Returns the outcome of the payments by `phone`, and checks that the test made no other payments or orders. */
export async function outcomeOf(world: World, phone: string): Promise<Outcome> {
  const { orders, charges, unfinished } = await world.control.send(getOutcome, { query: { phone } })
  expect(await world.orders()).toHaveLength(orders)
  const charged = (await world.charges()).map(({ transactionId }) => transactionId)
  expect(charged).toHaveLength(charges)
  await expectListed(world, unfinished, charged)
  return { orders, charges, unfinished }
}

/** Checks that all unfinished payments are listed to their payers (MON-020, MON-022). */
async function expectListed(world: World, unfinished: number, charged: readonly string[]): Promise<void> {
  const listed = new Set<string>()
  for (const phone of Object.values(phones)) {
    const { accessToken: token } = await world.control.send(openSession, { body: { phoneNumber: `+${phone}` } })
    const payments = await world.control.v1<{ transactionId: string }[]>('/mobile-money/unfinished', { token })
    for (const { transactionId } of payments) listed.add(transactionId)
  }
  expect(charged).toEqual(expect.arrayContaining([...listed]))
  expect(listed.size).toBe(unfinished)
}
