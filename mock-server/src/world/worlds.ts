import type { ClockMode } from '#contract/control/clock.ts'
import type { Account } from '#contract/control/people.ts'
import { WORLD_NAME } from '#contract/control/worlds.ts'
import { accounts as testAccounts } from '#fixtures/people/people.ts'
import { refuse } from '../http/httpProblem.ts'
import type { Market } from '../market/market.ts'
import { marketAccounts } from '../market/marketSeed.ts'
import { buildWorld } from './buildWorld.ts'
import { realEvery, realNow } from './clock.ts'
import { createDb } from './db.ts'
import { copyOf, type SavedWorld } from './savedWorld.ts'
import { createSeedPool } from './seedPool.ts'
import type { SeedChoice, World } from './world.ts'

export interface ResetOptions {
  readonly seed?: SeedChoice | undefined
  readonly clock?: ClockMode | undefined
}

export interface Defaults extends ResetOptions {
  /** The market that fills worlds with the seed `file`. */
  readonly market?: Market | undefined
}

/** All worlds of a server. An invalid name is refused with 400 (QA-005). */
export interface Worlds {
  /** Returns the world with this name; creates it at its first use. */
  get(name: string): World
  reset(name: string, options?: ResetOptions): World
  /** Drops a world; returns false if there is none. `get` creates it anew. */
  drop(name: string): boolean
  list(): World[]
  /** Returns the accounts that can sign in to a world with this seed, for the console and the banner (QA-009). */
  accounts(seed?: SeedChoice): readonly Account[]
  has(name: string): boolean
  /** Returns the labels of the snapshots of a world. */
  snapshots(name: string): string[]
  /** Saves the state under a label until the world is dropped (QA-007). */
  snapshot(name: string, label?: string): void
  /** Replaces a world with its snapshot; returns null if there is none. */
  restore(name: string, label?: string): World | null
  fork(name: string, into: string): World
  load(saved: readonly SavedWorld[]): void
  /** Sets the listener, which is called when a world is created or dropped, or journals an entry. */
  watch(listener: () => void): void
  stop(): void
}

const IDLE_FOR = 30 * 60_000
/** Returns whether a world can have this name: 1 to 40 of a-z, 0-9 and `-` (QA-005). */
export const isWorldName = (name: unknown): name is string => typeof name === 'string' && WORLD_NAME.test(name)

export function createWorlds(defaults: Defaults = {}): Worlds {
  const seedPool = createSeedPool(defaults.market)
  const open = createOpenWorlds()

  const reset = (name: string, { seed, clock }: ResetOptions = {}): World => {
    checkName(name)
    const choice = seed ?? defaults.seed ?? { name: 'default' }
    const start = clock ?? defaults.clock ?? { kind: 'real' }
    const now = start.kind === 'frozen' && start.at !== undefined ? start.at : realNow()
    return open.put(name, buildWorld({ name, seed: choice, clock: start, filling: seedPool.take(choice, now) }))
  }
  const get = (name: string): World => open.use(name) ?? reset(name)
  const reopen = (name: string, saved: SavedWorld) => open.put(name, buildSavedWorld(name, saved))

  return {
    get,
    reset,
    drop: open.drop,
    list: () => open.all().map(({ world }) => world),
    accounts: (seed = defaults.seed) => (seed?.name === 'file' && defaults.market ? marketAccounts(defaults.market) : testAccounts),
    has: open.has,
    snapshots: (name) => [...(open.snapshotsOf(name)?.keys() ?? [])],
    snapshot(name, label = '') {
      const saved = copyOf(get(name))
      open.snapshotsOf(name)?.set(label, saved)
    },
    restore(name, label = '') {
      const saved = open.snapshotsOf(name)?.get(label)
      return saved ? reopen(name, saved) : null
    },
    fork(name, into) {
      checkName(into)
      return reopen(into, copyOf(get(name)))
    },
    load(saved) {
      for (const one of saved) reopen(one.name, one)
    },
    watch: open.watch,
    stop: open.stop,
  }
}

interface OpenWorld {
  readonly world: World
  readonly end: () => void
  usedAt: number
  readonly snapshots: Map<string, SavedWorld>
}

/** Creates the store of the worlds that are open. A world that nobody has used for 30 minutes is dropped, except `default` (QA-005). */
function createOpenWorlds() {
  const worlds = new Map<string, OpenWorld>()
  let changed = () => {}

  const drop = (name: string): boolean => {
    const known = worlds.get(name)
    known?.end()
    worlds.delete(name)
    changed()
    return known !== undefined
  }
  const stopIdle = realEvery(60_000, () => {
    for (const [name, { usedAt }] of worlds) if (name !== 'default' && realNow() - usedAt > IDLE_FOR) drop(name)
  })

  return {
    drop,
    has: (name: string) => worlds.has(name),
    all: () => [...worlds.values()],
    /** Returns the snapshots of a world by their label; undefined if the world is not open. */
    snapshotsOf: (name: string) => worlds.get(name)?.snapshots,
    /** Returns a world and notes the time of its use; null if it is not open. */
    use(name: string): World | null {
      const known = worlds.get(name)
      if (!known) return null
      known.usedAt = realNow()
      return known.world
    },
    /** Opens a world. It replaces the one with the same name, but keeps its snapshots. */
    put(name: string, made: { world: World; end: () => void }): World {
      const known = worlds.get(name)
      known?.end()
      worlds.set(name, { ...made, usedAt: realNow(), snapshots: known?.snapshots ?? new Map<string, SavedWorld>() })
      made.world.journal.watch(() => changed())
      changed()
      return made.world
    },
    watch(listener: () => void) {
      changed = listener
    },
    stop() {
      stopIdle()
      for (const name of [...worlds.keys()]) drop(name)
    },
  }
}

function checkName(name: string): void {
  if (!isWorldName(name)) refuse(400, 'world_wrong')
}

const buildSavedWorld = (name: string, saved: SavedWorld) =>
  buildWorld({ name, seed: saved.seed, clock: saved.clock, filling: { db: createDb(saved.db), charges: saved.charges } }, saved)
