import * as z from 'zod/mini'
import { create, type StoreApi, type UseBoundStore } from 'zustand'
import { randomId } from './ids.ts'
import { onStoredUnder, stored, storedNames } from './storage/device.ts'
import { withLock } from './storage/locks.ts'
import { afterInWorld, type Cancel, now } from './time.ts'

/** A call that waits to be sent. Items of one `lane` are sent in the order they were added; lanes are independent. */
export interface OutboxItem<Body> {
  /** Also the idempotency key of the call: however often it is sent, the server performs it once. */
  id: string
  owner: string
  lane: string
  /** When the person made the change, in ms. */
  at: number
  place: number
  body: Body
  /** How often it was sent without a clear result. */
  tries: number
  /** The server's message if it refused the item; it is not sent again. */
  refused?: string | undefined
  /** The server's message if the last attempt failed; it is sent again. */
  failed?: string | undefined
}

/** The result of one attempt. `failed` blocks the item's lane until the next attempt, `offline` blocks all lanes. */
export type Outcome = 'done' | 'offline' | { refused: string } | { failed: string }

export interface OutboxOptions<Schema extends z.ZodMiniType> {
  /** The name of the outbox. Every item's storage name contains it. */
  name: string
  body: Schema
  /** Sends one item. If `send` throws, the attempt ends and the item stays in the outbox. */
  send: (item: OutboxItem<z.output<Schema>>) => Promise<Outcome>
  /** The owner whose items may be sent; null for none. Called right before each item is sent. */
  ownerNow: () => string | null
  /** False for an item that must not be sent now, e.g. because it is too old. It does not block its lane. */
  maySend?: (item: OutboxItem<z.output<Schema>>) => boolean
}

export interface Outbox<Body> {
  /** All items on the device, of all owners, oldest first. */
  useItems: UseBoundStore<StoreApi<readonly OutboxItem<Body>[]>>
  /** Stores an item before it returns. Pass `id` to reuse the key of an earlier attempt whose response was lost. */
  add: (item: { owner: string; lane: string; body: Body; id?: string | undefined }) => OutboxItem<Body>
  /** Sends the waiting items in order, one at a time across all tabs. Resolves when nothing more can be sent now. */
  flush: () => Promise<void>
  /** Removes an item, e.g. after the person read its refusal. */
  dismiss: (id: string) => void
  /** Changes the time, tries, refusal or owner of an item. */
  change: (id: string, patch: Partial<Pick<OutboxItem<Body>, 'owner' | 'at' | 'tries' | 'refused'>>) => void
}

/** In ms: the delay before the next attempt, unless the network is back earlier. */
const RETRY_DELAY = 20_000

/**
 * Stores calls on the device until the server has responded, and sends each of them once. Each item has its own storage name, because two
 * tabs that write one list would overwrite each other's items.
 */
export function createOutbox<Schema extends z.ZodMiniType>(options: OutboxOptions<Schema>): Outbox<z.output<Schema>> {
  type Item = OutboxItem<z.output<Schema>>
  const prefix = `outbox:${options.name}:`
  const { read, write, remove, settle } = itemsOnDevice(prefix, options.body)
  const useItems = create<readonly Item[]>()(read)
  const reread = () => useItems.setState(read(), true)
  onStoredUnder(prefix, reread)

  const maySend = options.maySend ?? (() => true)
  let cancelRetry: Cancel = () => {}
  const sendAll = async () => {
    const blockedLanes = new Set<string>()
    for (;;) {
      const owner = options.ownerNow()
      const item = read().find((one) => one.owner === owner && one.refused === undefined && !blockedLanes.has(one.lane) && maySend(one))
      if (owner === null || !item) return blockedLanes.size === 0
      const outcome = await options.send(item)
      // The session ended meanwhile: the item waits for its owner as it was (SEC-027).
      if (outcome === 'offline' && options.ownerNow() !== owner) return false
      settle(item, outcome)
      reread()
      if (outcome === 'offline') return false
      if (typeof outcome === 'object' && 'failed' in outcome) blockedLanes.add(item.lane)
    }
  }

  const flush = async () => {
    cancelRetry()
    const isAllSent = await withLock(`${prefix}sending`, sendAll)
    cancelRetry()
    if (!isAllSent) cancelRetry = afterInWorld(RETRY_DELAY, () => void flush())
  }

  return {
    useItems,
    flush,
    add: ({ owner, lane, body, id = randomId() }) => {
      const before = read()
      // A new item replaces the refused ones of its lane.
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

/** The items of one outbox, each under its own storage name. */
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
  /** Returns the items in the order in which they were added. */
  const read = (): Item[] =>
    storedNames()
      .filter((name) => name.startsWith(prefix))
      .flatMap((name) => {
        const id = name.slice(prefix.length)
        const item = device(id).read()
        return item === null ? [] : [{ ...(item as Omit<Item, 'id'>), id }]
      })
      .sort((a, b) => a.place - b.place || a.at - b.at || (a.id < b.id ? -1 : 1))
  const write = ({ id, ...item }: Item) => device(id).write(item as z.input<typeof Stored>)
  const remove = (id: string) => device(id).write(null)
  /** Stores the outcome of an attempt. Another tab may have dismissed the item meanwhile. */
  const settle = (item: Item, outcome: Outcome) => {
    if (outcome === 'done') remove(item.id)
    else if (typeof outcome === 'object' && 'refused' in outcome) {
      // Later changes in the lane assumed that this one was accepted, so remove them.
      for (const later of read()) if (follows(later, item) && later.refused === undefined) remove(later.id)
      write({ ...item, refused: outcome.refused })
    } else if (device(item.id).read() !== null)
      write({ ...item, tries: item.tries + 1, failed: typeof outcome === 'object' ? outcome.failed : undefined })
  }
  return { read, write, remove, settle }
}

const follows = (later: OutboxItem<unknown>, item: OutboxItem<unknown>): boolean =>
  later.owner === item.owner && later.lane === item.lane && later.id !== item.id && later.place >= item.place
