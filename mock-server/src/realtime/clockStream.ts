import type { Server as HttpServer, IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'
import { CLOCK_STREAM } from '#contract/control/clock.ts'
import { refuseUpgrade } from '../http/connections/guard.ts'
import { worldName } from '../http/hooks.ts'
import { HttpProblem } from '../http/httpProblem.ts'
import { realEvery } from '../world/clock.ts'
import type { World } from '../world/world.ts'
import { isWorldName, type Worlds } from '../world/worlds.ts'

/** How often an open page marks its world as used, in real ms; well below the time after which an idle world is dropped. */
const KEEP_ALIVE = 60_000

/**
 * Sends each open page an empty message when the clock of its world is moved or set; replies to any message of the page with the clock
 * (QA-011). It is a websocket, because browsers limit requests to six per host and every tab opens such a stream.
 */
export function attachClockStream(server: HttpServer, worlds: Worlds): void {
  const streams = new WebSocketServer({ noServer: true, maxPayload: 16 })
  // upgrades.ts emits this event for such a connection.
  server.on(CLOCK_STREAM, (request: IncomingMessage, socket: Socket, head: Buffer) => {
    const name = worldName(request)
    const world = isWorldName(name) ? worlds.get(name) : null
    if (world) streams.handleUpgrade(request, socket, head, (stream) => connectStream(stream, world, worlds))
    else refuseUpgrade(request, socket, new HttpProblem(400, 'world_wrong', {}))
  })
}

function connectStream(stream: WebSocket, world: World, worlds: Worlds): void {
  const { clock, ended, name } = world
  const stops = [clock.watch(() => stream.send('')), realEvery(KEEP_ALIVE, () => void worlds.get(name))]
  // The page reconnects and gets the new world with this name.
  const end = () => stream.close()
  ended.addEventListener('abort', end)
  stream.on('message', () => stream.send(JSON.stringify({ now: clock.iso(), mode: clock.mode() })))
  stream.on('error', () => stream.terminate())
  stream.on('close', () => {
    for (const stop of stops) stop()
    ended.removeEventListener('abort', end)
  })
}
