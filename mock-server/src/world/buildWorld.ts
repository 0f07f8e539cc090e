import type { ClockMode } from '#contract/control/clock.ts'
import type { ChargeRecord } from '#contract/control/records.ts'
import { createCodes } from '../auth/codes.ts'
import { createSessions } from '../auth/sessions.ts'
import { errorText } from '../errorText.ts'
import { createFaults } from '../http/faults/faults.ts'
import { createShapes } from '../http/faults/shapes.ts'
import { createIdempotencyStore } from '../http/idempotency.ts'
import { createLimits } from '../http/limits.ts'
import { createMoney } from '../ledger/money.ts'
import { scheduleExpiries } from '../orders/shortage/expiry.ts'
import { createRealtimeFaults } from '../realtime/faults.ts'
import { createSockets } from '../realtime/sockets.ts'
import { scheduleEvents } from '../scenarios/run.ts'
import { createFiles } from '../uploads/files.ts'
import { createWebhooks } from '../webhooks/webhooks.ts'
import { createClock, type SavedClock } from './clock.ts'
import type { Db } from './db.ts'
import { createInbox } from './inbox.ts'
import { createJournal } from './journal.ts'
import { createRandom } from './random.ts'
import type { SavedWorld } from './savedWorld.ts'
import type { SeedChoice, World } from './world.ts'

export interface Filling {
  readonly db: Db
  readonly charges: readonly ChargeRecord[]
}
/** The initial state of a world. */
export interface WorldStart {
  readonly name: string
  readonly seed: SeedChoice
  readonly clock: ClockMode | SavedClock
  readonly filling: Filling
}
type Parts = Partial<Omit<SavedWorld, 'clock' | 'db' | 'seed' | 'charges'>>

/**
 * Builds a world, new or from saved parts. `end` stops its timers, closes its sockets and aborts long polls and delayed responses.
 */
export function buildWorld(
  { name, seed, clock: start, filling: { db, charges } }: WorldStart,
  saved: Parts = {},
): { world: World; end: () => void } {
  const ending = new AbortController()
  const clock = createClock(start, ({ due, name: text }, error) => {
    journal.add({ kind: 'timer', text, due: new Date(due).toISOString() })
    if (error) journal.add({ kind: 'violation', text: `timer ${text} failed: ${errorText(error)}` })
  })
  const journal = createJournal(clock.iso, saved.journal)
  const random = createRandom(saved.random ?? 1)
  const inbox = createInbox(clock.iso, journal, saved.inbox)
  const limits = createLimits(clock.now, saved.limits)
  const world = {
    name,
    seed,
    bornAt: saved.bornAt ?? clock.now(),
    db,
    clock,
    random,
    journal,
    inbox,
    limits,
    sessions: createSessions(clock.now, saved.sessions, (session) => world.sockets.closeSession(session)),
    codes: createCodes({ now: clock.now, inbox, limits }, saved.codes),
    idempotency: createIdempotencyStore(clock.now, saved.keys),
    faults: createFaults(random, saved.faults),
    realtimeFaults: createRealtimeFaults(saved.realtimeFaults),
    shapes: createShapes(saved.shapes),
    files: createFiles(clock.now, saved.files),
    charges,
    ended: ending.signal,
  } as { -readonly [Key in keyof World]: World[Key] }
  world.money = createMoney(world, saved.money)
  world.sockets = createSockets(world)
  world.webhooks = createWebhooks(world, saved.webhooks)
  // Schedule events last, because they use every part of the world.
  for (const payment of world.money.payments.values()) scheduleEvents(world, payment)
  scheduleExpiries(world)
  const end = () => {
    clock.stop()
    inbox.stop()
    ending.abort()
    world.sockets.closeAll()
  }
  return { world, end }
}
