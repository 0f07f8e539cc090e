import type { FastifyInstance, InjectOptions } from 'fastify'
import { controlPath } from '#contract/control/controlCall.ts'
import type { World } from '../src/world/world.ts'
import { type Answer, parsed, type RealtimeConnection, type Sent, type Wire } from './wire.ts'

/** Turns of the event loop in which every call answers that does not wait for the clock; nothing here waits for a network. */
const TURNS = 40

/** Without a network: calls go through `inject`, sockets straight to their seat. */
export function injectWire(app: FastifyInstance, world: () => World): Wire {
  const underWay = new Set<Promise<unknown>>()
  let restingAt = 0

  const send = (method: string, url: string, { token, body, headers }: Sent = {}): Promise<Answer> => {
    const all = { 'x-mock-world': world().name, ...(token && { authorization: `Bearer ${token}` }), ...headers }
    const options = { method, url, headers: all, ...(body !== undefined && { payload: body }) } as InjectOptions
    const answer = app.inject(options).then(
      ({ statusCode, body: text }) => ({ status: statusCode, body: parsed(text) }),
      () => ({ status: 0, body: null }),
    )
    underWay.add(answer)
    restingAt = 0
    return answer.finally(() => underWay.delete(answer))
  }

  return {
    call: (method, path, sent) => send(method, `/v1${path}`, sent),
    control(call, input) {
      // What waited for the clock may go on.
      restingAt = 0
      return send(call.method, controlPath(call, input), { body: input?.body })
    },
    async connect(token, onEvent) {
      const userId = world().sessions.userOf(token)
      return userId === null || world().sockets.takeRefusal() ? null : seat(world(), userId, onEvent)
    },
    async settled() {
      let turn = 0
      do await new Promise<void>((resolve) => setImmediate(resolve))
      while (++turn < TURNS && underWay.size > restingAt)
      restingAt = underWay.size
    },
    async close() {},
  }
}

function seat(world: World, userId: string, onEvent: (event: string, body: unknown) => void): RealtimeConnection {
  let isOpen = true
  let fromClient: (event: string, ...args: unknown[]) => void = () => {}
  let onLeave = () => {}
  const close = () => {
    isOpen = false
    onLeave()
  }
  const connection = {
    id: userId,
    emit: (event: string, body: unknown) => isOpen && onEvent(event, body),
    onAny: (listen: typeof fromClient) => {
      fromClient = listen
    },
    on: (_event: 'disconnect', listen: () => void) => {
      onLeave = listen
    },
    conn: { close },
  }
  world.sockets.addConnection(connection, userId)
  return { isOpen: () => isOpen, emit: (event, body) => isOpen && fromClient(event, body), close }
}
