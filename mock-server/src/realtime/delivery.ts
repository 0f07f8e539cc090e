import { type ServerEvent, serverEvents } from '#contract/realtime.ts'
import type { Session } from '../auth/sessions.ts'
import type { World } from '../world/world.ts'
import type { FaultEffect } from './faults.ts'
import type { Connection } from './worldSockets.ts'

/** One open connection of a world. */
export interface Client {
  /** A number per world. socket.io's own ids are random, but the journal of a seed must be repeatable (QA-043). */
  readonly id: string
  readonly userId: string
  readonly connection: Connection
  readonly session: Session | undefined
  readonly joined: Set<string>
  /** The number of events received from this client. */
  received: number
}
export interface EventBody {
  reference?: string | undefined
}
/** Sends events to the clients of a world and applies the realtime faults (QA-033). */
export interface Delivery {
  /** Sends one event. `injected` marks a callback for an unknown payment in the journal. */
  send(client: Client, event: ServerEvent, body: EventBody, injected?: boolean): void
  /** Sends one event to all clients of these users. */
  sendToUsers(userIds: readonly string[], event: ServerEvent, body: object): void
  /** Drops the events held for a client that has disconnected. */
  forget(client: Client): void
}

export function createDelivery({ journal, clock, realtimeFaults }: World, clients: ReadonlySet<Client>): Delivery {
  const held = new Map<Client, (() => void)[]>()

  const release = (client: Client) => {
    const waiting = held.get(client) ?? []
    held.delete(client)
    for (const deliver of waiting) deliver()
  }
  const schedule = (client: Client, event: ServerEvent, { copies, delay, heldFor, closes }: FaultEffect, emit: () => void) => {
    const deliver = () => {
      for (let n = 0; n < copies; n++) emit()
      release(client)
      if (closes) client.connection.conn.close()
    }
    if (heldFor !== null) {
      held.set(client, [...(held.get(client) ?? []), deliver])
      const isOver = () => !held.get(client)?.includes(deliver)
      clock.at(clock.now() + heldFor, { name: `event ${event} held back`, isOver, fire: () => release(client) })
    } else if (delay > 0)
      clock.at(clock.now() + delay, { name: `event ${event} delayed`, isOver: () => !clients.has(client), fire: deliver })
    else deliver()
  }
  const emit = (client: Client, event: ServerEvent, body: EventBody, injected: boolean) => {
    if (!clients.has(client)) return
    const { id: socket, userId } = client
    journal.add({ kind: 'frame-out', event, socket, userId, ...referenceOf(body), body, ...(injected && { injected }) })
    if (!serverEvents[event].safeParse(body).success)
      journal.add({ kind: 'violation', invariant: 'contract', text: `event ${event} is against the contract` })
    client.connection.emit(event, body)
  }

  const delivery: Delivery = {
    sendToUsers(userIds, event, body) {
      for (const client of clients) if (userIds.includes(client.userId)) delivery.send(client, event, body)
    },
    send(client, event, body, injected = false) {
      const effect = realtimeFaults.take(client.userId, event)
      if (effect.ids.length > 0)
        journal.add({ kind: 'fault', text: effect.ids.join(', '), event, userId: client.userId, socket: client.id, ...referenceOf(body) })
      if (!effect.muted) schedule(client, event, effect, () => emit(client, event, body, injected))
    },
    forget: (client) => held.delete(client),
  }
  return delivery
}

const referenceOf = ({ reference }: EventBody): { reference?: string } => (reference === undefined ? {} : { reference })
