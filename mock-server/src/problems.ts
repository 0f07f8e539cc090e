import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errorText } from './errorText.ts'
import { languageOf, type MessageCode } from './messages.ts'
import { Refusal } from './refusal.ts'
import { sendJson } from './request.ts'

/** Everything that is refused or breaks becomes a Problem in the language asked for (QA-038); only a fault on purpose is 5xx (SEC-018). */
export function problems(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalFor(error)
    if (refusal.code === 'internal') {
      const text = `${request.method} ${request.url.split('?', 1)[0]} broke: ${error instanceof Error ? error.stack : errorText(error)}`
      request.world?.journal.add({ kind: 'violation', invariant: 'internal', text })
    }
    return sendProblem(request, reply, refusal)
  })
}

export function sendProblem(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const problem = refusal.problem(request.language ?? languageOf(request.headers['accept-language']))
  const { retryAfter } = refusal.details
  if (retryAfter !== undefined) reply.header('retry-after', Math.ceil(retryAfter / 1_000))
  request.facts = { code: problem.code, message: problem.message, ...(problem.fields && { fields: problem.fields }) }
  return sendJson(request, reply.code(refusal.status), JSON.stringify(problem))
}

function refusalFor(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  const status = (error as FastifyError).statusCode ?? 500
  if (status >= 500 || status < 400) return new Refusal(500, 'internal', {})
  const codes: Record<number, MessageCode> = { 404: 'not_found', 413: 'body_too_large', 415: 'type_unsupported' }
  return new Refusal(status, codes[status] ?? 'body_unreadable', {})
}
