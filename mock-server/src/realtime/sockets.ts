import type { RealtimeFaultKind } from '#contract/control/realtimeFaults.ts'
import type { OrderStatus } from '#contract/order.ts'
import type { PaymentCallback } from '#contract/payment.ts'
import { clientEvents, type ServerEvent, serverEvents } from '#contract/realtime.ts'
import type { Session } from '../auth/sessions.ts'
import { journalBreak } from '../http/uncaught.ts'
import type { Payment } from '../payments/payments.ts'
import type { SocketsSeam, World } from '../world/world.ts'
import type { Treatment } from './faults.ts'

/** What a socket of socket.io offers and we need. */
export interface Connection {
  emit(event: string, body: unknown): unknown
  onAny(hear: (event: unknown, ...args: unknown[]) => void): unknown
  on(event: 'disconnect', hear: () => void): unknown
  readonly conn: { close(): void }
}
/** What a scenario does to its payer's connections: faults of QA-033, and `heal` which ends them. */
export type RealtimeAct = 'refuse' | 'drop' | 'mute' | 'heal'

export interface WorldSockets extends SocketsSeam {
  /** `session`: the connection closes when it ends (API-069). */
  admit(connection: Connection, userId: string, session?: Session): void
  /** Whether a fault keeps new connections out of this world. */
  isRefusing(): boolean
  /** The same for one attempt to connect, which it counts and notes. */
  refuses(): boolean
  /** To the payer's sockets which joined this reference, and to no others (MON-033). `foreign`: injected on purpose. */
  callback(payment: Payment, body: PaymentCallback, foreign: boolean): void
  /** RT-014: to all sockets of these users. */
  orderStatus(userIds: readonly string[], event: { orderId: string; status: OrderStatus }): void
  fault(userId: string, act: RealtimeAct): void
  /** Breaks the open connections, of one user or all: a fault of this kind begins (QA-033). */
  breakOff(kind: RealtimeFaultKind, userId: string | undefined): void
  closeSession(session: Session): void
  list(): { id: string; userId: string; joined: string[] }[]
}

interface Body {
  reference?: string | undefined
}
interface Seat {
  /** Counted per world: socket.io's own ids are random, and the journal of one seed must repeat (QA-043). */
  readonly id: string
  readonly userId: string
  readonly connection: Connection
  readonly session: Session | undefined
  readonly joined: Set<string>
}

