import type { World } from '../world/world.ts'
import type { Line } from './readJournal.ts'

interface FakeConnection {
  emit(event: string, body: unknown): void
  disconnect(): void
}

/** Replays connections without a network: sends the journaled incoming frames again. Outgoing frames are compared in the journal. */
export function createFakeSockets(world: World): { replay: (line: Line) => boolean } {
  const open = new Map<string, FakeConnection>()
  return {
    replay({ kind, event, socket, userId, reference }) {
      if (kind !== 'frame-in' || socket === undefined || event === undefined) return false
      if (event === 'connect') open.set(socket, openConnection(world, userId ?? ''))
      else if (event === 'disconnect') open.get(socket)?.disconnect()
      else open.get(socket)?.emit(event, reference === undefined ? undefined : { reference })
      return true
    },
  }
}

function openConnection(world: World, userId: string): FakeConnection {
  let onEvent: (event: string, ...args: unknown[]) => void = () => {}
  let onDisconnect = () => {}
  world.sockets.addConnection(
    {
      id: 'replayed',
      emit: () => true,
      onAny: (listener) => (onEvent = listener),
      on: (_event, listener) => (onDisconnect = listener),
      conn: { close: () => onDisconnect() },
    },
    userId,
  )
  return { emit: (event, body) => onEvent(event, body), disconnect: () => onDisconnect() }
}
