import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { Call, ParamsOf } from '#contract/call.ts'
import type { UserRecord } from '#contract/control/records.ts'
import { IDEMPOTENCY_HEADER } from '#contract/payment.ts'
import type { ProblemCode } from '#contract/problemCode.ts'
import type { Db } from '../world/db.ts'
import type { World } from '../world/world.ts'
import { checkAccess } from './access.ts'
import { refuse } from './httpProblem.ts'
import { noReservation, type Reservation } from './idempotency.ts'
import type { Language } from './messages.ts'
import { sendJson } from './request.ts'
import { applyShapes, nameOf, prepare, SerialisedReply } from './response.ts'

type Parsed<Schema> = Schema extends z.ZodMiniType ? z.infer<Schema> : undefined
type UserOf<C extends Call> = C['who'] extends 'anyone' | 'provider' ? UserRecord | null : UserRecord

export interface Found<C extends Call> {
  readonly world: World
  readonly user: UserOf<C>
  readonly params: ParamsOf<C['path']>
}
export interface Context<C extends Call, F> extends Found<C> {
  readonly query: Parsed<C['query']>
  readonly body: Parsed<C['body']>
  readonly headers: FastifyRequest['headers']
  readonly language: Language
  readonly found: F
  /** The reservation of the request's idempotency key; does nothing without a key. */
  readonly idempotency: Reservation
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}
export interface RouteOptions<C extends Call, F> {
  /** Returns the record of this call; null or undefined is refused with 404 and the code `missing`. */
  readonly find?: (context: Found<C>) => F | null | undefined
  readonly missing?: ProblemCode
  /** Returns whether the user may use the record; false is refused with 403. */
  readonly owns?: (context: Found<C> & { readonly found: F }) => boolean
  /** Whether the call accepts an `Idempotency-Key` (MON-005). */
  readonly idempotent?: boolean
  /** Updates a stored response before it is sent again, for calls whose response contains the time at which it was sent. */
  readonly beforeRepeat?: (body: string, world: World) => string
}

/** The facts about a route that the OpenAPI document shows; stored in the config of the Fastify route. */
export interface RouteFacts {
  readonly call: Call
  /** The code of the 404 for an unknown record; null if the call has no record. */
  readonly missing: ProblemCode | null
  /** Whether a record of another user is refused with 403. */
  readonly owns: boolean
  readonly idempotent: boolean
}
declare module 'fastify' {
  interface FastifyContextConfig extends Partial<RouteFacts> {}
}

type Handler<C extends Call, F> = (context: Context<C, F>) => unknown

/**
 * Registers a contract call under /v1. Refuses in this order: 401, 403 role, 404, 403 owner, 400 (QA-037). The handler itself
 * refuses with 409 when the state does not allow the call. It returns the contract's reply, a `SerialisedReply` text, or nothing for 204.
 */
export function route<C extends Call>(app: FastifyInstance, call: C, handler: Handler<C, undefined>): void
export function route<C extends Call, F>(app: FastifyInstance, call: C, options: RouteOptions<C, F>, handler: Handler<C, F>): void
export function route<C extends Call, F>(
  app: FastifyInstance,
  call: C,
  second: RouteOptions<C, F> | Handler<C, F>,
  third?: Handler<C, F>,
): void {
  const options: RouteOptions<C, F> = typeof second === 'function' ? {} : second
  const handler = (typeof second === 'function' ? second : third) as Handler<C, F>
  app.route({
    method: call.method,
    url: `/v1${call.path}`,
    config: { call, missing: missingOf(options), owns: Boolean(options.owns), idempotent: options.idempotent ?? false },
    schema: { ...(call.body && { body: call.body }), ...(call.query && { querystring: call.query }) },
    // Fastify validates the body right after reading it, so every check that comes before 400 must run here.
    onRequest: (request, _reply, done) => {
      request.user = checkAccess(call, request, app.providerSecret)
      const context = contextOf<C>(request)
      const found = find(options, context)
      if (found !== undefined && options.owns && !options.owns({ ...context, found })) refuse(403, 'not_yours')
      done()
    },
    ...(options.idempotent && { preHandler: reserveKey(nameOf(call), options.beforeRepeat) }),
    handler: async (request, reply) => {
      reply.code(call.status)
      const { query, body, headers, language } = request
      const context = { ...contextOf<C>(request), idempotency: request.idempotency ?? noReservation }
      // Find the record again: another call may have changed it while this body was read.
      const found = find(options, context)
      const result = await handler({ ...context, query, body, headers, language, found, request, reply } as Context<C, F>)
      if (result === reply || reply.sent) return reply
      if (call.status === 204) return reply.send()
      const ready = result instanceof SerialisedReply ? result : prepare(request.world, call, result)
      if (!(result instanceof SerialisedReply)) request.facts = factsOf(result)
      return sendJson(request, reply, applyShapes(request.world, call, ready))
    },
  })
}

/** Returns the options of a call on a user's own record: an unknown id is refused with 404 and `missing`, another user's record with 403. */
export const ownRecord = <T extends { readonly userId: string }>(
  tableOf: (db: Db) => { get(id: string): T | undefined },
  missing: ProblemCode,
) => ({
  find: ({ world, params }: { readonly world: World; readonly params: { readonly id: string } }) => tableOf(world.db).get(params.id),
  missing,
  owns: ({ user, found }: { readonly user: { readonly id: string }; readonly found: T }) => found.userId === user.id,
})

const contextOf = <C extends Call>({ world, user, params }: FastifyRequest) => ({ world, user, params }) as Found<C>

/** Returns the record of the call, or undefined if the call does not have one. Throws 404 if the record does not exist. */
const find = <C extends Call, F>(options: RouteOptions<C, F>, context: Found<C>): F | undefined =>
  options.find && (options.find(context) ?? refuse(404, missingOf(options) ?? 'not_found'))
const missingOf = <C extends Call, F>({ find, missing = 'not_found' }: RouteOptions<C, F>) => (find ? missing : null)

/** Reserves the request's key. A known key gets its stored response, 422 for another body, or 409 while the first request runs. */
const reserveKey =
  (name: string, beforeRepeat: RouteOptions<Call, unknown>['beforeRepeat']) =>
  (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    const key = request.headers[IDEMPOTENCY_HEADER]
    if (key === undefined) return done()
    if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) refuse(400, 'key_wrong')
    const reserved = request.world.idempotency.reserve(`${request.user?.id ?? ''} ${name}`, key, request.body)
    if (reserved.is === 'reused') refuse(422, 'key_reused')
    if (reserved.is === 'running') refuse(409, 'key_running')
    if (reserved.is === 'done') {
      request.facts = { repeated: true }
      const { status, body } = reserved.response
      void sendJson(request, reply.code(status), beforeRepeat ? beforeRepeat(body, request.world) : body)
      return
    }
    if (reserved.is === 'new') request.idempotency = reserved.reservation
    done()
  }

/** Returns the facts of a successful response for the journal. */
function factsOf(result: unknown): Record<string, unknown> | null {
  if (result === null || typeof result !== 'object') return null
  const { id, reference, referenceId, transactionId, success, status } = result as Record<string, unknown>
  const facts = { id, reference: reference ?? referenceId, transactionId, success, state: status }
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined && typeof value !== 'object'))
}