export function createSockets(world: World): WorldSockets {
  const seats = new Set<Seat>()
  const held = new Map<Seat, (() => void)[]>()
  const { realtimeFaults: faults, clock } = world
  let count = 0

  const send = (seat: Seat, event: ServerEvent, body: Body, injected = false) => {
    const treatment = faults.take(seat.userId, event)
    if (treatment.ids.length > 0) {
      const facts = { userId: seat.userId, socket: seat.id, ...(body.reference !== undefined && { reference: body.reference }) }
      world.journal.add({ kind: 'fault', text: treatment.ids.join(', '), event, ...facts })
    }
    if (!treatment.muted) deliver(seat, event, treatment, () => emit(seat, event, body, injected))
  }
  const deliver = (seat: Seat, event: ServerEvent, { copies, delay, heldFor, closes }: Treatment, say: () => void) => {
    const go = () => {
      for (let n = 0; n < copies; n++) say()
      for (const late of take(seat)) late()
      if (closes) seat.connection.conn.close()
    }
    if (heldFor !== null) {
      held.set(seat, [...(held.get(seat) ?? []), go])
      clock.at(clock.now() + heldFor, { name: `event ${event} held back`, fire: () => release(seat) })
    } else if (delay > 0) clock.at(clock.now() + delay, { name: `event ${event} delayed`, fire: go })
    else go()
  }
  const take = (seat: Seat): (() => void)[] => {
    const waiting = held.get(seat) ?? []
    held.delete(seat)
    return waiting
  }
  const release = (seat: Seat) => {
    for (const late of take(seat)) late()
  }
  const emit = (seat: Seat, event: ServerEvent, body: Body, injected: boolean) => {
    if (!seats.has(seat)) return
    const sound = serverEvents[event].safeParse(body).success
    const reference = body.reference
    world.journal.add({
      kind: 'frame-out',
      event,
      socket: seat.id,
      userId: seat.userId,
      ...(reference !== undefined && { reference }),
      body,
      ...(injected && { injected }),
    })
    if (!sound) world.journal.add({ kind: 'violation', invariant: 'contract', text: `event ${event} is against the contract` })
    seat.connection.emit(event, body)
  }
  const join = (seat: Seat, reference: string) => {
    const payment = world.money.payments.get(reference)
    if (payment?.userId !== seat.userId) return
    seat.joined.add(reference)
    for (const { body } of payment.callbacks) send(seat, 'payment-callback', body)
  }
  const hear = (seat: Seat, sent: unknown, args: readonly unknown[]) => {
    // The protocol allows a number, or nothing at all.
    const event = typeof sent === 'string' ? sent : typeof sent
    const schema = Object.hasOwn(clientEvents, event) ? clientEvents[event as keyof typeof clientEvents] : null
    const frame = schema?.safeParse(args[0])
    const facts = { kind: 'frame-in' as const, event: event.slice(0, 64), socket: seat.id, userId: seat.userId }
    if (!frame?.success) return void world.journal.add({ ...facts, text: 'ignored' })
    world.journal.add({ ...facts, reference: frame.data.reference })
    join(seat, frame.data.reference)
  }

  const breakOff = (kind: RealtimeFaultKind, userId: string | undefined) => {
    if (kind !== 'refuse' && kind !== 'drop') return
    for (const seat of [...seats]) if (userId === undefined || seat.userId === userId) seat.connection.conn.close()
  }

  return {
    admit(connection, userId, session) {
      const seat: Seat = { id: `s${++count}`, userId, connection, session, joined: new Set() }
      seats.add(seat)
      const close = () => connection.conn.close()
      const expiry = session && clock.at(session.endsAt, { name: `session of ${userId} ends`, fire: close, isBackground: true })
      world.journal.add({ kind: 'frame-in', event: 'connect', socket: seat.id, userId })
      connection.onAny((event, ...args) => {
        try {
          hear(seat, event, args)
        } catch (error) {
          journalBreak(world, 'a frame', error)
        }
      })
      connection.on('disconnect', () => {
        held.delete(seat)
        if (expiry !== undefined) clock.cancel(expiry)
        if (!seats.delete(seat)) return
        world.journal.add({ kind: 'frame-in', event: 'disconnect', socket: seat.id, userId })
      })
      send(seat, 'hello', { at: world.clock.iso() } as object)
    },
    isRefusing: faults.isRefusing,
    refuses() {
      if (!faults.takeRefusal()) return false
      world.journal.add({ kind: 'fault', text: 'realtime connection refused' })
      return true
    },
    callback(payment, body, foreign) {
      for (const seat of seats)
        if (seat.userId === payment.userId && seat.joined.has(payment.reference)) send(seat, 'payment-callback', body, foreign)
    },
    orderStatus(userIds, event) {
      for (const seat of seats) if (userIds.includes(seat.userId)) send(seat, 'order-status', event as object)
    },
    fault(userId, act) {
      world.journal.add({ kind: 'fault', text: `realtime ${act}`, userId })
      if (act === 'heal') return faults.clear(userId)
      if (act !== 'drop') faults.add({ kind: act, userId })
      breakOff(act, userId)
    },
    breakOff,
    closeSession({ token }) {
      for (const seat of [...seats]) if (seat.session?.token === token) seat.connection.conn.close()
    },
    list: () => [...seats].map(({ id, userId, joined }) => ({ id, userId, joined: [...joined] })),
    closeAll() {
      // The transport, not the namespace: a client told "disconnected by the server" would not come back by itself.
      for (const seat of seats) seat.connection.conn.close()
      seats.clear()
    },
  }
}
