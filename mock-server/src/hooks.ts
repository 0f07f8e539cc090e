import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { IDEMPOTENCY_HEADER } from '#contract/payment.ts'
import { normalPhone } from '#contract/phone.ts'
import { languageOf } from './messages.ts'
import { spoil, strike } from './strike.ts'
import type { Worlds } from './worlds.ts'

const isCall = (url: string): boolean => url.startsWith('/v1/')
const isControl = (url: string): boolean => url.startsWith('/__mock/api/')
const hasWorld = (url: string): boolean => isCall(url) || isControl(url) || url.startsWith('/uploads/')

/** What every call passes: its world (QA-003), the world's date, faults on purpose, and its two lines in the journal (QA-040). */
export function hooks(app: FastifyInstance, worlds: Worlds): void {
  for (const name of ['world', 'user', 'fault', 'facts', 'keep']) app.decorateRequest(name, null)
  app.decorateRequest('language', 'en')
  app.decorateRequest('startedAt', 0)
  app.decorateRequest('logged', false)

  app.addHook('onRequest', (request, reply, done) => {
    request.language = languageOf(request.headers['accept-language'])
    if (!hasWorld(request.url)) return done()
    request.world = worlds.get(worldName(request))
    request.startedAt = request.world.clock.now()
    reply.header('date', httpDate(request.startedAt))
    if (isCall(request.url)) request.fault = request.world.faults.take(request.method, pathOf(request)) ?? null
    done()
  })
  app.addHook('onRequest', async (request, reply) => {
    if (!request.fault || (await strike(request, reply, request.fault))) return
    return reply
  })
  app.addHook('preValidation', (request, _reply, done) => {
    logRequest(request)
    done()
  })
  app.addHook('onSend', async (request, reply, payload) => {
    if (!request.world) return payload
    logRequest(request)
    logAnswer(request, reply)
    return request.fault ? spoil(request, reply, request.fault, payload) : payload
  })
}

/** The world of a request or of a socket's handshake: header before cookie, else `default` (QA-003, QA-004). */
export function worldName({ headers }: { headers: Readonly<Record<string, string | string[] | undefined>> }): string {
  const named = headers['x-mock-world']
  if (typeof named === 'string') return named
  return /(?:^|;\s*)mock-world=([^;]*)/.exec(String(headers['cookie'] ?? ''))?.[1] ?? 'default'
}

const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? ''

/**
 * Reading the state through the control API leaves no trace: a test which looks twice would see another journal. A call on a
 * world by its name is written into that world, not into the one which happens to be asked.
 */
const isLogged = ({ url, method }: FastifyRequest): boolean =>
  isCall(url) || (isControl(url) && method !== 'GET' && method !== 'HEAD' && !url.startsWith('/__mock/api/worlds/'))

function logRequest(request: FastifyRequest): void {
  if (request.logged || !isLogged(request)) return
  request.logged = true
  const { world, method, user } = request
  const body = request.body !== null && typeof request.body === 'object' ? (request.body as Record<string, unknown>) : undefined
  const phone = phoneOf(body) ?? user?.phoneNumber
  world.journal.add({
    kind: isCall(request.url) ? 'request' : 'control',
    method,
    path: pathOf(request),
    ...(user && { userId: user.id }),
    ...(phone && { phone: normalPhone(phone) }),
    ...referenceIn(request),
    ...headFacts(request),
    ...(body && { body }),
  })
}

/** What else of a request decides its answer: a replay sends it again (DX-010). */
function headFacts({ url, headers, language }: FastifyRequest): Record<string, unknown> {
  const query = url.split('?', 2)[1]
  const { [IDEMPOTENCY_HEADER]: key, 'x-mock-scenario': scenario } = headers
  return { ...(query && { query }), ...(key && { key }), ...(scenario && { scenario }), ...(language !== 'en' && { language }) }
}

function logAnswer(request: FastifyRequest, reply: FastifyReply): void {
  if (!isCall(request.url)) return
  const { world, method, user, facts } = request
  world.journal.add({
    kind: 'answer',
    method,
    path: pathOf(request),
    status: reply.statusCode,
    ms: world.clock.now() - request.startedAt,
    ...(user && { userId: user.id, phone: normalPhone(user.phoneNumber) }),
    ...referenceIn(request),
    ...facts,
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
