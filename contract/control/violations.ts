import * as z from 'zod/mini'
import type { ControlCall } from './controlCall.ts'

/** A broken invariant or a breach of the contract. `entries` are the `seq` of the journal entries that prove it (QA-042). */
export const Violation = z.object({ invariant: z.string(), text: z.string(), entries: z.array(z.int()) })
export type Violation = z.infer<typeof Violation>

export const listViolations = {
  method: 'GET',
  path: '/violations',
  about: 'Lists the breaches of invariants and contract, with the journal entries that prove them.',
  status: 200,
  reply: z.array(Violation),
} as const satisfies ControlCall
export const reportViolation = {
  method: 'POST',
  path: '/violations',
  about: 'Reports a breach that a client has found.',
  status: 201,
  body: z.strictObject({
    invariant: z.string().check(z.regex(/^(I([1-9]|1[0-8])|contract|page)$/)),
    text: z.string().check(z.minLength(1), z.maxLength(2_000)),
    entries: z.optional(z.array(z.int()).check(z.maxLength(1_000))),
  }),
  reply: Violation,
} as const satisfies ControlCall
