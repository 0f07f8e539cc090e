import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Fault } from '#contract/control/faults/faults.ts'
import type { UserRecord } from '#contract/control/records.ts'
import type { World } from '../world/world.ts'
import type { Reservation } from './idempotency.ts'
import type { Language } from './messages.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for market calls, control calls and uploads; unset for pages and their files. */
    world: World
    /** The normalised path without host and query (`requestPath`). */
    path: string
    user: UserRecord | null
    language: Language
    fault: Fault | null
    startedAt: number
    /** Whether the request has been journaled. */
    logged: boolean
    /** Facts for the journal entry of the response. */
    facts: Record<string, unknown> | null
    /** The reservation of the request's idempotency key; null without a key. */
    idempotency: Reservation | null
  }
}

export const JSON_TYPE = 'application/json; charset=utf-8'

/** Sends the JSON response of a call and stores it under its idempotency key. All JSON responses are sent with this function (MON-005). */
export function sendJson(request: FastifyRequest, reply: FastifyReply, body: string): FastifyReply {
  request.idempotency?.store({ status: reply.statusCode, body })
  return reply.header('content-type', JSON_TYPE).send(body)
}
