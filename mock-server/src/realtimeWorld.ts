import type { OrderStatus } from '#contract/order.ts'
import type { PaymentCallback } from '#contract/payment.ts'
import { clientEvents, type ServerEvent, serverEvents } from '#contract/realtime.ts'
import type { Payment } from './domain/payments.ts'
import type { SocketsSeam, World } from './world.ts'

/** What a socket of socket.io offers and we need. */
export interface Connection {
  emit(event: string, body: unknown): unknown
  onAny(hear: (event: string, ...args: unknown[]) => void): unknown
  on(event: 'disconnect', hear: () => void): unknown
  readonly conn: { close(): void }
}
/** `drop` breaks the user's connections once; `refuse` does too and lets none in, `mute` swallows events to the user; `heal` ends both (QA-033). */
export type RealtimeFault = 'refuse' | 'drop' | 'mute' | 'heal'

export interface WorldSockets extends SocketsSeam {
  admit(connection: Connection, userId: string): void
  /** Whether a fault keeps new connections out of this world. */
  isRefusing(): boolean
  /** To the payer's sockets which joined this reference, and to no others (MON-033). `foreign`: injected on purpose. */
  callback(payment: Payment, body: PaymentCallback, foreign: boolean): void
  /** RT-014: to all sockets of these users. */
  orderStatus(userIds: readonly string[], event: { orderId: string; status: OrderStatus }): void
  fault(userId: string, fault: RealtimeFault): void
  list(): { id: string; userId: string; joined: string[] }[]
}

interface Seat {
  /** Counted per world: socket.io's own ids are random, and the journal of one seed must repeat (QA-043). */
  readonly id: string
  readonly userId: string
  readonly connection: Connection
  readonly joined: Set<string>
}

export function createSockets(world: World): WorldSockets {
  const seats = new Set<Seat>()
  const faults = new Map<string, Set<RealtimeFault>>()
  let count = 0

  const has = (userId: string, fault: RealtimeFault) => faults.get(userId)?.has(fault) ?? false
  const send = (seat: Seat, event: ServerEvent, body: { reference?: string | undefined }, injected = false) => {
    if (has(seat.userId, 'mute')) return
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
  const hear = (seat: Seat, event: string, args: readonly unknown[]) => {
    const schema = Object.hasOwn(clientEvents, event) ? clientEvents[event as keyof typeof clientEvents] : null
    const frame = schema?.safeParse(args[0])
    const facts = { kind: 'frame-in' as const, event: event.slice(0, 64), socket: seat.id, userId: seat.userId }
    if (!frame?.success) return void world.journal.add({ ...facts, text: 'ignored' })
    world.journal.add({ ...facts, reference: frame.data.reference })
    join(seat, frame.data.reference)
  }

  return {
    admit(connection, userId) {
      const seat: Seat = { id: `s${++count}`, userId, connection, joined: new Set() }
      seats.add(seat)
      world.journal.add({ kind: 'frame-in', event: 'connect', socket: seat.id, userId })
      connection.onAny((event, ...args) => hear(seat, event, args))
      connection.on('disconnect', () => {
        if (!seats.delete(seat)) return
        world.journal.add({ kind: 'frame-in', event: 'disconnect', socket: seat.id, userId })
      })
      send(seat, 'hello', { at: world.clock.iso() } as object)
    },
    isRefusing: () => [...faults.values()].some((own) => own.has('refuse')),
    callback(payment, body, foreign) {
      for (const seat of seats)
        if (seat.userId === payment.userId && seat.joined.has(payment.reference)) send(seat, 'payment-callback', body, foreign)
    },
    orderStatus(userIds, event) {
      for (const seat of seats) if (userIds.includes(seat.userId)) send(seat, 'order-status', event as object)
    },
    fault(userId, fault) {
      world.journal.add({ kind: 'fault', text: `realtime ${fault}`, userId })
      if (fault === 'heal') faults.delete(userId)
      else if (fault !== 'drop') faults.set(userId, (faults.get(userId) ?? new Set()).add(fault))
      if (fault === 'refuse' || fault === 'drop') for (const seat of seats) if (seat.userId === userId) seat.connection.conn.close()
    },
    list: () => [...seats].map(({ id, userId, joined }) => ({ id, userId, joined: [...joined] })),
    closeAll() {
      // The transport, not the namespace: a client told "disconnected by the server" would not come back by itself.
      for (const seat of seats) seat.connection.conn.close()
      seats.clear()
    },
  }
}
