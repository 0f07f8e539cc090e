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
import type { WorldWebhooks } from '../webhooks/worldWebhooks.ts'
import type { Clock } from './clock.ts'
import type { Db } from './db.ts'
import type { Inbox } from './inbox.ts'
import type { Journal } from './journal.ts'
import type { Random } from './random.ts'

export interface SeedChoice {
  readonly name: WorldSeed
  /** The number of products; only for the seed `large` (QA-008). */
  readonly products?: number
  /** The number of additional orders for the seller Mwanaidi; only for the seed `large`. */
  readonly orders?: number
}

/** One isolated market (QA-003). Every request and socket belongs to one world, and worlds do not share mutable state. */
export interface World {
  readonly name: string
  readonly seed: SeedChoice
  /** When the world was created, by its own clock, in ms since epoch. A replay starts at this time (DX-010). */
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
  /** The charges of the seed, with which the ledger of a new world starts. */
  readonly charges: readonly ChargeRecord[]
  readonly money: Money
  readonly sockets: WorldSockets
  readonly webhooks: WorldWebhooks
  /** Aborted when the world is reset, replaced by a restore or dropped, so that pending work stops (QA-007). */
  readonly ended: AbortSignal
}
