import type { FastifyInstance } from 'fastify'
import { REALTIME_PATH } from '#contract/realtime.ts'
import { HttpProblem } from '../http/httpProblem.ts'

/** Where the realtime client connects when its option `path` is not set. */
export const DEFAULT_PATH = '/socket.io'
/** Event of the HTTP server: a realtime connection is refused, with the HttpProblem. */
export const REFUSED = 'realtime refused'

/** "Transport unknown", as the realtime library numbers its refusals. */
const TRANSPORT_UNKNOWN = 0

/** Refuses what a realtime client sends while its options are not set, in words that name the option (WAY-007). */
export async function realtimeRefusals(app: FastifyInstance): Promise<void> {
  for (const url of [REALTIME_PATH, `${REALTIME_PATH}/*`])
    app.all(url, (request, reply) => {
      const refusal = new HttpProblem(400, 'realtime_polls', {})
      app.server.emit(REFUSED, refusal)
      // The library's own form, which is not a Problem: its clients may read the number.
      return reply.code(refusal.status).send({ code: TRANSPORT_UNKNOWN, message: refusal.problem(request.language).message })
    })
  for (const url of [DEFAULT_PATH, `${DEFAULT_PATH}/*`])
    app.all(url, () => {
      const refusal = elsewhere()
      app.server.emit(REFUSED, refusal)
      throw refusal
    })
}

export const elsewhere = (): HttpProblem => new HttpProblem(404, 'realtime_elsewhere', { params: { path: REALTIME_PATH } })
