import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ProblemCode } from '#contract/problemCode.ts'
import type { Worlds } from '../world/worlds.ts'
import { HttpProblem } from './httpProblem.ts'
import { languageOf } from './messages.ts'
import { sendJson } from './request.ts'
import { securityHeaders } from './security.ts'
import { journalError } from './uncaught.ts'

/** Sends every error as a Problem in the client's language (QA-038). An unexpected error is a 500 and a violation (SEC-018). */
export function problems(app: FastifyInstance, worlds: Worlds): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalFor(error)
    if (refusal.code === 'internal') journalError(request.world ?? worlds.get('default'), `${request.method} ${request.path}`, error)
    return sendProblem(request, reply, refusal)
  })
}

/** Sends a Problem for requests that the router refuses before any hook runs, such as a bad escape or an over-long id. */
export function refuseUnrouted(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  sendProblem(request, reply.headers(securityHeaders), refusalFor(error))
}

/** Sends a problem with its status, in the language of the request. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, refusal: HttpProblem): FastifyReply {
  const problem = refusal.problem(request.language ?? languageOf(request.headers['accept-language']))
  const { retryAfter } = refusal.details
  if (retryAfter !== undefined) reply.header('retry-after', Math.ceil(retryAfter / 1_000))
  request.facts = { code: problem.code, message: problem.message, ...(problem.fields && { fields: problem.fields }) }
  return sendJson(request, reply.code(refusal.status), JSON.stringify(problem))
}

function refusalFor(error: unknown): HttpProblem {
  if (error instanceof HttpProblem) return error
  const status = (error as FastifyError).statusCode ?? 500
  if (status >= 500 || status < 400) return new HttpProblem(500, 'internal', {})
  const codes: Record<number, ProblemCode> = { 404: 'not_found', 413: 'body_too_large', 414: 'body_too_large', 415: 'type_unsupported' }
  return new HttpProblem(status, codes[status] ?? 'body_unreadable', {})
}
