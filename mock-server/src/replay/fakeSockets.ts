import type { World } from '../world/world.ts'
import type { Line } from './readJournal.ts'

interface Fake {
  say(event: string, body: unknown): void
  leave(): void
}

/** Connections without a network: what came in is said again, what goes out is read from the journal. */
export function attachFake(world: World): { live: (line: Line) => boolean } {
  const open = new Map<string, Fake>()
  return {
    live({ kind, event, socket, userId, reference }) {
      if (kind !== 'frame-in' || socket === undefined || event === undefined) return false
      if (event === 'connect') open.set(socket, seat(world, userId ?? ''))
      else if (event === 'disconnect') open.get(socket)?.leave()
      else open.get(socket)?.say(event, reference === undefined ? undefined : { reference })
      return true
    },
  }
}

function seat(world: World, userId: string): Fake {
  let heard: (event: string, ...args: unknown[]) => void = () => {}
  let left = () => {}
  world.sockets.admit(
    {
      emit: () => true,
      onAny: (hear) => (heard = hear),
      on: (_event, hear) => (left = hear),
      conn: { close: () => left() },
    },
    userId,
  )
  return { say: (event, body) => heard(event, body), leave: () => left() }
}
