import * as z from 'zod/mini'
import { Empty } from '../../rules/fields.ts'
import type { ControlCall } from '../controlCall.ts'

const Wait = z.int().check(z.minimum(0), z.maximum(3_600_000))

/** What goes wrong on purpose, and for which calls (QA-032). Several effects at once: the delay comes first. */
export const FaultOrder = z.strictObject({
  /** Any method when left out. */
  method: z.optional(z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', '*'])),
  /** Below /v1; `*` and `:name` stand for any one segment. */
  path: z.string().check(z.minLength(1), z.maxLength(200)),
  /** How often it hits; without it until cleared. */
  times: z.optional(z.int().check(z.minimum(1))),
  /** Hits this part of the calls only, by the world's random source: 0 to 1. */
  share: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
  /** Returns this status; the call is never reached, or with `after` its reply is lost. */
  status: z.optional(z.int().check(z.minimum(400), z.maximum(599))),
  /** Waits so many ms of the world's clock before anything else, or with `after` before the reply. */
  delay: z.optional(Wait),
  /** `status` and `delay` come once the call is made: committed, but told otherwise or late. */
  after: z.optional(z.boolean()),
  /** The call is made, its reply has no body. */
  empty: z.optional(z.boolean()),
  /** The call is made, its reply is not readable. */
  garbage: z.optional(z.boolean()),
  /** The call is made, its reply comes in pieces, so many ms of the world's clock apart. */
  drip: z.optional(Wait),
  /** The connection breaks before the call is made, or after it. */
  reset: z.optional(z.enum(['before', 'after'])),
})
export type FaultOrder = z.infer<typeof FaultOrder>
/** `left` counts the calls it will still hit; null is without end. */
export const Fault = z.extend(FaultOrder, { id: z.string(), left: z.nullable(z.int()) })
export type Fault = z.infer<typeof Fault>

export const addFault = {
  method: 'POST',
  path: '/faults',
  about: 'Makes a call fail before it is made, or with `after` once it is.',
  status: 201,
  body: FaultOrder,
  reply: Fault,
} as const satisfies ControlCall
export const listFaults = {
  method: 'GET',
  path: '/faults',
  about: 'Lists the faults of calls still to come.',
  status: 200,
  reply: z.array(Fault),
} as const satisfies ControlCall
export const clearFaults = {
  method: 'DELETE',
  path: '/faults',
  about: 'Removes all faults of calls.',
  status: 204,
  reply: Empty,
} as const satisfies ControlCall
export const removeFault = {
  method: 'DELETE',
  path: '/faults/:id',
  about: 'Removes one fault.',
  status: 204,
  reply: Empty,
} as const satisfies ControlCall
