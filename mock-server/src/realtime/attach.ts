import type { Server as HttpServer, IncomingMessage } from 'node:http'
import { Server, type Socket } from 'socket.io'
import { REALTIME_PATH } from '#contract/realtime.ts'
import type { Session } from '../auth/sessions.ts'
import type { Callers } from '../http/connections/callers.ts'
import { guardUpgrades } from '../http/connections/upgrades.ts'
import { worldName } from '../http/hooks.ts'
import type { World } from '../world/world.ts'
import type { Worlds } from '../world/worlds.ts'

/** Longer than any test: a page clock which leaps ahead must not end in a ping timeout nobody expected. Real ms. */
const PING_TIMEOUT = 20 * 24 * 3_600_000

/**
 * The realtime connection (RT-003): websocket only, each socket in the world of its browser's cookie (QA-004), signed in by the
 * token in its auth payload, never in the URL (SEC-019). Other hosts and sites than ours may not connect (SEC-017, SEC-024).
 */
export function attachRealtime(server: HttpServer, worlds: Worlds, callers: Callers = {}): Server {
  const requestListeners = server.listeners('request')
  const io = new Server(server, {
    path: REALTIME_PATH,
    transports: ['websocket'],
    serveClient: false,
    pingTimeout: PING_TIMEOUT,
    allowRequest: (request, decide) => decide(null, !isRefusing(request, worlds)),
  })
  guardUpgrades(server, requestListeners, callers)
  io.use((socket, next) => {
    const refusal = admission(socket, worlds)
    if (refusal) next(new Error(refusal))
    else next()
  })
  io.on('connection', (socket) => {
    const { world, session } = socket.data as Seat
    world.sockets.admit(socket, session.userId, session)
  })
  return io
}

interface Seat {
  world: World
  session: Session
}

/** Tells whether a fault refuses the connection, before the handshake as a dead host would: the client then goes on trying, which it does not after a refusal by us. */
function isRefusing(request: IncomingMessage, worlds: Worlds): boolean {
  try {
    return worlds.get(worldName(request)).sockets.refuses()
  } catch {
    return false
  }
}

/** Gives the socket its world and session; returns why not, or null. */
function admission(socket: Socket, worlds: Worlds): string | null {
  const auth = socket.handshake.auth as { token?: unknown; world?: unknown }
  const named =
    socket.handshake.headers['x-mock-world'] === undefined && typeof auth.world === 'string' ? auth.world : worldName(socket.handshake)
  let world: World
  try {
    world = worlds.get(named)
  } catch {
    return 'world_wrong'
  }
  const session = typeof auth.token === 'string' ? world.sessions.find(auth.token) : null
  if (!session || !world.db.users.get(session.userId)) {
    world.journal.add({ kind: 'frame-in', text: 'connection refused' })
    return 'sign_in_first'
  }
  socket.data = { world, session } satisfies Seat
  return null
}
