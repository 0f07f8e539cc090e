import type { FastifyInstance } from 'fastify'
import { REALTIME_PATH } from '#contract/realtime.ts'
import { HttpProblem } from '../http/httpProblem.ts'

/** The path to which a socket.io client connects if its option `path` is not set. */
export const DEFAULT_PATH = '/socket.io'
/** An event of the HTTP server, emitted with the HttpProblem when a realtime connection is refused. */
export const REFUSED = 'realtime refused'

/** socket.io's error code for "Transport unknown". */
const TRANSPORT_UNKNOWN = 0

/** Refuses the requests of a realtime client with missing options, with a message that names the option (WAY-007). */
export async function realtimeRefusals(app: FastifyInstance): Promise<void> {
  for (const url of [REALTIME_PATH, `${REALTIME_PATH}/*`])
    app.all(url, (request, reply) => {
      const refusal = new HttpProblem(400, 'realtime_polls', {})
      app.server.emit(REFUSED, refusal)
      // Use socket.io's error format instead of a Problem, because its clients may read the code.
      return reply.code(refusal.status).send({ code: TRANSPORT_UNKNOWN, message: refusal.problem(request.language).message })
    })
  for (const url of [DEFAULT_PATH, `${DEFAULT_PATH}/*`])
    app.all(url, () => {
      const refusal = wrongPathProblem()
      app.server.emit(REFUSED, refusal)
      throw refusal
    })
}

export const wrongPathProblem = (): HttpProblem => new HttpProblem(404, 'realtime_elsewhere', { params: { path: REALTIME_PATH } })
