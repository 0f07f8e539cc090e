import type { Server as HttpServer, IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'
import { CLOCK_STREAM } from '#contract/control/clock.ts'
import { refuseUpgrade } from '../http/connections/guard.ts'
import { worldName } from '../http/hooks.ts'
import { HttpProblem } from '../http/httpProblem.ts'
import { realEvery } from '../world/clock.ts'
import type { World } from '../world/world.ts'
import type { Worlds } from '../world/worlds.ts'

/** Well below the time after which a world is dropped. */
const IN_USE = 60_000

/**
 * Sends each open page an empty message when the clock of its world was moved; whatever the page sends gets the clock in
 * return (QA-011). A websocket: a browser opens six requests to one host and no more, and every tab has such a stream.
 */
export function attachClockStream(server: HttpServer, worlds: Worlds): void {
  const streams = new WebSocketServer({ noServer: true, maxPayload: 16 })
  // By an event of this name upgrades.ts hands such a connection over.
  server.on(CLOCK_STREAM, (request: IncomingMessage, socket: Socket, head: Buffer) => {
    const world = worldOf(request, worlds)
    if (world) streams.handleUpgrade(request, socket, head, (stream) => follow(stream, world, worlds))
    else refuseUpgrade(request, socket, new HttpProblem(400, 'world_wrong', {}))
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
