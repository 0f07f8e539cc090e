import type { FastifyInstance } from 'fastify'
import type { HttpProblem } from './http/httpProblem.ts'
import { REFUSED } from './realtime/refusals.ts'

export const logLevels = ['silent', 'error', 'info'] as const
export type LogLevel = (typeof logLevels)[number]

/**
 * Prints unexpected 5xx responses at the level `error`, and every call at `info`, without bodies, headers or numbers (SEC-014, QA-044).
 * Both levels print each reason for refusing a realtime connection once, because clients do not show it (WAY-007).
 */
export function log(app: FastifyInstance, level: LogLevel): void {
  if (level === 'silent') return
  app.addHook('onResponse', (request, reply, done) => {
    const path = request.routeOptions.url ?? '(no such path)'
    if (level === 'info') console.log(`${request.method} ${path} ${reply.statusCode}`)
    else if (reply.statusCode >= 500 && !request.fault)
      console.error(`${request.method} ${path} ${reply.statusCode}: see the violations of its world`)
    done()
  })
  const printed = new Set<string>()
  app.server.on(REFUSED, (refusal: HttpProblem) => {
    if (printed.has(refusal.code)) return
    printed.add(refusal.code)
    console.error(`A realtime connection was refused: ${refusal.problem('en').message}`)
  })
}
