import type { World } from '../world/world.ts'
import type { Line } from './readJournal.ts'

interface Fake {
  emit(event: string, body: unknown): void
  leave(): void
}

/** Replays connections without a network: sends the journaled incoming frames again. Outgoing frames are compared in the journal. */
export function attachFake(world: World): { replay: (line: Line) => boolean } {
  const open = new Map<string, Fake>()
  return {
    replay({ kind, event, socket, userId, reference }) {
      if (kind !== 'frame-in' || socket === undefined || event === undefined) return false
      if (event === 'connect') open.set(socket, seat(world, userId ?? ''))
      else if (event === 'disconnect') open.get(socket)?.leave()
      else open.get(socket)?.emit(event, reference === undefined ? undefined : { reference })
      return true
    },
  }
}

function seat(world: World, userId: string): Fake {
  let onEvent: (event: string, ...args: unknown[]) => void = () => {}
  let onLeave = () => {}
  world.sockets.addConnection(
    {
      id: 'replayed',
      emit: () => true,
      onAny: (listener) => (onEvent = listener),
      on: (_event, listener) => (onLeave = listener),
      conn: { close: () => onLeave() },
    },
    userId,
  )
  return { emit: (event, body) => onEvent(event, body), leave: () => onLeave() }
}
