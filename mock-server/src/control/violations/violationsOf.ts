import type { World } from '../../world/world.ts'
import { brokenCallbacks } from './callbacks.ts'
import { brokenLedger } from './ledger.ts'
import { brokenOrders } from './orders.ts'
import { brokenStock } from './stock.ts'

/** A breach of an invariant or of the contract, with the journal lines which prove it (QA-042). */
export interface Violation {
  readonly invariant: string
  readonly text: string
  readonly entries: readonly number[]
}

/** Evaluates I1 to I6, I9, I10 and I12 as the world stands, and adds what was reported: contract breaches and the page's own. */
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
