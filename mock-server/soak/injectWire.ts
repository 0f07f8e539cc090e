import type { FastifyInstance, InjectOptions } from 'fastify'
import { controlPath } from '#contract/control/controlCall.ts'
import { connectInMemory } from '../src/realtime/memoryConnection.ts'
import { parsed } from '../src/testing/testing.ts'
import type { World } from '../src/world/world.ts'
import type { HttpReply, Sent, Wire } from './wire.ts'

/** The event loop turns after which every call has a response, except those that wait for the clock. */
const TURNS = 40

/** Connects clients without a network: calls with `inject`, sockets directly to the world. */
export function injectWire(app: FastifyInstance, world: () => World): Wire {
  const underWay = new Set<Promise<unknown>>()
  let waitingCalls = 0

  const send = (method: string, url: string, { token, body, headers }: Sent = {}): Promise<HttpReply> => {
    const all = { 'x-mock-world': world().name, ...(token && { authorization: `Bearer ${token}` }), ...headers }
    const options = { method, url, headers: all, ...(body !== undefined && { payload: body }) } as InjectOptions
    const reply = app.inject(options).then(
      ({ statusCode, body: text }) => ({ status: statusCode, body: parsed(text) }),
      () => ({ status: 0, body: null }),
    )
    underWay.add(reply)
    waitingCalls = 0
    return reply.finally(() => underWay.delete(reply))
  }

  return {
    call: (method, path, sent) => send(method, `/v1${path}`, sent),
    control(call, input) {
      // A control call may advance the clock, so `settled` must wait again for the calls that waited for it.
      waitingCalls = 0
      return send(call.method, controlPath(call, input), { body: input?.body })
    },
    async connect(token, onEvent) {
      const userId = world().sessions.userOf(token)
      return userId === null || world().sockets.takeRefusal() ? null : connectInMemory(world(), userId, onEvent)
    },
    async settled() {
      let turn = 0
      do await new Promise<void>((resolve) => setImmediate(resolve))
      while (++turn < TURNS && underWay.size > waitingCalls)
      waitingCalls = underWay.size
    },
    async close() {},
  }
}
