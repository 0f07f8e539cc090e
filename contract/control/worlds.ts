import * as z from 'zod/mini'
import { Empty } from '../rules/fields.ts'
import { ClockChoice, ClockMode } from './clock.ts'
import type { ControlCall } from './controlCall.ts'

export const MOST_PRODUCTS = 200_000
export const MOST_ORDERS = 50_000
export const WORLD_NAME = /^[a-z0-9-]{1,40}$/
export const SeedName = z.enum(['default', 'empty', 'large'])
export type SeedName = z.infer<typeof SeedName>
/** The seed of a world: a built-in one, or the file passed to the server with `--seed` (WAY-008). */
export const WorldSeed = z.enum([...SeedName.options, 'file'])
export type WorldSeed = z.infer<typeof WorldSeed>

/** `entries` counts the journal's entries, `gone` those dropped at its size limit or by clearing it. `snapshots` are labels. */
export const WorldSummary = z.object({
  name: z.string(),
  seed: WorldSeed,
  now: z.string(),
  clock: ClockMode,
  entries: z.int(),
  gone: z.int(),
  snapshots: z.array(z.string()),
})
export type WorldSummary = z.infer<typeof WorldSummary>
export const WorldMoment = z.object({ name: z.string(), now: z.string() })

/** Numbers of `products` and of `orders` for the seller Mwanaidi need the seed `large`. If seed or clock is missing, the server's default applies. */
export const ResetOrder = z.strictObject({
  seed: z.optional(SeedName),
  products: z.optional(z.int().check(z.minimum(0), z.maximum(MOST_PRODUCTS))),
  orders: z.optional(z.int().check(z.minimum(0), z.maximum(MOST_ORDERS))),
  clock: z.optional(ClockChoice),
})
export type ResetOrder = z.input<typeof ResetOrder>
/** The label of a snapshot. If missing, the snapshot without a label is used. */
export const SnapshotLabel = z.strictObject({ label: z.optional(z.string().check(z.maxLength(40))) })
export type SnapshotLabel = z.infer<typeof SnapshotLabel>

export const listWorlds = {
  method: 'GET',
  path: '/worlds',
  about: 'Lists all worlds of the server.',
  status: 200,
  reply: z.array(WorldSummary),
} as const satisfies ControlCall
export const getWorld = {
  method: 'GET',
  path: '/world',
  about: 'Returns the world of this request.',
  status: 200,
  reply: WorldSummary,
} as const satisfies ControlCall
export const resetWorld = {
  method: 'POST',
  path: '/worlds/:name/reset',
  about: 'Creates a new world with this name, or resets it.',
  status: 200,
  body: z.nullish(ResetOrder),
  reply: WorldMoment,
} as const satisfies ControlCall
export const dropWorld = {
  method: 'DELETE',
  path: '/worlds/:name',
  about: 'Drops a world.',
  status: 204,
  reply: Empty,
} as const satisfies ControlCall
export const snapshotWorld = {
  method: 'POST',
  path: '/worlds/:name/snapshot',
  about: 'Stores a snapshot of a world under a label.',
  status: 200,
  body: z.nullish(SnapshotLabel),
  reply: WorldMoment,
} as const satisfies ControlCall
export const restoreWorld = {
  method: 'POST',
  path: '/worlds/:name/restore',
  about: 'Restores a world from a snapshot.',
  status: 200,
  body: z.nullish(SnapshotLabel),
  reply: WorldMoment,
} as const satisfies ControlCall
export const forkWorld = {
  method: 'POST',
  path: '/worlds/:name/fork',
  about: 'Copies a world to another name.',
  status: 200,
  body: z.strictObject({ into: z.string().check(z.regex(WORLD_NAME)) }),
  reply: WorldMoment,
} as const satisfies ControlCall
export const getDigest = {
  method: 'GET',
  path: '/digest',
  about: 'Returns a hash of everything in the world, independent of order.',
  status: 200,
  reply: z.object({ digest: z.string() }),
} as const satisfies ControlCall
