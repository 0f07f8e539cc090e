import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { ParamsOf } from '#contract/call.ts'
import { CONTROL_PATH, type ControlCall } from '#contract/control/controlCall.ts'
import type { World } from '../world/world.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    controlCall?: ControlCall
  }
}

type Parsed<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined
/** The type of a handler's result, which may contain readonly lists and records. */
type DeepReadonly<T> = T extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
    : T
type Returned<C extends ControlCall> = C['status'] extends 204 ? void : DeepReadonly<z.input<C['reply']>> | FastifyReply
export interface ControlContext<C extends ControlCall> {
  readonly world: World
  readonly params: ParamsOf<C['path']>
  readonly query: Parsed<C['query']>
  readonly body: Parsed<C['body']>
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Calls without a query or body refuse any, because a tester who sends one expects it to have an effect. */
const NoQuery = z.strictObject({})
const NoBody = z.nullish(z.strictObject({}))

/** Registers a control call of the contract. The handler returns the reply; undefined is sent as 204. */
export function control<C extends ControlCall>(
  app: FastifyInstance,
  call: C,
  handler: (context: ControlContext<C>) => Returned<C> | Promise<Returned<C>>,
): void {
  app.route({
    method: call.method,
    url: `${CONTROL_PATH}${call.path}`,
    config: { controlCall: call },
    schema: { ...(call.method !== 'GET' && { body: call.body ?? NoBody }), querystring: call.query ?? NoQuery },
    handler: async (request, reply) => {
      const { world, params, query, body } = request
      const returned = await handler({ world, params, query, body, request, reply } as ControlContext<C>)
      if (returned === reply || reply.sent) return reply
      return returned === undefined ? reply.code(204).send() : reply.code(call.status).send(checked(world, call, returned))
    },
  })
}

/** Returns the reply parsed with the contract. A mismatch is journaled as a violation, and the reply is sent unchanged (QA-036). */
function checked(world: World, call: ControlCall, reply: unknown): unknown {
  const result = call.reply.safeParse(reply)
  if (result.success) return result.data
  const what = result.error.issues.map(({ path, code }) => `${path.join('.')} ${code}`).join(', ')
  const text = `${call.method} ${CONTROL_PATH}${call.path} answers against the contract: ${what}`
  world.journal.add({ kind: 'violation', invariant: 'contract', text, path: call.path, method: call.method })
  return reply
}
