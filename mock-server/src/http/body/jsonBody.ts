import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpProblem } from '../httpProblem.ts'

/** The deepest nesting accepted: no body of the contract comes near it, and recursive code can handle it without a stack overflow. */
const MOST_DEPTH = 40

/**
 * Parses JSON as Fastify does, but refuses deep nesting, because later code may walk through the body recursively (SEC-018). A request
 * without a body may have any content type, because many clients always send one (QA-047).
 */
export function jsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addHook('onRequest', (request, _reply, done) => {
    if (!hasBody(request)) delete request.raw.headers['content-type']
    done()
  })
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') return done(null, undefined)
    void parse(request, text as string, (error, body) =>
      error || !isDeeperThan(MOST_DEPTH, body) ? done(error, body) : done(new HttpProblem(400, 'body_unreadable', {})),
    )
  })
  // Any other type is accepted only if its body, which may be announced without a length, turns out to be empty.
  app.addContentTypeParser('*', (request, body, done) => {
    if (request.is404) return done(null, undefined)
    const accept = () => done(null, undefined)
    body.once('end', accept)
    body.once('data', () => {
      body.off('end', accept)
      done(new HttpProblem(415, 'type_unsupported', {}))
    })
  })
}

/** Returns whether a request announces a body. One sent in chunks may still be empty. */
export const hasBody = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Walks level by level, because a recursive walk could overflow the stack. */
function isDeeperThan(most: number, value: unknown): boolean {
  let level = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > most) return true
    level = level.flatMap((one) => (one === null || typeof one !== 'object' ? [] : Object.values(one)))
  }
  return false
}
