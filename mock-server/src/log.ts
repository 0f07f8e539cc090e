import type { FastifyInstance } from 'fastify'

export const logLevels = ['silent', 'error', 'info'] as const
export type LogLevel = (typeof logLevels)[number]

/** Prints responses that should never be at `error`, every call at `info`; never bodies, headers or numbers (SEC-014, QA-044). */
export function log(app: FastifyInstance, level: LogLevel): void {
  if (level === 'silent') return
  app.addHook('onResponse', (request, reply, done) => {
    const path = request.routeOptions.url ?? '(no such path)'
    if (level === 'info') console.log(`${request.method} ${path} ${reply.statusCode}`)
    else if (reply.statusCode >= 500 && !request.fault)
      console.error(`${request.method} ${path} ${reply.statusCode}: see the violations of its world`)
    done()
  })
}
