import type { FastifyInstance } from 'fastify'
import { HttpProblem } from '../httpProblem.ts'

/** Far above what any body of the contract nests, far below what a recursive reader of it bears. */
const MOST_DEPTH = 40

/** Reads JSON as Fastify does, but refuses deep nesting: whatever walks through a body later may recurse (SEC-018). */
export function jsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    void parse(request, text as string, (error, body) =>
      error || !isDeeperThan(MOST_DEPTH, body) ? done(error, body) : done(new HttpProblem(400, 'body_unreadable', {})),
    )
  })
}

/** Walks level by level: recursion would be the very fault it looks for. */
function isDeeperThan(most: number, value: unknown): boolean {
  let level = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > most) return true
    level = level.flatMap((one) => (one === null || typeof one !== 'object' ? [] : Object.values(one)))
  }
  return false
}
