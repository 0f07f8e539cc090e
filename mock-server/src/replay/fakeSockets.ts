import { type ClientConnection, connectInMemory } from '../realtime/memoryConnection.ts'
import type { World } from '../world/world.ts'
import type { Line } from './readJournal.ts'

/** Replays connections without a network: sends the journaled incoming frames again. Outgoing frames are compared in the journal. */
export function createFakeSockets(world: World): { replay: (line: Line) => boolean } {
  const open = new Map<string, ClientConnection>()
  return {
    replay({ kind, event, socket, userId, reference }) {
      if (kind !== 'frame-in' || socket === undefined || event === undefined) return false
      if (event === 'connect') open.set(socket, connectInMemory(world, userId ?? ''))
      else if (event === 'disconnect') open.get(socket)?.close()
      else open.get(socket)?.send(event, reference === undefined ? undefined : { reference })
      return true
    },
  }
}
