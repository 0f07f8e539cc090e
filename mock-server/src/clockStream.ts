import type { Server as HttpServer, IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'
import { type Callers, isOurHost, isOurSite } from './callers.ts'
import { realEvery } from './clock.ts'
import { worldName } from './hooks.ts'
import type { World } from './world.ts'
import type { Worlds } from './worlds.ts'

const PATH = '/__mock/api/clock/stream'
/** Well below the time after which a world is dropped. */
const IN_USE = 60_000

/**
 * Tells each open page when the clock of its world was moved, by an empty message; whatever the page sends is answered with the
 * clock (QA-011). A websocket: a browser opens six requests to one host and no more, and every tab has such a stream.
 */
export function attachClockStream(server: HttpServer, worlds: Worlds, { origins, names }: Callers = {}): void {
  const streams = new WebSocketServer({ noServer: true, maxPayload: 16 })
  server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    if (request.url !== PATH) return
    const isOurs = isOurHost(request.headers, names) && isOurSite(request.headers, origins)
    const world = isOurs ? worldOf(request, worlds) : null
    if (world) streams.handleUpgrade(request, socket, head, (stream) => follow(stream, world, worlds))
    else socket.end('HTTP/1.1 403 Forbidden\r\nconnection: close\r\n\r\n')
  })
}

/** Null for a name that no world can have. */
function worldOf(request: IncomingMessage, worlds: Worlds): World | null {
  try {
    return worlds.get(worldName(request))
  } catch {
    return null
  }
}

function follow(stream: WebSocket, world: World, worlds: Worlds): void {
  const { clock, ended, name } = world
  const stops = [clock.watch(() => stream.send('')), realEvery(IN_USE, () => void worlds.get(name))]
  // The page comes back, into whatever has this name then.
  const end = () => stream.close()
  ended.addEventListener('abort', end)
  stream.on('message', () => stream.send(JSON.stringify({ now: clock.iso(), mode: clock.mode() })))
  stream.on('error', () => stream.terminate())
  stream.on('close', () => {
    for (const stop of stops) stop()
    ended.removeEventListener('abort', end)
  })
}
