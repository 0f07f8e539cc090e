import type { ChargeRecord } from '#fixtures/records.ts'
import type { SavedClock } from './clock.ts'
import type { Records } from './db.ts'
import type { SavedCodes } from './domain/codes.ts'
import type { Fault } from './faults.ts'
import type { SavedFile } from './files.ts'
import type { Message } from './inbox.ts'
import type { SavedJournal } from './journal.ts'
import type { RealtimeFault } from './realtimeFaults.ts'
import type { Session } from './sessions.ts'
import type { Shape } from './shapes.ts'
import type { SeedChoice, World } from './world.ts'

/** Everything of a world as plain JSON: a snapshot, a fork and the state file are the same thing (QA-007, QA-046). */
export interface SavedWorld {
  readonly name: string
  readonly seed: SeedChoice
  readonly bornAt: number
  readonly clock: SavedClock
  readonly random: number
  readonly db: Records
  readonly charges: readonly ChargeRecord[]
  readonly journal: SavedJournal
  readonly inbox: readonly Message[]
  readonly sessions: readonly Session[]
  readonly codes: SavedCodes
  readonly limits: readonly [string, number[]][]
  readonly keys: ReturnType<World['keys']['saved']>
  readonly faults: readonly Fault[]
  readonly realtimeFaults: readonly RealtimeFault[]
  readonly shapes: Record<string, readonly Shape[]>
  readonly files: readonly SavedFile[]
  readonly money: unknown
}

/** Records are frozen and may be shared; everything else is copied, or the living world would change its snapshot. */
export function copyOf(world: World): SavedWorld {
  return {
    db: world.db.records(),
    ...structuredClone({
      name: world.name,
      seed: world.seed,
      bornAt: world.bornAt,
      clock: world.clock.saved(),
      random: world.random.saved(),
      charges: world.charges,
      journal: world.journal.saved(),
      inbox: world.inbox.all(),
      sessions: world.sessions.saved(),
      codes: world.codes.saved(),
      limits: world.limits.saved(),
      keys: world.keys.saved(),
      faults: world.faults.list(),
      realtimeFaults: world.realtimeFaults.list(),
      shapes: world.shapes.all(),
      files: world.files.saved(),
      money: world.money.saved(),
    }),
  }
}
