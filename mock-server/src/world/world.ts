import type { ChargeRecord } from '#contract/control/records.ts'
import type { WorldSeed } from '#contract/control/worlds.ts'
import type { Codes } from '../auth/codes.ts'
import type { Sessions } from '../auth/sessions.ts'
import type { Faults } from '../http/faults/faults.ts'
import type { Shapes } from '../http/faults/shapes.ts'
import type { IdempotencyStore } from '../http/idempotency.ts'
import type { Limits } from '../http/limits.ts'
import type { Money } from '../ledger/money.ts'
import type { RealtimeFaults } from '../realtime/faults.ts'
import type { WorldSockets } from '../realtime/worldSockets.ts'
import type { Files } from '../uploads/files.ts'
import type { Clock } from './clock.ts'
import type { Db } from './db.ts'
import type { Inbox } from './inbox.ts'
import type { Journal } from './journal.ts'
import type { Random } from './random.ts'

export interface SeedChoice {
  readonly name: WorldSeed
  /** Only of `large`: how many products (QA-008). */
  readonly products?: number
  /** Only of `large`: how many further orders of the seller Mwanaidi. */
  readonly orders?: number
}

/** One isolated market (QA-003): every request and socket belongs to one, and nothing in it is shared with another. */
export interface World {
  readonly name: string
  readonly seed: SeedChoice
  /** When it was made, by its own clock: a replay begins there (DX-010). ms since epoch. */
  readonly bornAt: number
  readonly db: Db
  readonly clock: Clock
  readonly random: Random
  readonly journal: Journal
  readonly inbox: Inbox
  readonly sessions: Sessions
  readonly codes: Codes
  readonly limits: Limits
  readonly idempotency: IdempotencyStore
  readonly faults: Faults
  readonly realtimeFaults: RealtimeFaults
  readonly shapes: Shapes
  readonly files: Files
  /** Charges from before the world began, for the ledger of a new world. */
  readonly charges: readonly ChargeRecord[]
  readonly money: Money
  readonly sockets: WorldSockets
  /** Aborted when the world is reset, restored over or dropped: whoever waits for something in it gives up (QA-007). */
  readonly ended: AbortSignal
}
