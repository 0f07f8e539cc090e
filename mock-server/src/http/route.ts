import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { Call, ParamsOf } from '#contract/call.ts'
import type { UserRecord } from '#contract/control/records.ts'
import { IDEMPOTENCY_HEADER } from '#contract/payment.ts'
import type { World } from '../world/world.ts'
import { checkAccess } from './access.ts'
import { refuse } from './httpProblem.ts'
import { noReservation, type Reservation } from './idempotency.ts'
import type { Language, MessageCode } from './messages.ts'
import { sendJson } from './request.ts'
import { nameOf, prepare, Ready, shaped } from './response.ts'

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
  /** Keeps the response under the request's idempotency key; does nothing without one. */
  readonly idempotency: Reservation
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}
export interface RouteOptions<C extends Call, F> {
  /** The record this call is about; null or undefined is 404 with `missing`. */
  readonly find?: (context: Found<C>) => F | null | undefined
  readonly missing?: MessageCode
  /** False is 403 with `foreign`. */
  readonly owns?: (context: Found<C> & { readonly found: F }) => boolean
  readonly foreign?: MessageCode
  /** Takes an `Idempotency-Key` (MON-005). */
  readonly idempotent?: boolean
  /** Rewrites a stored response's body as it leaves once more, where it says when it left. */
  readonly again?: (body: string, world: World) => string
}

/** What the description of a call needs to know of its route; Fastify carries it as the route's config. */
export interface RouteFacts {
  readonly call: Call
  /** Refused with 404 where there is no such record. */
  readonly finds: boolean
  /** Refused with 403 where the record is another's. */
  readonly owns: boolean
  readonly idempotent: boolean
}
declare module 'fastify' {
  interface FastifyContextConfig extends Partial<RouteFacts> {}
}

type Handler<C extends Call, F> = (context: Context<C, F>) => unknown

/**
 * Registers a call of the contract under /v1. Refuses in this order: 401, 403 role, 404, 403 owner, 400 (QA-037); what is
 * wrong with the state (409) is the handler's. The handler returns the contract's reply, `Ready` text, or nothing for 204.
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
    config: { call, finds: Boolean(options.find), owns: Boolean(options.owns), idempotent: options.idempotent ?? false },
    schema: { ...(call.body && { body: call.body }), ...(call.query && { querystring: call.query }) },
    // Fastify checks the body right after reading it: whatever comes before 400 has its place here.
    onRequest: (request, _reply, done) => {
      request.user = checkAccess(call, request, app.providerSecret)
      const context = contextOf<C>(request)
      const found = find(options, context)
      if (found !== undefined && options.owns && !options.owns({ ...context, found })) refuse(403, options.foreign ?? 'not_yours')
      done()
    },
    ...(options.idempotent && { preHandler: reserveKey(nameOf(call), options.again) }),
    handler: async (request, reply) => {
      reply.code(call.status)
      const { query, body, headers, language } = request
      const context = { ...contextOf<C>(request), idempotency: request.idempotency ?? noReservation }
      // Once more: another call may have changed it while the body of this one was read.
      const found = find(options, context)
      const result = await handler({ ...context, query, body, headers, language, found, request, reply } as Context<C, F>)
      if (result === reply || reply.sent) return reply
      if (call.status === 204) return reply.send()
      const ready = result instanceof Ready ? result : prepare(request.world, call, result)
      if (!(result instanceof Ready)) request.facts = factsOf(result)
      return sendJson(request, reply, shaped(request.world, call, ready))
    },
  })
}

const contextOf = <C extends Call>({ world, user, params }: FastifyRequest) => ({ world, user, params }) as Found<C>

/** Returns the record the call is about; 404 when it is gone, undefined for a call about no record. */
const find = <C extends Call, F>({ find, missing = 'not_found' }: RouteOptions<C, F>, context: Found<C>): F | undefined =>
  find && (find(context) ?? refuse(404, missing))

/** Reserves the request's key. A known key gets its stored response again; 422 for another body, 409 while the first request runs. */
const reserveKey =
  (name: string, again: RouteOptions<Call, unknown>['again']) => (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    const key = request.headers[IDEMPOTENCY_HEADER]
    if (key === undefined) return done()
    if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) refuse(400, 'key_wrong')
    const reserved = request.world.idempotency.reserve(`${request.user?.id ?? ''} ${name}`, key, request.body)
    if (reserved.is === 'reused') refuse(422, 'key_reused')
    if (reserved.is === 'running') refuse(409, 'key_running')
    if (reserved.is === 'done') {
      request.facts = { repeated: true }
      const { status, body } = reserved.response
      void sendJson(request, reply.code(status), again ? again(body, request.world) : body)
      return
    }
    if (reserved.is === 'new') request.idempotency = reserved.reservation
    done()
  }

/** Returns what the journal says of a good response. */
function factsOf(result: unknown): Record<string, unknown> | null {
  if (result === null || typeof result !== 'object') return null
  const { id, reference, referenceId, transactionId, success, status } = result as Record<string, unknown>
  const facts = { id, reference: reference ?? referenceId, transactionId, success, state: status }
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined && typeof value !== 'object'))
}
