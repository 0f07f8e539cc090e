import { type ServerEvent, serverEvents } from '#contract/realtime.ts'
import type { Session } from '../auth/sessions.ts'
import type { World } from '../world/world.ts'
import type { Treatment } from './faults.ts'
import type { Connection } from './worldSockets.ts'

/** One open connection of a world. */
export interface Seat {
  /** Counted per world: socket.io's own ids are random, and the journal of one seed must repeat (QA-043). */
  readonly id: string
  readonly userId: string
  readonly connection: Connection
  readonly session: Session | undefined
  readonly joined: Set<string>
  /** Events that came from it. */
  received: number
}
export interface EventBody {
  reference?: string | undefined
}
/** Sends events to the seats of a world, as the realtime faults allow (QA-033). */
export interface Delivery {
  /** Sends one event; `injected` marks a callback of somebody else's payment in the journal. */
  send(seat: Seat, event: ServerEvent, body: EventBody, injected?: boolean): void
  /** Sends one event to every seat of these users. */
  tell(userIds: readonly string[], event: ServerEvent, body: object): void
  /** Forgets the events held back for a seat that has closed. */
  forget(seat: Seat): void
}

export function createDelivery({ journal, clock, realtimeFaults }: World, seats: ReadonlySet<Seat>): Delivery {
  const held = new Map<Seat, (() => void)[]>()

  const release = (seat: Seat) => {
    const waiting = held.get(seat) ?? []
    held.delete(seat)
    for (const deliver of waiting) deliver()
  }
  const schedule = (seat: Seat, event: ServerEvent, { copies, delay, heldFor, closes }: Treatment, emit: () => void) => {
    const deliver = () => {
      for (let n = 0; n < copies; n++) emit()
      release(seat)
      if (closes) seat.connection.conn.close()
    }
    if (heldFor !== null) {
      held.set(seat, [...(held.get(seat) ?? []), deliver])
      clock.at(clock.now() + heldFor, { name: `event ${event} held back`, fire: () => release(seat) })
    } else if (delay > 0) clock.at(clock.now() + delay, { name: `event ${event} delayed`, fire: deliver })
    else deliver()
  }
  const emit = (seat: Seat, event: ServerEvent, body: EventBody, injected: boolean) => {
    if (!seats.has(seat)) return
    const { id: socket, userId } = seat
    journal.add({ kind: 'frame-out', event, socket, userId, ...referenceOf(body), body, ...(injected && { injected }) })
    if (!serverEvents[event].safeParse(body).success)
      journal.add({ kind: 'violation', invariant: 'contract', text: `event ${event} is against the contract` })
    seat.connection.emit(event, body)
  }

  const delivery: Delivery = {
    tell(userIds, event, body) {
      for (const seat of seats) if (userIds.includes(seat.userId)) delivery.send(seat, event, body)
    },
    send(seat, event, body, injected = false) {
      const treatment = realtimeFaults.take(seat.userId, event)
      if (treatment.ids.length > 0)
        journal.add({ kind: 'fault', text: treatment.ids.join(', '), event, userId: seat.userId, socket: seat.id, ...referenceOf(body) })
      if (!treatment.muted) schedule(seat, event, treatment, () => emit(seat, event, body, injected))
    },
    forget: (seat) => held.delete(seat),
  }
  return delivery
}

const referenceOf = ({ reference }: EventBody): { reference?: string } => (reference === undefined ? {} : { reference })
