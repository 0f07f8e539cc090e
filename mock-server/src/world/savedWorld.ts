import type { Fault } from '#contract/control/faults/faults.ts'
import type { RealtimeFault } from '#contract/control/faults/realtimeFaults.ts'
import type { Message } from '#contract/control/phones.ts'
import type { ChargeRecord } from '#contract/control/records.ts'
import type { ShapeName } from '#contract/control/shapes.ts'
import type { SavedCodes } from '../auth/codes.ts'
import type { Session } from '../auth/sessions.ts'
import { type SavedFile, type StoredFile, savedFile } from '../uploads/files.ts'
import type { SavedWebhooks } from '../webhooks/worldWebhooks.ts'
import type { SavedClock } from './clock.ts'
import type { Records } from './db.ts'
import type { SavedJournal } from './journal.ts'
import type { SeedChoice, World } from './world.ts'

/** The whole state of a world as plain JSON, used by snapshots, forks and the state file (QA-007, QA-046). */
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
  readonly keys: ReturnType<World['idempotency']['saved']>
  readonly faults: readonly Fault[]
  readonly realtimeFaults: readonly RealtimeFault[]
  readonly shapes: Record<string, readonly ShapeName[]>
  readonly files: readonly SavedFile[]
  readonly money: unknown
  /** Missing in files of versions without webhooks. */
  readonly webhooks?: SavedWebhooks
}

/** Returns the mutable state, without records, journal, inbox and files. It is not a copy: callers that keep it must copy it. */
const mutableState = (world: World) => ({
  name: world.name,
  seed: world.seed,
  bornAt: world.bornAt,
  clock: world.clock.saved(),
  random: world.random.saved(),
  charges: world.charges,
  sessions: world.sessions.saved(),
  codes: world.codes.saved(),
  limits: world.limits.saved(),
  keys: world.idempotency.saved(),
  faults: world.faults.list(),
  realtimeFaults: world.realtimeFaults.list(),
  shapes: world.shapes.all(),
  money: world.money.saved(),
  webhooks: world.webhooks.saved(),
})

/** Returns a copy of a world. Records are frozen and shared; everything else is copied, so that the world cannot change its snapshot. */
export const copyOf = (world: World): SavedWorld => ({
  db: world.db.records(),
  files: world.files.list().map(savedFile),
  ...structuredClone({ ...mutableState(world), journal: world.journal.saved(), inbox: world.inbox.all() }),
})

/** How many records or journal lines form one piece, which takes about a millisecond to serialise. */
const PIECE = 200

/** The pieces of the last write, by world and position. */
export type Written = WeakMap<World, Map<string, { readonly items: readonly unknown[]; readonly bytes: Buffer }>>

/**
 * Yields a world as JSON in pieces, so that other work can run between them. The first piece serialises all mutable state at once.
 * The lists are read at the same moment; their items never change, so a piece with the same items reuses its bytes from `written`.
 */
export function* piecesOf(world: World, written: Written = new WeakMap()): Generator<Buffer> {
  const { seq, entries } = world.journal.saved()
  const [db, inbox, files] = [world.db.records(), world.inbox.all(), world.files.list()]
  const [before, now] = [written.get(world), new Map()]
  written.set(world, now)

  yield Buffer.from(JSON.stringify(mutableState(world)).slice(0, -1))
  for (const [index, [name, records]] of Object.entries(db).entries()) {
    yield Buffer.from(index > 0 ? ',' : ',"db":{')
    yield* list(name, records)
  }
  yield Buffer.from(`},"journal":{"seq":${seq},`)
  // The journal drops old lines. Group lines by their number, so that the others stay in the same pieces, which can be reused.
  yield* list('entries', entries, { first: entries[0]?.seq ?? 0 })
  yield Buffer.from('},')
  yield* list('inbox', inbox)
  yield Buffer.from(',')
  yield* list('files', files, { most: 1, read: (file) => savedFile(file as StoredFile) })
  yield Buffer.from('}')

  function* list(name: string, all: readonly unknown[], { first = 0, most = PIECE, read = (item: unknown) => item } = {}) {
    yield Buffer.from(`"${name}":[`)
    for (let at = 0; at < all.length;) {
      const end = at + most - ((first + at) % most)
      const place = `${name} ${Math.floor((first + at) / most)}`
      const items = all.slice(at, end)
      const known = before?.get(place)
      const isKnown = known?.items.length === items.length && items.every((item, index) => item === known.items[index])
      const piece = isKnown ? known : { items, bytes: Buffer.from(JSON.stringify(items.map(read)).slice(1, -1)) }
      now.set(place, piece)
      if (at > 0) yield Buffer.from(',')
      yield piece.bytes
      at = end
    }
    yield Buffer.from(']')
  }
}
