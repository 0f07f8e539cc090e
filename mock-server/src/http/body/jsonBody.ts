import type { FastifyInstance } from 'fastify'
import { HttpProblem } from '../httpProblem.ts'

/** The deepest nesting accepted: no body of the contract comes near it, and recursive code can handle it without a stack overflow. */
const MOST_DEPTH = 40

/** Parses JSON as Fastify does, but refuses deep nesting, because later code may walk through the body recursively (SEC-018). */
export function jsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    void parse(request, text as string, (error, body) =>
      error || !isDeeperThan(MOST_DEPTH, body) ? done(error, body) : done(new HttpProblem(400, 'body_unreadable', {})),
    )
  })
}

/** Walks level by level, because a recursive walk could overflow the stack. */
function isDeeperThan(most: number, value: unknown): boolean {
  let level = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > most) return true
    level = level.flatMap((one) => (one === null || typeof one !== 'object' ? [] : Object.values(one)))
  }
  return false
}
