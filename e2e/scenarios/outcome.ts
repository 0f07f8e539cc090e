import { expect } from '@playwright/test'
import { openSession } from '#contract/control/people.ts'
import type { Scenario } from '#contract/control/scenarios.ts'
import type { World } from '../world/world.ts'
import { phones } from './buyer.ts'

export type Outcome = Scenario['expected']

/** What is in the world now: orders and charges of this test, and the charges with neither an order nor a refund. */
export async function outcomeOf(world: World): Promise<Outcome> {
  const [orders, charges, ledger] = await Promise.all([world.orders(), world.charges(), world.journal({ kind: 'ledger' })])
  const refunded = new Set(ledger.flatMap((entry) => (entry.text === 'refund' ? [entry['reference']] : [])))
  const ordered = new Set(orders.map(({ transactionId }) => transactionId))
  const unfinished = charges.filter(({ reference, transactionId }) => !refunded.has(reference) && !ordered.has(transactionId))
  await expectListed(world, new Set(unfinished.map(({ transactionId }) => transactionId)))
  return { orders: orders.length, charges: charges.length, unfinished: unfinished.length }
}

/** Each of them its payer can see and finish on any device (MON-020, MON-022). */
async function expectListed(world: World, unfinished: ReadonlySet<string>): Promise<void> {
  const listed = new Set<string>()
  for (const phone of Object.values(phones)) {
    const { accessToken: token } = await world.control.send(openSession, { body: { phoneNumber: `+${phone}` } })
    const payments = await world.control.v1<{ transactionId: string }[]>('/mobile-money/unfinished', { token })
    for (const { transactionId } of payments) listed.add(transactionId)
  }
  expect(listed).toEqual(unfinished)
}
