import * as z from 'zod/mini'
import { type ServerEvent, serverEvents } from '../../realtime.ts'
import { Empty } from '../../rules/fields.ts'
import type { ControlCall } from '../controlCall.ts'
import { WebhookEvent } from '../webhooks.ts'
import { LONGEST_WAIT } from './faults.ts'

/**
 * The kinds of realtime faults (QA-033):
 * - `refuse` breaks open connections and rejects new ones; `drop` breaks open ones once.
 * - `mute` discards events, `duplicate` sends them twice, `delay` sends them `ms` later.
 * - `reorder` sends an event after the next one.
 * - `close` breaks a connection after `after` events.
 *
 * `mute`, `duplicate`, `reorder` and `delay` can also hit webhooks (QA-049).
 */
export const RealtimeFaultKind = z.enum(['refuse', 'drop', 'mute', 'duplicate', 'reorder', 'delay', 'close'])
export type RealtimeFaultKind = z.infer<typeof RealtimeFaultKind>
export const eventNames = Object.keys(serverEvents) as [ServerEvent, ...ServerEvent[]]
export const MOST_EVENTS = 10_000

export const RealtimeFaultOrder = z.strictObject({
  kind: RealtimeFaultKind,
  /** Hits the events that are posted to the webhook instead of those of realtime connections. */
  to: z.optional(z.literal('webhook')),
  /** Hits only this user's connections. `refuse` rejects all new ones: it runs before the server reads the token. */
  userId: z.optional(z.string()),
  /** Hits only this event, of a connection or of a webhook. If missing, the fault hits any event except `hello`. */
  event: z.optional(z.enum([...eventNames, ...WebhookEvent.options])),
  /** The number of hits. If missing, `close` hits once and other faults stay until they are cleared. */
  times: z.optional(z.int().check(z.minimum(1))),
  /** The wait of `delay` and the longest wait of `reorder`, in ms of the world's clock. */
  ms: z.optional(z.int().check(z.minimum(1), z.maximum(LONGEST_WAIT))),
  /** The number of events that `close` lets through first. */
  after: z.optional(z.int().check(z.minimum(1), z.maximum(MOST_EVENTS))),
})
export type RealtimeFaultOrder = z.infer<typeof RealtimeFaultOrder>
/** An active fault. `left` is as in `Fault`; `seen` counts the events that `close` let through. */
export const RealtimeFault = z.extend(RealtimeFaultOrder, { id: z.string(), left: z.nullable(z.int()), seen: z.int() })
export type RealtimeFault = z.infer<typeof RealtimeFault>

export const addRealtimeFault = {
  method: 'POST',
  path: '/realtime-faults',
  about:
    'Makes the realtime connection fail: refuse, drop, mute, duplicate, reorder, delay, or close after n events. With `to` set to `webhook`, webhooks get lost, doubled, out of order or late.',
  status: 201,
  body: RealtimeFaultOrder,
  // `drop` takes effect at once and is not stored, so its id is null.
  reply: z.extend(RealtimeFault, { id: z.nullable(z.string()) }),
} as const satisfies ControlCall
export const listRealtimeFaults = {
  method: 'GET',
  path: '/realtime-faults',
  about: 'Lists the active realtime faults.',
  status: 200,
  reply: z.array(RealtimeFault),
} as const satisfies ControlCall
export const clearRealtimeFaults = {
  method: 'DELETE',
  path: '/realtime-faults',
  about: 'Removes all realtime faults.',
  status: 204,
  reply: Empty,
} as const satisfies ControlCall
export const removeRealtimeFault = {
  method: 'DELETE',
  path: '/realtime-faults/:id',
  about: 'Removes one realtime fault.',
  status: 204,
  reply: Empty,
} as const satisfies ControlCall
export const listSockets = {
  method: 'GET',
  path: '/sockets',
  about: 'Lists the open realtime connections with their user, the number of events they sent, and the payments they joined.',
  status: 200,
  // `id` is a counter of the world. `connection` is the socket.io id, which the client can read too.
  reply: z.array(z.object({ id: z.string(), connection: z.string(), userId: z.string(), received: z.int(), joined: z.array(z.string()) })),
} as const satisfies ControlCall
