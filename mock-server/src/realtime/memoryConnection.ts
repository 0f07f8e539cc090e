import type { World } from '../world/world.ts'

/** A realtime connection as its client uses it. */
export interface ClientConnection {
  isOpen(): boolean
  /** Sends an event to the server. */
  send(event: string, body?: unknown): void
  close(): void
}

/** Opens a realtime connection of a user without a network, for replays and tests. `onEvent` gets the events that the server sends. */
export function connectInMemory(
  world: World,
  userId: string,
  onEvent: (event: string, body: unknown) => void = () => {},
): ClientConnection {
  let isOpen = true
  let toServer: (event: string, body: unknown) => void = () => {}
  let onDisconnect = () => {}
  const close = () => {
    isOpen = false
    onDisconnect()
  }
  world.sockets.addConnection(
    {
      id: userId,
      emit: (event, body) => isOpen && onEvent(event, body),
      onAny: (listener) => (toServer = listener),
      on: (_event, listener) => (onDisconnect = listener),
      conn: { close },
    },
    userId,
  )
  return { isOpen: () => isOpen, send: (event, body) => isOpen && toServer(event, body), close }
}
