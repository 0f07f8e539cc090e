import type { RealtimeFaultKind } from '#contract/control/faults/realtimeFaults.ts'
import { clientEvents } from '#contract/realtime.ts'
import { journalError } from '../http/uncaught.ts'
import type { World } from '../world/world.ts'
import { type Client, createDelivery } from './delivery.ts'
import type { WorldSockets } from './worldSockets.ts'

/** Creates the realtime connections of a world, initially none (RT-003). */
export function createSockets(world: World): WorldSockets {
  const { realtimeFaults: faults, clock, journal } = world
  const clients = new Set<Client>()
  const delivery = createDelivery(world, clients)
  let count = 0

  const join = (client: Client, reference: string) => {
    const payment = world.money.payments.get(reference)
    if (payment?.userId !== client.userId) return
    client.joined.add(reference)
    for (const { body } of payment.callbacks) delivery.send(client, 'payment-callback', body)
  }
  const receive = (client: Client, sent: unknown, args: readonly unknown[]) => {
    client.received++
    // The protocol also allows a number or a missing name.
    const event = typeof sent === 'string' ? sent : typeof sent
    const frame = schemaOf(event)?.safeParse(args[0])
    const facts = { kind: 'frame-in' as const, event: event.slice(0, 64), socket: client.id, userId: client.userId }
    if (!frame?.success) return void journal.add({ ...facts, text: 'ignored' })
    journal.add({ ...facts, reference: frame.data.reference })
    join(client, frame.data.reference)
  }
  const closeForFault = (kind: RealtimeFaultKind, userId: string | undefined) => {
    if (kind !== 'refuse' && kind !== 'drop') return
    for (const client of [...clients]) if (userId === undefined || client.userId === userId) client.connection.conn.close()
  }

  return {
    addConnection(connection, userId, session) {
      const client: Client = { id: `s${++count}`, userId, connection, session, joined: new Set(), received: 0 }
      clients.add(client)
      const close = () => connection.conn.close()
      const expiry = session && clock.at(session.endsAt, { name: `session of ${userId} ends`, fire: close, isBackground: true })
      journal.add({ kind: 'frame-in', event: 'connect', socket: client.id, userId })
      connection.onAny((event, ...args) => {
        try {
          receive(client, event, args)
        } catch (error) {
          journalError(world, 'a frame', error)
        }
      })
      connection.on('disconnect', () => {
        delivery.forget(client)
        if (expiry !== undefined) clock.cancel(expiry)
        if (!clients.delete(client)) return
        journal.add({ kind: 'frame-in', event: 'disconnect', socket: client.id, userId })
      })
      delivery.send(client, 'hello', { at: clock.iso() } as object)
    },
    isRefusing: faults.isRefusing,
    takeRefusal() {
      if (!faults.takeRefusal()) return false
      journal.add({ kind: 'fault', text: 'realtime connection refused' })
      return true
    },
    callback(payment, body, foreign) {
      for (const client of clients)
        if (client.userId === payment.userId && client.joined.has(payment.reference))
          delivery.send(client, 'payment-callback', body, foreign)
    },
    orderStatus: (userIds, event) => delivery.sendToUsers(userIds, 'order-status', event),
    verification: (userId, event) => delivery.sendToUsers([userId], 'verification', event),
    fault(userId, act) {
      journal.add({ kind: 'fault', text: `realtime ${act}`, userId })
      if (act === 'heal') return faults.clear(userId)
      if (act !== 'drop') faults.add({ kind: act, userId })
      closeForFault(act, userId)
    },
    closeForFault,
    closeSession({ token }) {
      for (const client of [...clients]) if (client.session?.token === token) client.connection.conn.close()
    },
    list: () => [...clients].map(viewClient),
    closeAll() {
      // Close the transport, because a client does not reconnect by itself after "io server disconnect".
      for (const client of clients) client.connection.conn.close()
      clients.clear()
    },
  }
}

const schemaOf = (event: string) => (Object.hasOwn(clientEvents, event) ? clientEvents[event as keyof typeof clientEvents] : null)

const viewClient = ({ id, connection, userId, received, joined }: Client) => ({
  id,
  connection: connection.id,
  userId,
  received,
  joined: [...joined],
})
