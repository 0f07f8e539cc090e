import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Fault } from '#contract/control/faults.ts'
import type { UserRecord } from '#contract/control/records.ts'
import type { World } from '../world/world.ts'
import type { KeptAnswer } from './idempotency.ts'
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
    /** Facts for the journal's answer. */
    facts: Record<string, unknown> | null
    /** Keeps the answer under the request's idempotency key; `soon`: it is certain, but has not left. */
    keep: ((answer: KeptAnswer, soon?: 'soon') => void) | null
  }
}

export const JSON_TYPE = 'application/json; charset=utf-8'

/** Every JSON answer of a call goes out here, so that an idempotency key keeps exactly what was sent (MON-005). */
export function sendJson(request: FastifyRequest, reply: FastifyReply, body: string): FastifyReply {
  request.keep?.({ status: reply.statusCode, body })
  request.keep = null
  return reply.header('content-type', JSON_TYPE).send(body)
}
