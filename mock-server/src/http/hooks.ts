import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CONTROL_PATH } from '#contract/control/controlCall.ts'
import { IDEMPOTENCY_HEADER } from '#contract/payment.ts'
import { normalPhone } from '#contract/rules/phone.ts'
import type { World } from '../world/world.ts'
import type { Worlds } from '../world/worlds.ts'
import { hasToken } from './connections/controlToken.ts'
import { afterHandler, beforeHandler, checkRequired, markOf } from './faults/applyFault.ts'
import { refuse } from './httpProblem.ts'
import { languageOf } from './messages.ts'
import { requestPath } from './requestPath.ts'

type Target = Pick<FastifyRequest, 'path'>
const isCall = ({ path }: Target): boolean => path.startsWith('/v1/')
const isControl = ({ path }: Target): boolean => path.startsWith(`${CONTROL_PATH}/`)
const hasWorld = (request: Target): boolean => isCall(request) || isControl(request) || request.path.startsWith('/uploads/')

/** The number of open worlds from which on only a client with the token of an open host can open another (QA-048). */
export const MOST_WORLDS = 100

/**
 * Adds the hooks of every call: find its world (QA-003), set the world's date, apply faults, journal request and response (QA-040).
 * `token` is the one of an open host.
 */
export function hooks(app: FastifyInstance, worlds: Worlds, token: string | undefined): void {
  for (const name of ['world', 'user', 'fault', 'facts', 'idempotency']) app.decorateRequest(name, null)
  app.decorateRequest('language', 'en')
  app.decorateRequest('path', '')
  app.decorateRequest('startedAt', 0)
  app.decorateRequest('logged', false)

  app.addHook('onRequest', (request, reply, done) => {
    request.language = languageOf(request.headers['accept-language'])
    // HTTP/1.1 requires a Host header. Refuse here, because node would send neither our texts nor our headers.
    if (request.headers.host === undefined && request.raw.httpVersion === '1.1') refuse(400, 'body_unreadable')
    request.path = requestPath(request)
    if (isPrivate(request)) reply.header('cache-control', 'no-store')
    if (!hasWorld(request)) return done()
    const name = worldName(request)
    const open = openWorld(name, worlds)
    if (!open && worlds.list().length >= MOST_WORLDS && token !== undefined && !hasToken(token, request)) refuse(429, 'worlds_full')
    request.world = open ?? worlds.get(name)
    request.startedAt = request.world.clock.now()
    reply.header('date', httpDate(request.startedAt))
    if (isCall(request)) request.fault = request.world.faults.take(request.method, request.path) ?? null
    done()
  })
  app.addHook('onRequest', async (request, reply) => {
    if (!request.fault || (await beforeHandler(request, reply, request.fault))) return
    return reply
  })
  app.addHook('preValidation', (request, _reply, done) => {
    logRequest(request)
    checkRequired(request)
    done()
  })
  app.addHook('onSend', async (request, reply, payload) => {
    if (!request.world) return payload
    logRequest(request)
    logResponse(request, reply)
    return request.fault ? afterHandler(request, reply, request.fault, payload) : payload
  })
}

/** Returns the world's name from the header of a request or handshake, else from its cookie, else `default` (QA-003, QA-004). */
export function worldName({ headers }: { headers: Readonly<Record<string, string | string[] | undefined>> }): string {
  const named = headers['x-mock-world']
  if (typeof named === 'string') return named
  return /(?:^|;\s*)mock-world=([^;]*)/.exec(String(headers['cookie'] ?? ''))?.[1] ?? 'default'
}

/** Returns the world of a request or handshake, or null if it is not open: only calls open worlds. */
export const worldOf = (request: Parameters<typeof worldName>[0], worlds: Worlds): World | null => openWorld(worldName(request), worlds)
/** Returns an open world; `default` is always open. */
export const openWorld = (name: string, worlds: Worlds): World | null => (name === 'default' || worlds.has(name) ? worlds.get(name) : null)

/** Returns whether a response must not be cached. A cache may store only what a guest reads. */
function isPrivate(request: FastifyRequest): boolean {
  if (isControl(request)) return true
  const { method, path, headers } = request
  return isCall(request) && (headers.authorization !== undefined || path.startsWith('/v1/auth/') || (method !== 'GET' && method !== 'HEAD'))
}

/**
 * Returns whether a request is journaled. Reads through the control API are not, or a test would change the journal by reading it.
 * Calls under `/worlds/` are journaled by their handlers, in the world they change.
 */
const isLogged = (request: FastifyRequest): boolean => isCall(request) || (isControl(request) && changesWorld(request))
const changesWorld = ({ path, method }: FastifyRequest): boolean =>
  method !== 'GET' && method !== 'HEAD' && !path.startsWith(`${CONTROL_PATH}/worlds/`)

function logRequest(request: FastifyRequest): void {
  if (request.logged || !isLogged(request)) return
  request.logged = true
  const { world, method, path, user } = request
  const body = request.body !== null && typeof request.body === 'object' ? (request.body as Record<string, unknown>) : undefined
  const phone = phoneOf(body) ?? user?.phoneNumber
  world.journal.add({
    kind: isCall(request) ? 'request' : 'control',
    method,
    path,
    ...(user && { userId: user.id }),
    ...(phone && { phone: normalPhone(phone) }),
    ...referenceIn(request),
    ...headFacts(request),
    ...(body && { body }),
  })
}

/** Returns the other inputs that a replay needs: query, idempotency key, scenario and language (DX-010). */
function headFacts({ url, headers, language }: FastifyRequest): Record<string, unknown> {
  const query = url.includes('?') && url.slice(url.indexOf('?') + 1)
  const { [IDEMPOTENCY_HEADER]: key, 'x-mock-scenario': scenario } = headers
  return { ...(query && { query }), ...(key && { key }), ...(scenario && { scenario }), ...(language !== 'en' && { language }) }
}

function logResponse(request: FastifyRequest, reply: FastifyReply): void {
  if (!isCall(request)) return
  const { world, method, path, user, facts } = request
  world.journal.add({
    kind: 'answer',
    method,
    path,
    status: reply.statusCode,
    ms: world.clock.now() - request.startedAt,
    ...(user && { userId: user.id, phone: normalPhone(user.phoneNumber) }),
    ...referenceIn(request),
    ...facts,
    ...markOf(request.fault),
  })
}

function phoneOf(body: Record<string, unknown> | undefined): string | undefined {
  const phone = body?.['phone'] ?? body?.['phoneNumber']
  return typeof phone === 'string' ? phone : undefined
}

function referenceIn(request: FastifyRequest): { reference?: string } {
  const { reference } = { ...(request.body as object), ...(request.params as object) } as { reference?: unknown }
  return typeof reference === 'string' ? { reference } : {}
}

let lastSecond = 0
let lastDate = ''
function httpDate(now: number): string {
  const second = Math.floor(now / 1_000)
  if (second !== lastSecond) {
    lastSecond = second
    lastDate = new Date(now).toUTCString()
  }
  return lastDate
}
