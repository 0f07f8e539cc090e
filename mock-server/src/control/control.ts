import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { World } from '../world/world.ts'

/** One call under /__mock/api: what tests and the console do to a world from outside. */
export interface ControlCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below /__mock/api, with `:params`. */
  readonly path: string
  /** One line for the documentation. */
  readonly about: string
  readonly query?: z.ZodMiniType
  readonly body?: z.ZodMiniType
}
type Parsed<Schema> = Schema extends z.ZodMiniType ? z.infer<Schema> : undefined
export interface ControlContext<C extends ControlCall> {
  readonly world: World
  readonly params: Readonly<Record<string, string>>
  readonly query: Parsed<C['query']>
  readonly body: Parsed<C['body']>
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** What a call does not read it refuses: a QA person who gives it something believes that it counts. */
const NoQuery = z.strictObject({})
const NoBody = z.nullish(z.strictObject({}))

/** Registers a control call; it is described in /__mock/openapi.json too. The handler answers any JSON, nothing is 204. */
export function control<const C extends ControlCall>(
  app: FastifyInstance,
  call: C,
  handler: (context: ControlContext<C>) => unknown,
): void {
  app.controlCalls.push(call)
  app.route({
    method: call.method,
    url: `/__mock/api${call.path}`,
    schema: { ...(call.method !== 'GET' && { body: call.body ?? NoBody }), querystring: call.query ?? NoQuery },
    handler: async (request, reply) => {
      const { world, params, query, body } = request
      const answer = await handler({ world, params, query, body, request, reply } as ControlContext<C>)
      if (answer === reply || reply.sent) return reply
      return answer === undefined ? reply.code(204).send() : reply.send(answer)
    },
  })
}
