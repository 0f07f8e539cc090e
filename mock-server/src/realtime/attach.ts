import type { Server as HttpServer } from 'node:http'
import { Server, type Socket } from 'socket.io'
import { REALTIME_PATH } from '#contract/realtime.ts'
import type { Session } from '../auth/sessions.ts'
import type { Callers } from '../http/connections/callers.ts'
import { guardUpgrades } from '../http/connections/upgrades.ts'
import { openWorld, worldName, worldOf } from '../http/hooks.ts'
import type { World } from '../world/world.ts'
import { isWorldName, type Worlds } from '../world/worlds.ts'

/** In real ms. A test may move the clock of a page far ahead, which would cause a ping timeout if this time were shorter. */
const PING_TIMEOUT = 20 * 24 * 3_600_000

/**
 * Starts the realtime server, which accepts only websockets (RT-003). A socket belongs to the world in its header, auth payload or cookie
 * (QA-004). Its token is read from the auth payload, not from the URL (SEC-019). Unknown hosts and sites are refused (SEC-017, SEC-024).
 */
export function attachRealtime(server: HttpServer, worlds: Worlds, callers: Callers = {}): Server {
  const requestListeners = server.listeners('request')
  const io = new Server(server, {
    path: REALTIME_PATH,
    transports: ['websocket'],
    serveClient: false,
    pingTimeout: PING_TIMEOUT,
    // A fault refuses a connection before the handshake, because then the client keeps trying.
    allowRequest: (request, decide) => decide(null, !worldOf(request, worlds)?.sockets.takeRefusal()),
  })
  guardUpgrades(server, requestListeners, callers)
  io.use((socket, next) => {
    const refusal = authenticate(socket, worlds)
    if (refusal) next(new Error(refusal))
    else next()
  })
  io.on('connection', (socket) => {
    const { world, session } = socket.data as SocketData
    world.sockets.addConnection(socket, session.userId, session)
  })
  return io
}

interface SocketData {
  world: World
  session: Session
}

/** Stores world and session in the socket's data and returns null, or returns the code of a refusal. */
function authenticate(socket: Socket, worlds: Worlds): string | null {
  const auth = socket.handshake.auth as { token?: unknown; world?: unknown }
  const named =
    socket.handshake.headers['x-mock-world'] === undefined && typeof auth.world === 'string' ? auth.world : worldName(socket.handshake)
  if (!isWorldName(named)) return 'world_wrong'
  // A world that is not open has no session yet.
  const world = openWorld(named, worlds)
  const session = typeof auth.token === 'string' ? world?.sessions.find(auth.token) : null
  if (!world || !session || !world.db.users.get(session.userId)) {
    world?.journal.add({ kind: 'frame-in', text: 'connection refused' })
    return 'sign_in_first'
  }
  socket.data = { world, session } satisfies SocketData
  return null
}
