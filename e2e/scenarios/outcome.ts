import type { Scenario } from '#fixtures/scenarios/types.ts'
import type { World } from '../world.ts'

export type Outcome = Scenario['expected']

/** What is in the world now: orders and charges of this test, and the charges with neither an order nor a refund. */
export async function outcomeOf(world: World): Promise<Outcome> {
  const [orders, charges, ledger] = await Promise.all([world.orders(), world.charges(), world.journal({ kind: 'ledger' })])
  const refunded = new Set(ledger.flatMap((entry) => (entry.text === 'refund' ? [entry['reference']] : [])))
  const ordered = new Set(orders.map(({ transactionId }) => transactionId))
  const unfinished = charges.filter(({ reference, transactionId }) => !refunded.has(reference) && !ordered.has(transactionId))
  return { orders: orders.length, charges: charges.length, unfinished: unfinished.length }
}
