import * as z from 'zod/mini'
import { create, type StoreApi, type UseBoundStore } from 'zustand'
import { randomId } from '../ids.ts'
import { onStoredUnder, stored, storedNames } from '../storage/device.ts'
import { withLock } from '../storage/locks.ts'
import { afterInWorld, type Cancel, now } from '../time.ts'

/** What waits to be sent. Those of one `lane` go in the order they were added; lanes do not wait for each other. */
export interface OutboxItem<Body> {
  /** The idempotency key of its call: however often it is sent, the server does it once. */
  id: string
  owner: string
  lane: string
  /** When the person did it, in milliseconds. */
  at: number
  place: number
  body: Body
  /** How often it was sent without a clear answer. */
  tries: number
  /** What the server said against it; it is not sent again. */
  refused?: string | undefined
  /** Why the last attempt did not settle it, in the server's words; it is sent again. */
  failed?: string | undefined
}

/** What became of one sending. `failed` holds up its lane until the next attempt, `offline` holds up all. */
export type Outcome = 'done' | 'offline' | { refused: string } | { failed: string }

export interface OutboxOptions<Schema extends z.ZodMiniType> {
  /** Names it on the device. */
  name: string
  body: Schema
  /** Sends one item. Whoever throws stops the attempt; the item stays. */
  send: (item: OutboxItem<z.output<Schema>>) => Promise<Outcome>
  /** Whose items may be sent now; null for nobody's. Read at the very moment of sending. */
  ownerNow: () => string | null
  /** False for what must not go out now: too old to go unasked. It holds up nobody. */
  maySend?: (item: OutboxItem<z.output<Schema>>) => boolean
}

export interface Outbox<Body> {
  /** All items on the device, of every owner, the first one first. */
  useItems: UseBoundStore<StoreApi<readonly OutboxItem<Body>[]>>
  /** Keeps something to send; it is on the device when this returns. `id` is the key of a first try whose answer was lost. */
  add: (item: { owner: string; lane: string; body: Body; id?: string | undefined }) => OutboxItem<Body>
  /** Sends what waits, in order, one at a time over all tabs; resolves when there is no more to do for now. */
  flush: () => Promise<void>
  /** Takes an item off the device: refused and read, or not wanted any more. */
  dismiss: (id: string) => void
  /** Gives an item a new time and new tries, or to somebody else. */
  change: (id: string, patch: Partial<Pick<OutboxItem<Body>, 'owner' | 'at' | 'tries' | 'refused'>>) => void
}

/** How long an attempt that failed waits for the next one, unless the network is back before. */
const AGAIN_AFTER = 20_000

/**
 * Calls kept on the device until the server has answered, each sent once. Every item has a storage name of its own: tabs write at
 * the same time, and a list read by both would lose what one of them added.
 */
export function createOutbox<Schema extends z.ZodMiniType>(options: OutboxOptions<Schema>): Outbox<z.output<Schema>> {
  type Item = OutboxItem<z.output<Schema>>
  const prefix = `outbox:${options.name}:`
  const { read, write, remove, has } = itemsOnDevice(prefix, options.body)
  const useItems = create<readonly Item[]>()(read)
  const reread = () => useItems.setState(read(), true)
  onStoredUnder(prefix, reread)

  const settle = (item: Item, outcome: Outcome) => {
    if (outcome === 'done') remove(item.id)
    else if (typeof outcome === 'object' && 'refused' in outcome) {
      // What was done after it was done on the belief that it counts.
      for (const later of read()) if (follows(later, item) && later.refused === undefined) remove(later.id)
      write({ ...item, refused: outcome.refused })
    } else if (has(item.id)) write({ ...item, tries: item.tries + 1, failed: typeof outcome === 'object' ? outcome.failed : undefined })
    reread()
  }

  const mayGo = options.maySend ?? (() => true)
  let again: Cancel = () => {}
  const sendAll = async () => {
    const held = new Set<string>()
    for (;;) {
      const owner = options.ownerNow()
      const item = read().find((one) => one.owner === owner && one.refused === undefined && !held.has(one.lane) && mayGo(one))
      if (owner === null || !item) return held.size === 0
      const outcome = await options.send(item)
      settle(item, outcome)
      if (outcome === 'offline') return false
      if (typeof outcome === 'object' && 'failed' in outcome) held.add(item.lane)
    }
  }

  const flush = async () => {
    again()
    const isAllSent = await withLock(`${prefix}sending`, sendAll)
    again()
    if (!isAllSent) again = afterInWorld(AGAIN_AFTER, () => void flush())
  }

  return {
    useItems,
    flush,
    add: ({ owner, lane, body, id = randomId() }) => {
      const before = read()
      // A new try takes the place of what was refused.
      for (const old of before) if (old.owner === owner && old.lane === lane && old.refused !== undefined) remove(old.id)
      const item = { id, owner, lane, body, at: now(), tries: 0, place: (before.at(-1)?.place ?? 0) + 1 }
      write(item)
      reread()
      return item
    },
    dismiss: (id) => {
      remove(id)
      reread()
    },
    change: (id, patch) => {
      const item = read().find((one) => one.id === id)
      if (item) write({ ...item, ...patch })
      reread()
    },
  }
}

/** The items of one outbox, each under a storage name of its own. */
function itemsOnDevice<Schema extends z.ZodMiniType>(prefix: string, body: Schema) {
  type Item = OutboxItem<z.output<Schema>>
  const Stored = z.object({
    owner: z.string(),
    lane: z.string(),
    at: z.number(),
    place: z.number(),
    tries: z.number(),
    body,
    refused: z.optional(z.string()),
    failed: z.optional(z.string()),
  })
  const device = (id: string) => stored(prefix + id, Stored)
  return {
    /** In the order in which they were added. */
    read: (): Item[] =>
      storedNames()
        .filter((name) => name.startsWith(prefix))
        .flatMap((name) => {
          const id = name.slice(prefix.length)
          const item = device(id).read()
          return item === null ? [] : [{ ...(item as Omit<Item, 'id'>), id }]
        })
        .sort((a, b) => a.place - b.place || a.at - b.at || (a.id < b.id ? -1 : 1)),
    write: ({ id, ...item }: Item) => device(id).write(item as z.input<typeof Stored>),
    remove: (id: string) => device(id).write(null),
    has: (id: string) => device(id).read() !== null,
  }
}

const follows = (later: OutboxItem<unknown>, item: OutboxItem<unknown>): boolean =>
  later.owner === item.owner && later.lane === item.lane && later.id !== item.id && later.place >= item.place
