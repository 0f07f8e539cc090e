import * as z from 'zod/mini'
import { Empty } from '../../rules/fields.ts'
import type { ControlCall } from '../controlCall.ts'

/** The longest delay of a fault, in ms. */
export const LONGEST_WAIT = 3_600_000
/** The longest body of a fault, in characters of JSON. */
export const LONGEST_BODY = 20_000
const Wait = z.int().check(z.minimum(0), z.maximum(LONGEST_WAIT))

/** A fault to inject into matching calls (QA-032). It may have several effects; a delay comes first. */
export const FaultOrder = z.strictObject({
  /** Matches any method if missing. */
  method: z.optional(z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', '*'])),
  /** The path below /v1. `*` and `:name` match any one segment. */
  path: z.string().check(z.minLength(1), z.maxLength(200)),
  /** The number of calls to hit. If missing, the fault stays until it is cleared. */
  times: z.optional(z.int().check(z.minimum(1))),
  /** The share of matching calls to hit, 0 to 1, drawn from the world's random source. */
  share: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
  /** Responds with this status instead of running the call, or with `after` instead of its reply. */
  status: z.optional(z.int().check(z.minimum(400), z.maximum(599))),
  /** Sends this code with `status`, instead of `fault`. */
  code: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  /** Sends exactly this JSON: with `status` instead of a problem, otherwise runs the call and replaces its reply. */
  body: z.optional(z.unknown()),
  /** Refuses the call with 400 and this field's error if its body lacks the field, like an API that is stricter than the contract. */
  requires: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  /** Waits this many ms of the world's clock before the call, or with `after` before the reply. */
  delay: z.optional(Wait),
  /** Applies `status` and `delay` after the call has run: its changes are saved, but the reply is replaced or late. */
  after: z.optional(z.boolean()),
  /** Runs the call and sends a reply without a body. */
  empty: z.optional(z.boolean()),
  /** Runs the call and sends a reply that cannot be parsed. */
  garbage: z.optional(z.boolean()),
  /** Runs the call and sends the reply in pieces, this many ms of the world's clock apart. */
  drip: z.optional(Wait),
  /** Breaks the connection before or after the call runs. */
  reset: z.optional(z.enum(['before', 'after'])),
})
export type FaultOrder = z.infer<typeof FaultOrder>
/** An active fault. `left` is the number of calls it will still hit; null means no limit. */
export const Fault = z.extend(FaultOrder, { id: z.string(), left: z.nullable(z.int()) })
export type Fault = z.infer<typeof Fault>

export const addFault = {
  method: 'POST',
  path: '/faults',
  about: 'Makes matching calls fail before they run, or with `after` after they have run.',
  status: 201,
  body: FaultOrder,
  reply: Fault,
} as const satisfies ControlCall
export const listFaults = {
  method: 'GET',
  path: '/faults',
  about: 'Lists the active faults of calls.',
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
