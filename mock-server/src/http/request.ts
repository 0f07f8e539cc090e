import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Fault } from '#contract/control/faults/faults.ts'
import type { UserRecord } from '#contract/control/records.ts'
import type { World } from '../world/world.ts'
import type { Reservation } from './idempotency.ts'
import type { Language } from './messages.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Of calls and control calls; pages and their files have none. */
    world: World
    /** In one spelling, without host and query (`requestPath`). */
    path: string
    user: UserRecord | null
    language: Language
    fault: Fault | null
    startedAt: number
    /** Whether the request stands in the journal. */
    logged: boolean
    /** Facts for the response's line in the journal. */
    facts: Record<string, unknown> | null
    /** What its idempotency key reserved; null without a key. */
    idempotency: Reservation | null
  }
}

export const JSON_TYPE = 'application/json; charset=utf-8'

/** Sends the JSON response of a call. All of them go through here: an idempotency key keeps exactly what was sent (MON-005). */
export function sendJson(request: FastifyRequest, reply: FastifyReply, body: string): FastifyReply {
  request.idempotency?.store({ status: reply.statusCode, body })
  return reply.header('content-type', JSON_TYPE).send(body)
}
