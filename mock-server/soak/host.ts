import { Agent, request } from 'node:http'
import type { FastifyInstance, InjectOptions } from 'fastify'
import type { Server } from 'socket.io'
import { io as connect, type Socket } from 'socket.io-client'
import { controlPath } from '#contract/control/controlCall.ts'
import { REALTIME_PATH } from '#contract/realtime.ts'
import { buildApp } from '#mock/app.ts'
import { attachRealtime } from '#mock/realtime/attach.ts'
import { type ClientConnection, connectInMemory } from '#mock/realtime/memoryConnection.ts'
import { parsed } from '#mock/testing/testing.ts'
import type { World } from '#mock/world/world.ts'
import { createWorlds } from '#mock/world/worlds.ts'
import { type Market, openMarket } from './market.ts'
import type { HttpReply, Sent, Wire } from './wire.ts'

/** One server for all runs of a property. Each run gets a new world. */
export interface Host {
  /** Opens a new world with this name. */
  open(name: string): Promise<Market>
  close(): Promise<void>
}

/** Starts a server. With `network`, calls and sockets use the network of this machine instead of `inject`. */
export async function openHost({ network = false } = {}): Promise<Host> {
  const worlds = createWorlds()
  const app = await buildApp({ worlds })
  if (!network) return { open: (name) => openMarket(worlds, name, (world) => injectWire(app, world)), close: () => app.close() }
  const io = attachRealtime(app.server, worlds)
  acknowledgeMarks(io)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    open: (name) => openMarket(worlds, name, (world) => httpWire(url, world)),
    async close() {
      await io.close()
      await app.close()
    },
  }
}

/** Connects clients to a server in this process over the network. `world` is read to find the calls that wait for its clock. */
function httpWire(url: string, world: () => World): Wire {
  const agent = new Agent({ keepAlive: true, maxSockets: 10 })
  const clients = new Set<Socket>()
  const { name } = world()
  let underWay = 0

  const send = async (method: string, path: string, { token, body, headers }: Sent = {}): Promise<HttpReply> => {
    underWay++
    const text = body === undefined ? undefined : JSON.stringify(body)
    const all = {
      'x-mock-world': name,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(text !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
      ...headers,
    }
    try {
      return await fetchReply(`${url}${path}`, { method, headers: all, agent }, text)
    } finally {
      underWay--
    }
  }

  return {
    call: (method, path, sent) => send(method, `/v1${path}`, sent),
    control: (call, input) => send(call.method, controlPath(call, input), { body: input?.body }),
    async connect(token, onEvent) {
      const client = connect(url, {
        path: REALTIME_PATH,
        transports: ['websocket'],
        auth: { token, world: name },
        // Try only once, because the simulated device reconnects itself.
        reconnection: false,
        forceNew: true,
      })
      client.onAny(onEvent)
      const isIn = await new Promise<boolean>((resolve) => {
        client.once('connect', () => resolve(true))
        client.once('connect_error', () => resolve(false))
      })
      if (!isIn) return null
      clients.add(client)
      client.once('disconnect', () => clients.delete(client))
      return connectionOf(client)
    },
    async settled() {
      while (underWay > pausedIn(world())) await turn()
      await Promise.all([...clients].map(arrived))
    },
    async close() {
      for (const client of clients) client.disconnect()
      agent.destroy()
    },
  }
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Returns the number of calls that wait for the world's clock or never get a response. */
function pausedIn({ clock, journal }: World): number {
  const held = clock
    .pending()
    .filter(({ name }) => /^(the start is answered|the order is made|\S+ (delays( the answer)?|drips its last))$/.test(name)).length
  return held + journal.list({ kind: 'fault' }).filter(({ text }) => text === 'the status never answers').length
}

/** Makes the server acknowledge `mark` events: then everything sent before on the connection has arrived. */
const acknowledgeMarks = (server: Server): unknown =>
  server.on('connection', (socket) => socket.on('mark', (answer: () => void) => answer()))
const arrived = (client: Socket): Promise<void> =>
  new Promise((resolve) => {
    if (!client.connected) return resolve()
    client.once('disconnect', () => resolve())
    client.emit('mark', resolve)
  })

function connectionOf(client: Socket): ClientConnection {
  return {
    isOpen: () => client.connected,
    send: (event, body) => client.connected && client.emit(event, body),
    close: () => client.disconnect(),
  }
}

function fetchReply(url: string, options: object, text: string | undefined): Promise<HttpReply> {
  return new Promise((resolve) => {
    const lost = () => resolve({ status: 0, body: null })
    const going = request(url, options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.once('error', lost)
      response.once('close', () =>
        response.complete ? resolve({ status: response.statusCode ?? 0, body: parsed(String(Buffer.concat(chunks))) }) : lost(),
      )
    })
    going.once('error', lost)
    going.end(text)
  })
}

/** The event loop turns after which every call has a response, except those that wait for the clock. */
const TURNS = 40

/** Connects clients without a network: calls with `inject`, sockets directly to the world. */
function injectWire(app: FastifyInstance, world: () => World): Wire {
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
