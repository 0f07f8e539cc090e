import type { Violation } from '#contract/control/violations.ts'
import type { World } from '../../world/world.ts'
import { brokenCallbacks } from './callbacks.ts'
import { brokenLedger } from './ledger.ts'
import { brokenOrders } from './orders.ts'
import { brokenStock } from './stock.ts'

/** Checks I1 to I6, I9, I10 and I12 now, and adds the journaled violations: contract mismatches and reports of pages. */
export const violationsOf = (world: World): Violation[] => [
  ...brokenOrders(world),
  ...brokenLedger(world),
  ...brokenCallbacks(world),
  ...brokenStock(world),
  ...world.journal.list({ kind: 'violation' }).map(({ seq, text = '', invariant, entries }) => ({
    invariant: typeof invariant === 'string' ? invariant : 'internal',
    text,
    entries: [...((entries as number[] | undefined) ?? []), seq],
  })),
]
