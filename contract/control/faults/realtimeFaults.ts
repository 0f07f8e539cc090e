import * as z from 'zod/mini'
import { type ServerEvent, serverEvents } from '../../realtime.ts'
import { Empty } from '../../rules/fields.ts'
import type { ControlCall } from '../controlCall.ts'

/**
 * What goes wrong on the realtime connection on purpose (QA-033). `refuse` breaks the open connections and lets none in, `drop`
 * breaks them once, `mute` swallows events, `duplicate` sends them twice, `reorder` sends one after its successor, `delay`
 * sends it `ms` later, `close` breaks the connection after `after` events.
 */
export const RealtimeFaultKind = z.enum(['refuse', 'drop', 'mute', 'duplicate', 'reorder', 'delay', 'close'])
export type RealtimeFaultKind = z.infer<typeof RealtimeFaultKind>
const eventNames = Object.keys(serverEvents) as [ServerEvent, ...ServerEvent[]]

export const RealtimeFaultOrder = z.strictObject({
  kind: RealtimeFaultKind,
  /** Only connections of this user; `refuse` comes before a connection says whose it is and so hits all new ones. */
  userId: z.optional(z.string()),
  /** Only this event; without it any but the greeting. */
  event: z.optional(z.enum(eventNames)),
  /** How often it hits; without it until cleared, `close` once. */
  times: z.optional(z.int().check(z.minimum(1))),
  /** Of `delay`, and the longest that `reorder` holds an event back: ms of the world's clock. */
  ms: z.optional(z.int().check(z.minimum(1), z.maximum(3_600_000))),
  /** Of `close`: so many events still go out. */
  after: z.optional(z.int().check(z.minimum(1), z.maximum(10_000))),
})
export type RealtimeFaultOrder = z.infer<typeof RealtimeFaultOrder>
/** `left` as in `Fault`; `seen` counts the events of `close`. */
export const RealtimeFault = z.extend(RealtimeFaultOrder, { id: z.string(), left: z.nullable(z.int()), seen: z.int() })
export type RealtimeFault = z.infer<typeof RealtimeFault>

export const addRealtimeFault = {
  method: 'POST',
  path: '/realtime-faults',
  about: 'Makes the realtime connection fail: refuse, drop, mute, duplicate, reorder, delay, or close after n events.',
  status: 201,
  body: RealtimeFaultOrder,
  // A break happens now and is over: it has no id.
  reply: z.extend(RealtimeFault, { id: z.nullable(z.string()) }),
} as const satisfies ControlCall
export const listRealtimeFaults = {
  method: 'GET',
  path: '/realtime-faults',
  about: 'Lists the realtime faults still to come.',
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
  about: 'Lists the open realtime connections: whose they are, how many events they sent, and which payments they joined.',
  status: 200,
  // `id` is counted per world; `connection` is the id socket.io gave it, which its client knows too.
  reply: z.array(z.object({ id: z.string(), connection: z.string(), userId: z.string(), received: z.int(), joined: z.array(z.string()) })),
} as const satisfies ControlCall
