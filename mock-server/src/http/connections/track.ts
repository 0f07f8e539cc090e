import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** Tracks every open connection of a server, including websockets. `end` closes them and every later one. */
export function trackConnections(server: Server): { end(): void } {
  const open = new Set<Socket>()
  let isOver = false
  server.on('connection', (socket: Socket) => {
    if (isOver) return void socket.destroy()
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  return {
    end() {
      isOver = true
      for (const socket of open) socket.destroy()
    },
  }
}
