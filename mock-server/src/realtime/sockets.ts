import type { RealtimeFaultKind } from '#contract/control/faults/realtimeFaults.ts'
import { clientEvents } from '#contract/realtime.ts'
import { journalError } from '../http/uncaught.ts'
import type { World } from '../world/world.ts'
import { createDelivery, type Seat } from './delivery.ts'
import type { WorldSockets } from './worldSockets.ts'

/** Creates the realtime side of a world, with nobody connected yet (RT-003). */
export function createSockets(world: World): WorldSockets {
  const { realtimeFaults: faults, clock, journal } = world
  const seats = new Set<Seat>()
  const delivery = createDelivery(world, seats)
  let count = 0

  const join = (seat: Seat, reference: string) => {
    const payment = world.money.payments.get(reference)
    if (payment?.userId !== seat.userId) return
    seat.joined.add(reference)
    for (const { body } of payment.callbacks) delivery.send(seat, 'payment-callback', body)
  }
  const receive = (seat: Seat, sent: unknown, args: readonly unknown[]) => {
    seat.received++
    // The protocol allows a number, or nothing at all.
    const event = typeof sent === 'string' ? sent : typeof sent
    const frame = schemaOf(event)?.safeParse(args[0])
    const facts = { kind: 'frame-in' as const, event: event.slice(0, 64), socket: seat.id, userId: seat.userId }
    if (!frame?.success) return void journal.add({ ...facts, text: 'ignored' })
    journal.add({ ...facts, reference: frame.data.reference })
    join(seat, frame.data.reference)
  }
  const breakOff = (kind: RealtimeFaultKind, userId: string | undefined) => {
    if (kind !== 'refuse' && kind !== 'drop') return
    for (const seat of [...seats]) if (userId === undefined || seat.userId === userId) seat.connection.conn.close()
  }

  return {
    admit(connection, userId, session) {
      const seat: Seat = { id: `s${++count}`, userId, connection, session, joined: new Set(), received: 0 }
      seats.add(seat)
      const close = () => connection.conn.close()
      const expiry = session && clock.at(session.endsAt, { name: `session of ${userId} ends`, fire: close, isBackground: true })
      journal.add({ kind: 'frame-in', event: 'connect', socket: seat.id, userId })
      connection.onAny((event, ...args) => {
        try {
          receive(seat, event, args)
        } catch (error) {
          journalError(world, 'a frame', error)
        }
      })
      connection.on('disconnect', () => {
        delivery.forget(seat)
        if (expiry !== undefined) clock.cancel(expiry)
        if (!seats.delete(seat)) return
        journal.add({ kind: 'frame-in', event: 'disconnect', socket: seat.id, userId })
      })
      delivery.send(seat, 'hello', { at: clock.iso() } as object)
    },
    isRefusing: faults.isRefusing,
    refuses() {
      if (!faults.takeRefusal()) return false
      journal.add({ kind: 'fault', text: 'realtime connection refused' })
      return true
    },
    callback(payment, body, foreign) {
      for (const seat of seats)
        if (seat.userId === payment.userId && seat.joined.has(payment.reference)) delivery.send(seat, 'payment-callback', body, foreign)
    },
    orderStatus: (userIds, event) => delivery.tell(userIds, 'order-status', event),
    verification: (userId, event) => delivery.tell([userId], 'verification', event),
    fault(userId, act) {
      journal.add({ kind: 'fault', text: `realtime ${act}`, userId })
      if (act === 'heal') return faults.clear(userId)
      if (act !== 'drop') faults.add({ kind: act, userId })
      breakOff(act, userId)
    },
    breakOff,
    closeSession({ token }) {
      for (const seat of [...seats]) if (seat.session?.token === token) seat.connection.conn.close()
    },
    list: () => [...seats].map(listed),
    closeAll() {
      // The transport, not the namespace: a client told "disconnected by the server" would not come back by itself.
      for (const seat of seats) seat.connection.conn.close()
      seats.clear()
    },
  }
}

const schemaOf = (event: string) => (Object.hasOwn(clientEvents, event) ? clientEvents[event as keyof typeof clientEvents] : null)

const listed = ({ id, connection, userId, received, joined }: Seat) => ({
  id,
  connection: connection.id,
  userId,
  received,
  joined: [...joined],
})
