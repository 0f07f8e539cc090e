import type { Fault } from '#contract/control/faults/faults.ts'
import type { RealtimeFault } from '#contract/control/faults/realtimeFaults.ts'
import type { Message } from '#contract/control/phones.ts'
import type { ChargeRecord } from '#contract/control/records.ts'
import type { ShapeName } from '#contract/control/shapes.ts'
import type { SavedCodes } from '../auth/codes.ts'
import type { Session } from '../auth/sessions.ts'
import { type SavedFile, type StoredFile, savedFile } from '../uploads/files.ts'
import type { SavedClock } from './clock.ts'
import type { Records } from './db.ts'
import type { SavedJournal } from './journal.ts'
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
  readonly keys: ReturnType<World['idempotency']['saved']>
  readonly faults: readonly Fault[]
  readonly realtimeFaults: readonly RealtimeFault[]
  readonly shapes: Record<string, readonly ShapeName[]>
  readonly files: readonly SavedFile[]
  readonly money: unknown
}

/** Returns all but what `piecesOf` writes piece by piece. It is the living state: whoever keeps it copies it. */
const changeable = (world: World) => ({
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
})

/** Returns a copy of a world. Records are frozen and shared; everything else is copied, or the world would change its snapshot. */
export const copyOf = (world: World): SavedWorld => ({
  db: world.db.records(),
  files: world.files.list().map(savedFile),
  ...structuredClone({ ...changeable(world), journal: world.journal.saved(), inbox: world.inbox.all() }),
})

/** How many records or lines make a piece: about a millisecond of work. */
const PIECE = 200

/** What was written before, by world and place. */
export type Written = WeakMap<World, Map<string, { readonly items: readonly unknown[]; readonly bytes: Buffer }>>

/**
 * Returns the same as JSON, in pieces, so that other work may go on between them. The first one holds all that can change, and
 * keeps hold of the rest: records, lines, messages and files never change once they are there, hence a piece of the same ones
 * has the bytes it had in `written`.
 */
export function* piecesOf(world: World, written: Written = new WeakMap()): Generator<Buffer> {
  const { seq, entries } = world.journal.saved()
  const [db, inbox, files] = [world.db.records(), world.inbox.all(), world.files.list()]
  const [before, now] = [written.get(world), new Map()]
  written.set(world, now)

  yield Buffer.from(JSON.stringify(changeable(world)).slice(0, -1))
  for (const [index, [name, records]] of Object.entries(db).entries()) {
    yield Buffer.from(index > 0 ? ',' : ',"db":{')
    yield* list(name, records)
  }
  yield Buffer.from(`},"journal":{"seq":${seq},`)
  // The oldest lines go: by their numbers the others stay in their pieces.
  yield* list('entries', entries, { first: entries[0]?.seq ?? 0 })
  yield Buffer.from('},')
  yield* list('inbox', inbox)
  yield Buffer.from(',')
  yield* list('files', files, { most: 1, read: (file) => savedFile(file as StoredFile) })
  yield Buffer.from('}')

  function* list(name: string, all: readonly unknown[], { first = 0, most = PIECE, read = (item: unknown) => item } = {}) {
    yield Buffer.from(`"${name}":[`)
    for (let at = 0; at < all.length; ) {
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
